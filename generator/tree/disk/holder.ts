import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { readRegularFile } from './regular-file.ts';

/** A process. `began` distinguishes it from a later one with the same number. */
export interface Process {
  readonly pid: number;
  readonly began: string;
}

/** The holder of a lock, where the numbers of its processes are valid, and the processes that write for it. */
export interface Holder extends Process {
  readonly host: string;
  /** The boot of the system, and the PID namespace; empty if the system has no such thing. */
  readonly boot: string;
  readonly space: string;
  readonly workers: readonly Process[];
}

/** How long the workers of a process that no longer runs may take to end, in milliseconds. */
const PATIENCE = 10_000;

/** This process, with workers. See random(4), boot_id, and pid_namespaces(7). */
export function ownHolder(workers: readonly number[]): Holder {
  const boot = saidBySystem(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim());
  const space = saidBySystem(() => readlinkSync('/proc/self/ns/pid'));
  return { ...processOf(process.pid), host: hostname(), boot, space, workers: workers.map(processOf) };
}

function saidBySystem(ask: () => string): string {
  try {
    return ask();
  } catch {
    return '';
  }
}

/** A short name for everything in which the numbers of processes are the same as for this holder. */
export function spaceOf({ host, boot, space }: Holder): string {
  return createHash('sha256')
    .update(JSON.stringify([host, boot, space]))
    .digest('hex')
    .slice(0, 8);
}

/** The holder that the content of a lock names; null if it names none. */
export function holderIn(text: string): Holder | null {
  try {
    const { host, boot = '', space = '', workers, ...own } = JSON.parse(text);
    const holder = processIn(own);
    return (
      holder && {
        ...holder,
        host: String(host),
        boot: String(boot),
        space: String(space),
        workers: [workers].flat().flatMap((one) => processIn(one) ?? []),
      }
    );
  } catch {
    return null;
  }
}

function processIn(read: Partial<Process> | null | undefined): Process | null {
  const pid = read?.pid ?? 0;
  return Number.isInteger(pid) && pid > 0 ? { pid, began: String(read?.began) } : null;
}

/** The process of a holder, or of its workers, that still writes; null if all have ended. Waits for the workers. */
export function writingProcess(holder: Holder): Process | null {
  return isAlive(holder) ? holder : (holder.workers.find(doesNotEnd) ?? null);
}

function processOf(pid: number): Process {
  return { pid, began: beginningOf(pid) };
}

function isAlive({ pid, began }: Process): boolean {
  return isRunning(pid) && beginningOf(pid) === began;
}

/** Waits for a worker of a process that was killed: it ends when its year is written. */
function doesNotEnd(worker: Process): boolean {
  const until = performance.now() + PATIENCE;
  while (isAlive(worker)) {
    if (performance.now() > until) return true;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
  }
  return false;
}

/** Whether a process of this system has this number. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * When a process began, in ticks since the start of the system; empty if the system does not say. One that has ended and
 * whose parent has not asked for its exit status (state Z) has no beginning. See proc(5), stat, fields 3 and 22.
 */
function beginningOf(pid: number): string {
  const stat = readRegularFile(`/proc/${pid}/stat`)?.toString() ?? '';
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? 'ended' : (fields[19] ?? '');
}
