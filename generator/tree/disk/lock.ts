import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { StopError } from '../../errors.ts';
import { says } from '../../messages/saying.ts';
import { plainFile } from './plain.ts';

/** Name of the lock in the folder that is written to. No host serves a name that begins with a dot. */
export const LOCK_FILE = '.lock';

/** A process. `began` distinguishes it from a later one with the same number. */
interface Process {
  readonly pid: number;
  readonly began: string;
}

/** The holder of a lock, and the processes that write for it. */
interface Holder extends Process {
  readonly host: string;
  readonly workers: readonly Process[];
}

/** How long the workers of a process that no longer runs may take to end, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Takes the lock of a folder, which is created if it does not exist. The lock is a file that names this process and its
 * workers. A lock left by a process that no longer runs is taken over as soon as its workers have ended. Throws StopError
 * if another process holds it. Returns a function that releases it; that function also deletes a folder that was created
 * for the lock, if it is empty.
 */
export function lockFolder(out: string, workers: readonly number[] = []): () => void {
  const made = mkdirSync(out, { recursive: true });
  const lock = path.join(out, LOCK_FILE);
  const own: Holder = { ...processOf(process.pid), host: hostname(), workers: workers.map(processOf) };
  const draft = `${lock}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  writeFileSync(draft, JSON.stringify(own), { flag: 'wx' });
  try {
    while (!isTaken(draft, lock)) takeOver(lock, own, out);
    clearDrafts(out);
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    rmSync(lock, { force: true });
    if (made !== undefined) takeAwayMade(path.resolve(out), path.resolve(made));
  };
}

/**
 * Gives the lock the content of a draft; only one process succeeds. A link is made in one step, but FAT, exFAT and
 * others have no links.
 */
function isTaken(draft: string, lock: string): boolean {
  try {
    return isMade(() => linkSync(draft, lock));
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw error;
    return isMade(() => writeFileSync(lock, readFileSync(draft), { flag: 'wx' }));
  }
}

function isMade(make: () => void): boolean {
  try {
    make();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Deletes what is left of runs that were killed while they took the lock. */
function clearDrafts(out: string): void {
  for (const name of readdirSync(out)) {
    const pid = /^\.lock\.(\d+)(?:\.old)?$/.exec(name)?.[1];
    if (pid !== undefined && Number(pid) !== process.pid && !isRunning(Number(pid))) {
      rmSync(path.join(out, name), { recursive: true, force: true });
    }
  }
}

/** Removes a lock whose process no longer runs. It is renamed first, so that only one of two runs takes it over. */
function takeOver(lock: string, own: Holder, out: string): void {
  const text = textOf(lock);
  const holder = text === null ? null : holderIn(text);
  const isElsewhere = holder !== null && holder.host !== own.host;
  const writing = holder && (isElsewhere || isAlive(holder) ? holder : holder.workers.find(doesNotEnd));
  if (writing) throw new StopError(says('outIsTaken', out, writing.pid, holder.host, isElsewhere ? lock : null));
  const aside = `${lock}.${process.pid}.old`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (textOf(aside) !== text) isTaken(aside, lock);
  rmSync(aside, { recursive: true, force: true });
}

/** The content of a plain file; reading a pipe would never end. */
function textOf(file: string): string | null {
  return plainFile(file)?.toString() ?? null;
}

function holderIn(text: string): Holder | null {
  try {
    const { host, workers, ...own } = JSON.parse(text);
    const holder = processIn(own);
    return (
      holder && { ...holder, host: String(host), workers: [workers].flat().flatMap((one) => processIn(one) ?? []) }
    );
  } catch {
    return null;
  }
}

function processIn(read: Partial<Process> | null | undefined): Process | null {
  const pid = read?.pid ?? 0;
  return Number.isInteger(pid) && pid > 0 ? { pid, began: String(read?.began) } : null;
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

function isRunning(pid: number): boolean {
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
  const stat = textOf(`/proc/${pid}/stat`) ?? '';
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? 'ended' : (fields[19] ?? '');
}

function takeAwayMade(folder: string, made: string): void {
  try {
    rmdirSync(folder);
  } catch {
    return;
  }
  if (folder !== made) takeAwayMade(path.dirname(folder), made);
}
