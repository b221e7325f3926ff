/**
 * Corrects names of the project's data at random in a copy of the checkout, and runs the tests of code there. A test of
 * code that fails depends on words of the data: `npm run check:corrected-names -- --help`.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { random } from '../fuzz/random.ts';
import { checkout, WHOLE } from '../support/checkout.ts';
import { correctNames } from './correct-names.ts';

const program = new Command('check:corrected-names')
  .description('corrects names of the data at random in a copy of the checkout, and runs the tests of code there')
  .argument('[tests...]', 'tests to run; all tests of code by default')
  .option('--seed <n>', 'seed of the random numbers; the same seed makes the same corrections', Number, 1)
  .option('--names <n>', 'number of names to correct', Number, 20)
  .option('--mode <mode>', 'which tests: those of every day (`test`), or those that take long (`thorough`)', 'test')
  .parse();
const flags = program.opts<{ seed: number; names: number; mode: 'test' | 'thorough' }>();

const root = checkout(WHOLE);
try {
  const corrections = correctNames(path.join(root, 'data'), flags.names, random(flags.seed));
  console.log(corrections.join('\n'));
  const { status } = spawnSync(
    process.execPath,
    [
      ...['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', '--mode', flags.mode],
      ...['--exclude', 'tests/data/**', ...program.args],
    ],
    { cwd: root, stdio: 'inherit' },
  );
  const green = status === 0;
  console.log(
    green
      ? `no test of code depends on one of these ${corrections.length} names`
      : `the tests above depend on words of the data: they belong in tests/data, or need data of their own (seed ${flags.seed})`,
  );
  process.exitCode = green ? 0 : 1;
} finally {
  rmSync(root, { recursive: true, force: true });
}
