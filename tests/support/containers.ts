import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { NAMESPACE } from './programs.ts';
import type { Ran } from './run.ts';

const COMMAND = [...NAMESPACE, process.execPath, 'build/run.js'];

/** Runs the command line in a PID namespace of its own, as in a container with the same host name. */
export function runInContainer(...args: string[]): Promise<Ran> {
  return new Promise((resolve) => {
    execFile('unshare', [...COMMAND, ...args], { env: { ...process.env, NO_COLOR: '1' } }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
    );
  });
}

/** A run in a container. */
export interface Contained {
  readonly ended: Promise<Ran>;
  /** Sends a signal to all its processes. */
  signal(name: NodeJS.Signals): void;
}

/** Starts a command that writes to a folder in a container, and waits until it has written a path there. */
export async function startInContainer(out: string, written: string, ...args: string[]): Promise<Contained> {
  // A group of its own, so that a signal reaches all of it.
  const child = spawn('unshare', [...COMMAND, ...args, '--out', out], { detached: true });
  const signal = (name: NodeJS.Signals) => void process.kill(-(child.pid as number), name);
  onTestFinished(() => {
    if (child.exitCode === null && child.signalCode === null) signal('SIGKILL');
  });
  const ended = endOf(child);
  while (!existsSync(path.join(out, written)) && child.exitCode === null) await pause(5);
  return { ended, signal };
}

async function endOf(child: ChildProcess): Promise<Ran> {
  let [stdout, stderr] = ['', ''];
  child.stdout?.on('data', (text) => (stdout += text));
  child.stderr?.on('data', (text) => (stderr += text));
  const [code] = await once(child, 'close');
  return { code, stdout, stderr };
}

/** Makes the last sign of life of a lock older than a minute. */
export function silence(out: string): void {
  const lock = path.join(out, '.lock');
  const then = statSync(lock).mtimeMs / 1000 - 61;
  utimesSync(lock, then, then);
}
