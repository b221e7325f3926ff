import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** How the real program ended, and what it printed. */
export interface Ended {
  readonly code: number | null;
  readonly killed: boolean;
  readonly said: string;
}

/**
 * When a run is killed: after this many milliseconds, or at a call that changes the disk, of the program itself or of one
 * of its workers; the program itself, the worker alone, or both.
 */
export type Moment =
  | { readonly after: number }
  | { readonly at: { readonly who: 'main' | 'worker' | 'both'; readonly call: number } };

/** The milliseconds after which a run counts as hung. */
const PATIENCE = 180_000;

/** Runs the command line. If a moment is given, the process is killed then, unless it has already ended. */
export async function program(args: readonly string[], moment?: Moment): Promise<Ended> {
  const at = moment && 'at' in moment ? moment.at : null;
  // Workers have the options of the environment too.
  const kill = at ? { NODE_OPTIONS: '--import ./tests/audit/kill-at.mjs', KILL_AT: `${at.who} ${at.call}` } : {};
  const child = spawn(process.execPath, ['build/run.js', ...args], {
    env: { ...process.env, NO_COLOR: '1', ...kill },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, killed: signal === 'SIGKILL', said }));
  });
  const patience = new AbortController();
  const late = wait(moment && 'after' in moment ? moment.after : PATIENCE, true, { signal: patience.signal });
  const isLate = await Promise.race([late, ended.then(() => false)]);
  if (isLate) child.kill('SIGKILL');
  else late.catch(() => {});
  patience.abort();
  const end = await ended;
  return isLate && !moment ? { ...end, said: `${end.said}\nthe run hung and was killed` } : end;
}

/** Whether a run printed a stack trace or a value of a program instead of sentences. */
export function isTrace(said: string): boolean {
  return /\n\s+at .+:\d+:\d+|\bundefined\b|\[object /.test(said);
}
