import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { UserError } from '../../errors.ts';
import { message } from '../../messages/message.ts';
import { CODE_ROOT } from '../../package.ts';
import { heldCheck, isHeld, LOCK_FILE } from './held.ts';
import { type Holder, holderIn, isRunning, ownHolder, spaceOf, writingProcess } from './holder.ts';
import { entryAt, readRegularFile } from './regular-file.ts';

const HEART = path.join(CODE_ROOT, 'generator/tree/disk/heartbeat.js');
/** How long a holder whose processes are not seen from here may give no sign of life, in milliseconds. */
const LIFE = 60_000;

/** A lock that this process holds. */
export interface Lock {
  /** The content of the file, by which other processes of the same run recognize it. */
  readonly text: string;
  /** Throws UserError if the lock is no longer this run's. Costs nothing when it was called a moment ago. */
  readonly check: () => void;
  /** Deletes the lock, and a folder that was created for it, if it is empty. The lock of another run stays. */
  readonly release: () => void;
}

/**
 * Takes the lock of a folder, which is created if it does not exist. The lock is a file that names this process and its
 * workers; a thread renews it. A lock left by a process that no longer runs is taken over as soon as its workers have
 * ended. If its process belongs to another machine or PID namespace, it is taken over when it has not been renewed for a
 * minute. Throws UserError if another process holds it.
 */
export function lockFolder(out: string, workers: readonly number[] = []): Lock {
  const made = mkdirSync(out, { recursive: true });
  const lock = path.resolve(out, LOCK_FILE);
  const own = ownHolder(workers);
  const text = JSON.stringify(own);
  const draft = `${lock}.${process.pid}.${spaceOf(own)}`;
  rmSync(draft, { recursive: true, force: true });
  writeFileSync(draft, text, { flag: 'wx' });
  try {
    while (!isTaken(draft, lock)) takeOver(lock, draft, own, out);
    clearDrafts(out, draft, own);
  } finally {
    rmSync(draft, { force: true });
  }
  const heart = heartOf(lock, text);
  return {
    text,
    check: heldCheck(out, text),
    release: () => {
      void heart.terminate();
      if (isHeld(lock, text)) rmSync(lock, { force: true });
      if (made !== undefined) takeAwayMade(path.resolve(out), path.resolve(made));
    },
  };
}

/** A thread that renews the lock, also while this one is busy for a long time. */
function heartOf(lock: string, text: string): Worker {
  const heart = new Worker(HEART, { workerData: { lock, text }, execArgv: [] });
  heart.unref();
  // Without a thread others may take the lock over after a minute, and then this run stops.
  return heart.on('error', () => {});
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
function clearDrafts(out: string, draft: string, own: Holder): void {
  for (const name of readdirSync(out)) {
    const [, pid, space = spaceOf(own)] = /^\.lock\.(\d+)(?:\.([\da-f]{8}))?(?:\.old)?$/.exec(name) ?? [];
    const file = path.join(out, name);
    if (pid === undefined || file === draft) continue;
    const isOurs = space === spaceOf(own);
    const isLeft = isOurs ? Number(pid) === process.pid || !isRunning(Number(pid)) : isSilent(file, draft);
    if (isLeft) rmSync(file, { recursive: true, force: true });
  }
}

/** Removes a lock whose holder is dead. It is renamed first, so that only one of two runs takes it over. */
function takeOver(lock: string, draft: string, own: Holder, out: string): void {
  const found = readRegularFile(lock)?.toString();
  const renewed = timeOf(lock);
  const holder = found === undefined ? null : holderIn(found);
  if (holder) refuseLiving(holder, lock, draft, own, out);
  const aside = `${draft}.old`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  // Another run may have taken the lock in the meantime, or its holder has woken up.
  const isSame = readRegularFile(aside)?.toString() === found && timeOf(aside) === renewed;
  if (!isSame && entryAt(aside) !== null) isTaken(aside, lock);
  rmSync(aside, { recursive: true, force: true });
}

/** Throws UserError if the holder of a lock is alive. */
function refuseLiving(holder: Holder, lock: string, draft: string, own: Holder, out: string): void {
  const isElsewhere = spaceOf(holder) !== spaceOf(own);
  if (isElsewhere) writeFileSync(draft, JSON.stringify(own));
  const writing = isElsewhere ? (isSilent(lock, draft) ? null : holder) : writingProcess(holder);
  if (writing) throw new UserError(message('outIsTaken', out, writing.pid, holder.host, isElsewhere ? lock : null));
}

/** Whether a file is a minute older than a draft that was just written: the clock of their file system measures both. */
function isSilent(file: string, draft: string): boolean {
  return Math.abs((timeOf(draft) ?? 0) - (timeOf(file) ?? 0)) >= LIFE;
}

function timeOf(file: string): number | undefined {
  return entryAt(file)?.mtimeMs;
}

function takeAwayMade(folder: string, made: string): void {
  try {
    rmdirSync(folder);
  } catch {
    return;
  }
  if (folder !== made) takeAwayMade(path.dirname(folder), made);
}
