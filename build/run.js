// @ts-check
/**
 * Runs the command line from the sources: `node build/run.js validate`. The compiled code is kept for the next run and
 * compiled again when the code has changed.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { unloadableSentence } from '../generator/unloadable.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

try {
  // One after another: static imports would be opened all at once.
  const { digestOfCode, cacheFolder, storedFolder } = await import('../generator/cache/folder.js');
  const { compile } = await import('./compile.js');
  const code = digestOfCode(ROOT, ROOT);
  // The path of the sources is part of the compiled code.
  const digest = createHash('sha256').update(code).update(ROOT).digest('hex');
  const place = JSON.stringify(pathToFileURL(path.join(ROOT, 'generator/package.ts')).href);
  const folder = await storedFolder(path.join(cacheFolder(ROOT), 'code', digest), () =>
    compile({ modules: ['cli'], place, ending: '.mjs', packages: 'bundle', code }),
  );
  await import(pathToFileURL(path.join(folder, 'cli.mjs')).href);
} catch (error) {
  const sentence = unloadableSentence(error);
  if (sentence === null) throw error;
  console.error(sentence);
  process.exitCode = 1;
}
