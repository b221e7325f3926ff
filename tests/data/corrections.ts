/**
 * Corrects names of the project's data at random in a copy of the checkout, and runs the tests of code there. A test of
 * code that fails depends on words of the data: `npm run check:corrected-names -- --help`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { random } from '../fuzz/random.ts';
import { correctNames } from './correct-names.ts';

const program = new Command('check:corrected-names')
  .description('corrects names of the data at random in a copy of the checkout, and runs the tests of code there')
  .argument('[tests...]', 'files or folders of tests, quick and thorough; all that are named below by default')
  .option('--seed <n>', 'seed of the random numbers; the same seed makes the same corrections', Number, 1)
  .option('--names <n>', 'number of names to correct', Number, 20)
  .addHelpText(
    'after',
    `
It runs all quick tests outside tests/data, and the thorough tests that have to do with words: those of the pages, the
clients, the reference, the catalog and the days. It leaves out
- tests/data, the acceptance of the data, which may fail when a word is corrected;
- the thorough tests in tests/tree, tests/cache and tests/import: they take minutes, and they hold trees against trees,
  whatever words are in them.`,
  )
  .parse();
const { seed, names } = program.opts<{ seed: number; names: number }>();

const root = copyOfCheckout();
try {
  const corrections = correctNames(path.join(root, 'data'), names, random(seed));
  console.log(corrections.join('\n'));
  const arePassed = [pass('test', 'data'), pass('thorough', '{data,tree,cache,import}')].every((isPassed) => isPassed);
  console.log(
    arePassed
      ? `no test of code depends on one of ${corrections.length} corrected names (seed ${seed})`
      : `tests fail (seed ${seed}); those that pass without corrections depend on words of the data: they belong in tests/data, or need data of their own`,
  );
  process.exitCode = arePassed ? 0 : 1;
} finally {
  rmSync(root, { recursive: true, force: true });
}

/** Whether the tests of a mode pass in the copy, except those in a folder. */
function pass(mode: string, except: string): boolean {
  const flags = ['--config', 'tests/vitest.config.ts', '--mode', mode, '--exclude', `tests/${except}/**`];
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--passWithNoTests', ...flags, ...program.args];
  return spawnSync(process.execPath, vitest, { cwd: root, stdio: 'inherit' }).status === 0;
}

/** A copy of the checkout with a cache of its own. The installed packages are linked where the file system allows it. */
function copyOfCheckout(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'corrected-names-'));
  // Some tests run the program as another user.
  chmodSync(copy, 0o755);
  for (const name of readdirSync('.').filter((one) => !['.git', 'node_modules', 'out', 'dist'].includes(one))) {
    cpSync(name, path.join(copy, name), { recursive: true });
  }
  mkdirSync(path.join(copy, 'node_modules'));
  const packages = readdirSync('node_modules').filter((name) => name !== '.cache');
  const how = statSync(copy).dev === statSync('node_modules').dev ? '-al' : '-a';
  execFileSync('cp', [how, ...packages.map((name) => `node_modules/${name}`), path.join(copy, 'node_modules')]);
  return copy;
}
