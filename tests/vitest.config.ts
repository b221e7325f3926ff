import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { Longest } from './support/longest.ts';
import { LongestFirst } from './support/longest-first.ts';
import { MissingPrograms, programTags } from './support/programs.ts';

/** The tests of every day, or with `--mode thorough` those that take long. */
export default defineConfig(({ mode }) => ({
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: [`tests/**/*.${mode}.ts`],
    globalSetup: ['tests/support/temporary.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A page may wait for its answers on a machine that is busy.
    expect: { poll: { timeout: 30_000 } },
    // Tests expect English messages, whatever the language of the machine.
    env: { LC_ALL: 'C.UTF-8' },
    // The data and the schemas are read once a worker, not once a file; tests leave nothing behind in modules.
    isolate: false,
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    tags: programTags,
    reporters: [
      'default',
      ['json', { outputFile: `node_modules/.cache/${mode}-results.json` }],
      new MissingPrograms(),
      new Longest(),
    ],
  },
}));
