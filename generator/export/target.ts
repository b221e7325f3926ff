import { closeSync, openSync, readSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../errors.ts';
import { isWithin } from '../folders-apart.ts';
import { message } from '../messages/message.ts';
import { refuseInside } from '../tree/disk/apart.ts';
import { UNFINISHED } from '../tree/disk/folder-writer.ts';
import { lockFolder } from '../tree/disk/lock.ts';
import { isSystemError, writeFailure } from '../tree/disk/out-folder.ts';
import { entryAt } from '../tree/disk/regular-file.ts';
import { syncFile } from '../tree/disk/sync.ts';
import { isOurDatabase } from './database.ts';

/** The folder that has, or will have, a file. */
export function folderOf(file: string): string {
  return path.dirname(path.resolve(file));
}

/**
 * Makes sure that a database may be written to a place: nothing is there, or a database of ours, and it is in no data
 * folder and not in the tree that is exported. Throws UserError; changes nothing.
 */
export function checkTarget(to: string, data: readonly string[], tree: string | undefined): void {
  refuseInside(to, data);
  if (tree !== undefined && isWithin(to, tree)) throw new UserError(message('exportInTree', to, tree));
  if (!entryAt(folderOf(to))) throw new UserError(message('exportFolderMissing', to, folderOf(to)));
  const entry = entryAt(to);
  if (entry?.isSymbolicLink()) throw new UserError(message('exportThroughLink', to));
  if (entry?.isDirectory()) throw new UserError(message('exportOverFolder', to));
  if (entry && !(entry.isFile() && isOurDatabase(beginningOf(to)))) throw new UserError(message('exportOverOther', to));
  const work = workFolder(to);
  if (entryAt(work)?.isDirectory() === false) throw new UserError(message('exportPlaceTaken', to, work));
}

/**
 * Writes a file in a folder of its own beside its place, and shows it when it is whole and on the disk. What a killed
 * run left there is deleted; another run that writes there now is refused. Throws UserError if it cannot be written.
 */
export async function writeTarget(to: string, write: (file: string) => Promise<void>): Promise<void> {
  const work = workFolder(to);
  const file = path.join(work, 'database');
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
    throw isSystemError(error) ? writeFailure(error, to) : error;
  }
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
const HEADER_BYTES = 100;

function beginningOf(file: string): Uint8Array {
  const descriptor = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(HEADER_BYTES);
    return bytes.subarray(0, readSync(descriptor, bytes));
  } finally {
    closeSync(descriptor);
  }
}
