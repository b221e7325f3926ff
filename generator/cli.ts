#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';
import { onCacheFailure } from './cache-failure.js';
import { cacheNotice, menologion, sentenceOf } from './cli/menologion.ts';
import { v8Flags } from './v8-flags.ts';

for (const flag of v8Flags()) setFlagsFromString(flag);
for (const stream of [process.stdout, process.stderr]) {
  // The reader may have stopped reading (`validate | head`). The work goes on to its end all the same.
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') process.exit(1);
  });
}
onCacheFailure((failure) => console.error(cacheNotice(failure)));
try {
  await menologion().parseAsync();
} catch (error) {
  const sentence = sentenceOf(error);
  if (sentence === null) throw error;
  console.error(sentence);
  process.exitCode = 1;
}
