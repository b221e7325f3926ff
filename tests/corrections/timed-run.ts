import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** How long a command took. */
export interface TimedRun {
  readonly seconds: number;
  /** Processor time of the command and its workers, in seconds. */
  readonly processor: number;
}

/** Runs the command line of a checkout and times it. `scratch` is a folder for the times. Throws if the command fails. */
export function timedRun(checkout: string, command: readonly string[], scratch: string): TimedRun {
  const times = path.join(scratch, 'processor');
  const started = performance.now();
  execFileSync(
    process.execPath,
    ['--import', path.resolve('tests/corrections/processor.mjs'), 'build/run.js', ...command],
    { cwd: checkout, stdio: 'ignore', env: { ...process.env, PROCESSOR_FILE: times } },
  );
  return { seconds: (performance.now() - started) / 1000, processor: Number(readFileSync(times, 'utf8')) };
}
