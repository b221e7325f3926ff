import { closeSync, openSync, readSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../errors.ts';
import { isWithin } from '../folders-apart.ts';
import { message } from '../messages/message.ts';
import { refuseInside } from '../tree/disk/apart.ts';
import { UNFINISHED } from '../tree/disk/folder-writer.ts';
import { lockFolder } from '../tree/disk/lock.ts';
import { isSystemError, roomFor, writeFailure } from '../tree/disk/out-folder.ts';
import { entryAt } from '../tree/disk/regular-file.ts';
import { syncFile } from '../tree/disk/sync.ts';

/** What a file to be written is, and how one that this program wrote is known. */
export interface TargetKind {
  readonly name: 'database' | 'archive';
  /** Whether a file of ours begins and ends with these bytes, as many as it has, but at most {@link END_BYTES} each. */
  isOurs(beginning: Buffer, end: Buffer): boolean;
}

/**
 * Makes sure that a file may be written to a place: nothing is there, or one of ours, and it is in no data folder and
 * not in the tree that is exported. Throws UserError; changes nothing.
 */
export function checkTarget(to: string, kind: TargetKind, data: readonly string[], tree: string | undefined): void {
  refuseInside(to, data);
  if (tree !== undefined && isWithin(to, tree)) throw new UserError(message('exportInTree', to, tree));
  if (!entryAt(folderOf(to))) throw new UserError(message('exportFolderMissing', to, folderOf(to)));
  const entry = entryAt(to);
  if (entry?.isSymbolicLink()) throw new UserError(message('exportThroughLink', to));
  if (entry?.isDirectory()) throw new UserError(message('exportOverFolder', to));
  if (entry && !(entry.isFile() && isOurs(to, entry.size, kind))) {
    throw new UserError(message('exportOverOther', to, kind.name));
  }
  const work = workFolder(to);
  if (entryAt(work)?.isDirectory() === false) throw new UserError(message('exportPlaceTaken', to, work));
}

/** The bytes that are free where a file is to be written. Throws UserError if it may need more. */
export function checkRoom(to: string, bytes: number): number {
  const free = roomFor(folderOf(to)).bytes;
  if (bytes > free) throw new UserError(message('exportTooLarge', to, bytes, free));
  return free;
}

/**
 * Writes a file in a folder of its own beside its place, and shows it when it is whole and on the disk. What a killed
 * run left there is deleted; another run that writes there now is refused. Throws UserError if it cannot be written;
 * what was in the place is then as it was.
 */
export async function writeTarget(to: string, write: (file: string) => Promise<void>): Promise<void> {
  const work = workFolder(to);
  const file = path.join(work, 'unfinished');
  const clear = () => {
    for (const one of [file, `${file}${LIBRARY_LOCK}`]) rmSync(one, { recursive: true, force: true });
  };
  try {
    const lock = lockFolder(work);
    try {
      clear();
      await write(file);
      lock.check();
      syncFile(file);
      renameSync(file, to);
      syncFile(to);
    } finally {
      clear();
      lock.release();
      removeIfEmpty(work);
    }
  } catch (error) {
    throw failureOf(error, to);
  }
}

/** Whether an error says that the disk is full or fails: of the system, or of SQLite, which does not say which. */
export function isDiskFailure(error: unknown): error is Error {
  if (isSystemError(error)) return error.code === 'ENOSPC';
  return error instanceof Error && /disk I\/O error|disk is full/.test(error.message);
}

function failureOf(error: unknown, to: string): unknown {
  if (isDiskFailure(error)) {
    return new UserError(message('exportDiskFull', to, roomFor(folderOf(to)).bytes), { cause: error });
  }
  return isSystemError(error) ? writeFailure(error, to) : error;
}

/** The folder that has, or will have, a file. */
function folderOf(file: string): string {
  return path.dirname(path.resolve(file));
}

function workFolder(to: string): string {
  return `${path.resolve(to)}${UNFINISHED}`;
}

/** The folder that the library puts beside a database while it is open. */
const LIBRARY_LOCK = '.lock';

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // It is gone already, or others use it.
  }
}

/** As many bytes as a database has in its header. */
const END_BYTES = 100;

function isOurs(file: string, size: number, kind: TargetKind): boolean {
  const descriptor = openSync(file, 'r');
  const bytesFrom = (place: number) => {
    const bytes = Buffer.alloc(END_BYTES);
    return bytes.subarray(0, readSync(descriptor, bytes, 0, END_BYTES, Math.max(0, place)));
  };
  try {
    return kind.isOurs(bytesFrom(0), bytesFrom(size - END_BYTES));
  } finally {
    closeSync(descriptor);
  }
}
