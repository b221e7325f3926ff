/**
 * Checks that everything runs on every supported Node: `npm run check:runtimes`, or `-- 22 24` for some of them. npm's
 * package `node` brings each. With each it generates a year, verifies and serves it, generates the same year with the
 * installed package, and runs a short part of the tests; the bytes must be the same. Deno and Bun run what the package
 * exports for programs. The commands are for Node.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NODES } from './nodes.ts';
import { withNode } from './with-node.ts';

/** How npx runs the others. */
const OTHERS = { Deno: ['deno@2', 'run', '--allow-all'], Bun: ['bun@1', 'run'] };
/** Tests of what another Node could change: processes, streams, zlib, dates, serialized values, messages. */
const SHORT = [
  'calendar',
  'cli/refusals',
  'cli/localize',
  'edge',
  'engine',
  'messages',
  'responses',
  'tree/workers',
  'v8-flags',
];
const YEAR = '2026';
/** The files that name the Node with which a tree was made. */
const RECORDS = ['--exclude=manifest*', '--exclude=tree.json'];

type Environment = NodeJS.ProcessEnv;

const folder = mkdtempSync(path.join(tmpdir(), 'menologion-runtimes-'));
const at = (...names: string[]) => path.join(folder, ...names);
const [first = '', ...others] = process.argv.length > 2 ? process.argv.slice(2) : NODES;

try {
  const tarball = pack();
  for (const version of [first, ...others]) {
    const env = withNode(version, at(version, 'node'));
    makeTree(env, at(version, 'tree'));
    await askServer(env, at(version, 'tree'));
    usePackage(env, at(version), tarball);
    execFileSync(
      'npx',
      [
        'vitest',
        'run',
        '--config',
        'tests/vitest.config.ts',
        '--reporter=dot',
        ...SHORT.map((name) => `tests/${name}`),
      ],
      {
        env,
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    );
    for (const tree of [at(version, 'tree'), at(version, 'of-package')]) same(at(first, 'tree'), tree);
    console.log(`Node ${version} (${output(env, 'node', '--version')}): the commands, the package, the short suite`);
  }
  for (const [name, command] of Object.entries(OTHERS)) {
    console.log(
      `${name}: ${output(process.env, 'npx', '--yes', ...command, at(first, 'tour.mjs'), at(first, 'tree'))}`,
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function pack(): string {
  const packed = execFileSync('npm', ['pack', '--json', '--silent', '--pack-destination', folder], {
    encoding: 'utf8',
  });
  return at(JSON.parse(packed.slice(packed.indexOf('[')))[0].filename);
}

function makeTree(env: Environment, tree: string): void {
  command(env, '.', 'node', 'build/run.js', 'validate');
  command(env, '.', 'node', 'build/run.js', 'generate', '--years', YEAR, '--out', tree);
  command(env, '.', 'node', 'build/run.js', 'verify', tree);
}

/** Asks a server for one day, and ends it. */
async function askServer(env: Environment, tree: string): Promise<void> {
  const server = spawn('node', ['build/run.js', 'serve', '--out', tree, '--port', '0'], { env });
  const [said] = await once(server.stdout.setEncoding('utf8'), 'data');
  const origin = /http:\/\/localhost:\d+/.exec(said)?.[0];
  const answer = await fetch(`${origin}/api/v1/calendar/day/${YEAR}-01-07?lang=en&type=1`);
  assert.equal(answer.status, 200);
  server.kill();
  const [code, signal] = await once(server, 'exit');
  assert.ok(code === 0 || signal === 'SIGTERM', `serve ended with ${code ?? signal}`);
}

/** Installs the package, generates the tree with it, and uses what it exports. */
function usePackage(env: Environment, own: string, tarball: string): void {
  writeFileSync(path.join(own, 'package.json'), '{ "private": true, "type": "module" }');
  execFileSync('npm', ['install', '--silent', '--no-audit', '--no-fund', tarball], { cwd: own, env });
  command(env, own, 'npx', 'menologion', 'generate', '--years', YEAR, '--out', 'of-package');
  cpSync('tests/runtimes/tour.mjs', path.join(own, 'tour.mjs'));
  command(env, own, 'node', 'tour.mjs', 'of-package');
}

/** Runs a command, which must succeed and must not warn. */
function command(env: Environment, cwd: string, program: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(program, args, { cwd, env, encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  assert.doesNotMatch(stderr, /warning|unrecognized|bad option|deprecat/i);
}

function output(env: Environment, program: string, ...args: string[]): string {
  return execFileSync(program, args, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
}

function same(tree: string, other: string): void {
  execFileSync('diff', ['-r', ...RECORDS, tree, other], { stdio: ['ignore', 'inherit', 'inherit'] });
}
