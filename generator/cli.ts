#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';
import { onCacheFailure } from './cache/failure.js';
import { endWithParent } from './cli/parent.ts';
import { unloadableSentence } from './unloadable.js';
import { v8Flags } from './v8-flags.ts';

for (const flag of v8Flags()) setFlagsFromString(flag);
endWithParent();
for (const stream of [process.stdout, process.stderr]) {
  // The reader may have stopped reading (`validate | head`). The work goes on to its end all the same.
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') process.exit(1);
  });
}
/** The command line, or null if it cannot be loaded, with a sentence. */
async function loaded(): Promise<typeof import('./cli/menologion.ts') | null> {
  try {
    return await import('./cli/menologion.ts');
  } catch (error) {
    const sentence = unloadableSentence(error);
    if (sentence === null) throw error;
    console.error(sentence);
    process.exitCode = 1;
    return null;
  }
}

const program = await loaded();
onCacheFailure((failure) => console.error(program?.cacheNotice(failure)));
try {
  await program?.menologion().parseAsync();
} catch (error) {
  const sentence = program?.sentenceOf(error) ?? null;
  if (sentence === null) throw error;
  console.error(sentence);
  process.exitCode = 1;
}
