/**
 * Checks that the package works by itself: `npm run check:package`. Packs and lints it, installs it in an empty folder
 * as README.md says, and generates a tree there with a saint of a pack. Runs the examples of README.md and docs/reference/node.md
 * and compares their output with what these pages say.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { codeOf, outputOf } from '../support/examples.ts';

/** Pinned here and not a dependency: it has 38 MB, most of them a TypeScript of its own. */
const TYPE_LINTER = '@arethetypeswrong/cli@0.18.5';
/** The most modules that the import of the package may load: what computes answers, and no schema compiler. */
const MOST_MODULES = 40;
/** Programs that only a build of the package needs. */
const BUILDERS = ['ajv', 'esbuild', 'tsx', 'typescript'];

const OWN_SAINT = `\
01-07:
  - id: 90001
    name: { ru: Святой нашего прихода, en: Saint of our parish }
    type: 13
`;

const CLIENT = `\
import { type CalendarAnswer, type Catalog, type Finding, type GenerateOptions, layout, loadCatalog } from 'menologion';
import { joinTree, repairTree, validateData, verifyTree } from 'menologion';
import { type Calendar, createCalendar } from 'menologion/calendar';
import { type CalendarDay, Menologion } from 'menologion/client';
import { createApp, type ReadFile } from 'menologion/edge';
import worker from 'menologion/edge/cloudflare';
import { nodeServer } from 'menologion/edge/node';
import { createEngine } from 'menologion/engine';
import manifest from 'menologion/package.json' with { type: 'json' };
const firstSaint = (answer: CalendarAnswer): string | undefined => Object.values(answer.data)[0]?.saints[0]?.name;
const read: ReadFile = async () => null;
const ask = (): Promise<CalendarDay> => new Menologion('https://calendar.example').calendarDay('2026-01-20');
const options: GenerateOptions = { years: 2026, lang: ['ru'] };
const catalog: Catalog = await loadCatalog('my-data');
const calendar: Calendar = createCalendar(catalog, { lang: 'en' });
const check = async (): Promise<readonly Finding[]> => {
  await repairTree('site', await verifyTree('site'), 'my-data');
  await joinTree('site');
  return (await validateData('my-data')).problems.length === 0 ? verifyTree('site') : [];
};
console.log(ask, firstSaint, layout.dayPath('en', 'calendar', '2026-01-20'), calendar.saintsDay('2026-01-20').saints);
console.log(check, options, createApp(read), worker.fetch, nodeServer('site'), createEngine, manifest.version);
`;

const PAGES = ['README.md', 'docs/reference/node.md'];
const readme = readFileSync('README.md', 'utf8');
const folder = mkdtempSync(path.join(tmpdir(), 'menologion-package-'));
const at = (name: string) => path.join(folder, name);
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
};
const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();

try {
  const tarball = pack();
  lint(tarball);
  install();
  countModules();
  makeTree();
  const examples = PAGES.flatMap((page) => {
    const codes = codeOf('js', readFileSync(page, 'utf8'));
    assert.notEqual(codes.length, 0, `${page} has no examples`);
    return codes.map((code, i) => ({ name: `${path.basename(page, '.md')}-${i + 1}`, code }));
  });
  compile([{ name: 'client', code: CLIENT }, ...examples]);
  // tests/clients runs the examples that need a server.
  const alone = examples.filter(({ code }) => !code.includes('menologion/client'));
  for (const { name, code } of alone) runExample(name, code);
  console.log(`the types of the package compile, and ${alone.length} examples of ${PAGES.join(', ')} do what they say`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function pack(): string {
  const packed = execFileSync('npm', ['pack', '--json', '--silent', '--pack-destination', folder], {
    encoding: 'utf8',
  });
  const [{ filename, size, entryCount }] = JSON.parse(packed.slice(packed.indexOf('[')));
  console.log(`packed ${entryCount} files, ${size} bytes`);
  return filename;
}

function lint(tarball: string): void {
  execFileSync('npx', ['--no', 'publint', 'run', '--strict', at(tarball)], { stdio: 'inherit' });
  console.log(
    run('npx', '--yes', TYPE_LINTER, '--profile', 'esm-only', '--format', 'table-flipped', '--no-summary', tarball),
  );
}

/** Installs the package and generates a tree with it, by the lines of README.md. */
function install(): void {
  write('package.json', '{ "private": true, "type": "module" }');
  write('my-data/menologion/01.yaml', OWN_SAINT);
  const lines = codeOf('sh', readme).find((code) => code.includes('.tgz') && code.includes('npx menologion'));
  assert.ok(lines, 'README.md does not say how to install the package');
  console.log(run('sh', '-ec', lines));
  for (const name of BUILDERS) assert.ok(!existsSync(at(`node_modules/${name}`)), `the package installs ${name}`);
  const sources = readdirSync(at('node_modules/menologion'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.d)\.tsx?$/.test(name),
  );
  assert.deepEqual(sources, [], 'the package contains TypeScript');
}

function countModules(): void {
  const counter = path.resolve('tests/package/count-modules.mjs');
  const counts: Record<string, number> = JSON.parse(run(process.execPath, counter, 'menologion'));
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  assert.ok(all <= MOST_MODULES, `import 'menologion' loads ${all} modules: ${JSON.stringify(counts)}`);
  console.log(`import 'menologion' loads ${all} modules: ${JSON.stringify(counts)}`);
}

/** The tree must have the same bytes as one from the sources and the same data, except for its records. */
function makeTree(): void {
  console.log(run('npx', 'menologion', 'validate', '--data', 'my-data'));
  const day = readFileSync(at('site/api/v1/en/calendar/2026/2026-01-20.json'), 'utf8');
  assert.match(day, /Saint of our parish/, 'the saint of the pack is missing');
  assert.match(day, /Forerunner and Baptist of the Lord/, 'the data of the package are missing');
  console.log(run('npx', 'menologion', 'verify', 'site'));
  const flags = ['--data', at('my-data'), '--out', at('site-of-sources'), '--years', '2026'];
  execFileSync(process.execPath, ['build/run.js', 'generate', ...flags], { stdio: 'ignore' });
  run('diff', '-r', '--exclude=manifest*', '--exclude=tree.json', 'site', 'site-of-sources');
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  assert.equal(run('npx', 'menologion', '--version'), version);
  assert.match(run('npx', 'menologion', 'join', '--help'), /\n {2}npx menologion join out$/);
}

function compile(programs: readonly { name: string; code: string }[]): void {
  for (const { name, code } of programs) write(`${name}.ts`, code);
  const options = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2023'];
  const types = ['--typeRoots', path.resolve('node_modules/@types'), '--types', 'node'];
  const tsc = path.resolve('node_modules/typescript/bin/tsc');
  const files = programs.map(({ name }) => `${name}.ts`);
  execFileSync(process.execPath, [tsc, ...options, ...types, ...files], { cwd: folder, stdio: 'inherit' });
}

function runExample(name: string, code: string): void {
  write(`${name}.js`, code);
  assert.deepEqual(run(process.execPath, `${name}.js`).split('\n'), outputOf(code), `example ${name}`);
}
