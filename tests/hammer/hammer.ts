/**
 * Stress tests the Node adapter with the real programs on both sides: invalid requests, and many requests while the
 * tree is updated back and forth: `npm run check:hammer -- --help`. Every answer must be right, byte for byte, for one
 * version of the tree. The server must print nothing, and must still run at the end.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Command } from 'commander';
import { freePort } from '../support/free-port.ts';
import { runProcess } from '../support/run.ts';
import { hostileRequests } from './hostile-requests.ts';
import { requestsDuringUpdates } from './requests-during-updates.ts';

const flags = new Command('check:hammer')
  .description('sends the Node adapter malformed requests, and many requests while its tree is updated')
  .option('--hostile <n>', 'number of malformed requests', Number, 10_000)
  .option('--requests <n>', 'number of requests during updates', Number, 100_000)
  .option('--seed <n>', 'seed of the random numbers', Number, 1583)
  .option('--folder <folder>', 'folder for the trees', tmpdir())
  .parse()
  .opts<{ hostile: number; requests: number; seed: number; folder: string }>();

const root = mkdtempSync(path.join(path.resolve(flags.folder), 'menologion-hammer-'));
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const versions = ['a', 'b'].map((name) => ({ data: path.join(root, `data-${name}`), tree: path.join(root, name) }));
const live = path.join(root, 'live');
let said = '';
let server: ChildProcess | undefined;
try {
  for (const [i, { data, tree }] of versions.entries()) {
    cpSync('data', data, { recursive: true });
    if (i > 0) change(data);
    await generate(data, tree);
  }
  await generate(versions[0]?.data as string, live);
  server = spawn(process.execPath, [
    'build/run.js',
    'serve',
    '--out',
    live,
    '--port',
    `${port}`,
    '--host',
    '127.0.0.1',
  ]);
  server.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  while (server.exitCode === null && !(await fetch(origin).catch(() => null))) await wait(100);

  report('malformed requests', await hostileRequests(port, flags.hostile, flags.seed));
  const update = (version: number) => generate(versions[version]?.data as string, live);
  report(
    'requests during updates',
    await requestsDuringUpdates(
      origin,
      versions.map(({ tree }) => tree),
      flags,
      update,
    ),
  );
  if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
  if (said !== '') throw new Error(`the server printed: ${said}`);
} finally {
  if (server?.exitCode === null && server.kill()) await once(server, 'exit');
  rmSync(root, { recursive: true, force: true });
}

/**
 * Doubles the names of classes, of movable days and of pictures, so that nearly every file has other bytes and another
 * length.
 */
function change(data: string): void {
  for (const name of ['types.yaml', 'movable.yaml', 'icons.yaml']) {
    const file = path.join(data, name);
    const text = readFileSync(file, 'utf8').replace(
      /\b(ru|en): (\p{L}[^,}:()«“\n]*\p{L})(?=\s*[,}\n])/gu,
      '$1: $2 — $2',
    );
    writeFileSync(file, text);
  }
}

async function generate(data: string, out: string): Promise<void> {
  const scope = ['--years', '2026', '--datasets', '2024-2027', '--origin', 'http://made.for.another'];
  const { code, stderr } = await runProcess('generate', '--data', data, ...scope, '--out', out);
  if (code !== 0) throw new Error(stderr);
}

function report(what: string, counts: ReadonlyMap<string, number>): void {
  console.log(`${what}:`);
  for (const [kind, count] of [...counts].sort())
    console.log(`  ${count.toLocaleString('en-US').padStart(9)}  ${kind}`);
}
