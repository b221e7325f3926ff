import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { MissingPrograms, programTags } from './support/programs.ts';

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: ['tests/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The data and the schemas are read once a worker, not once a file; tests leave nothing behind in modules.
    isolate: false,
    maxWorkers: '100%',
    tags: programTags,
    reporters: ['default', ['json', { outputFile: 'node_modules/.cache/test-results.json' }], new MissingPrograms()],
  },
});
