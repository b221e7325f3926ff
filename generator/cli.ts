#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';
import { menologion, sentenceOf } from './cli/menologion.ts';

// A run takes seconds, and optimizing code takes much of them: most functions have done their work soon after. By default
// V8 optimizes a function after 66 kB of its bytecode, and copies up to 920 bytes of the functions that it calls into it.
setFlagsFromString('--interrupt-budget=500000');
setFlagsFromString('--max-inlined-bytecode-size-cumulative=100');

for (const stream of [process.stdout, process.stderr]) {
  // The reader may have stopped reading (`validate | head`). The work goes on to its end all the same.
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') process.exit(1);
  });
}
try {
  await menologion().parseAsync();
} catch (error) {
  const sentence = sentenceOf(error);
  if (sentence === null) throw error;
  console.error(sentence);
  process.exitCode = 1;
}
