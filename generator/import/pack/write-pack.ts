import { existsSync, readdirSync, renameSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import fs from 'fs-extra';
import { cacheFolder } from '../../cache/folder.js';
import { STAGED_IMPORT, UNFINISHED_IMPORT } from '../../catalog/folders.ts';
import { UserError } from '../../errors.ts';
import { isWithin, resolvedPlace } from '../../folders-apart.ts';
import { message } from '../../messages/message.ts';
import { PACKAGE_ROOT } from '../../package.ts';
import { refuseInside } from '../../tree/disk/apart.ts';
import { LOCK_FILE } from '../../tree/disk/held.ts';
import { lockFolder } from '../../tree/disk/lock.ts';
import { entryAt, folderWay } from '../../tree/disk/regular-file.ts';
import { removeEmptyFolders } from '../../tree/disk/stale-files.ts';
import { syncFiles } from '../../tree/disk/sync.ts';
import { looksImported, NOTICE } from '../books/pack.ts';
import { contentIn, othersIn, ownFiles, type PackRecord, packRecordText, RECORD, readPackRecord } from './own-files.ts';

/** What an import left in a pack as it was, by path below the pack. */
export interface Left {
  /** What no import wrote; a folder ends with a slash. */
  readonly others: readonly string[];
  /** Files of the import that somebody has changed or written: the new ones are not in the pack. */
  readonly changed: readonly string[];
}

/**
 * Makes sure that a folder, without links in its path, may become a pack: nothing is there, or a pack. Throws
 * {@link UserError}; changes nothing.
 */
export function checkPackFolder(folder: string): void {
  if (!existsSync(folder)) return;
  if (!entryAt(folder)?.isDirectory()) throw new UserError(message('packIsFile', folder));
  if (readPackRecord(folder)) return;
  const notice = contentIn(folder)(NOTICE);
  if (notice && looksImported(NOTICE, notice.toString())) return;
  const isOurs = (name: string) => name.startsWith(LOCK_FILE) || [STAGED_IMPORT, UNFINISHED_IMPORT].includes(name);
  if (!readdirSync(folder).every(isOurs)) throw new UserError(message('folderIsNoPack', folder));
}

/**
 * Writes a pack. It replaces only files that an earlier import wrote and nobody has changed, and deletes those of them
 * that the new pack does not have. All new files are on the disk before the first of them gets its place, and readers
 * refuse the pack until the last one has it. A run that was killed in between is finished first. Throws
 * {@link UserError} if the folder is no pack, another import writes it, or a link or a file is where it needs a folder.
 */
export async function writePack(folder: string, files: ReadonlyMap<string, string>): Promise<Left> {
  checkPackFolder(folder);
  const { release } = lockFolder(folder);
  try {
    finish(folder);
    const own = ownFiles(folder, readPackRecord(folder));
    const contentOf = contentIn(folder);
    const mayWrite = ([name, text]: [string, string]) =>
      own.has(name) || !entryAt(path.join(folder, name)) || contentOf(name)?.equals(Buffer.from(text));
    checkWay(folder, [...files.keys()]);
    const written = new Map([...files].filter(mayWrite));
    await stage(folder, written);
    finish(folder);
    const changed = [...files.keys()].filter((name) => !written.has(name));
    const others = othersIn(folder, new Set([...files.keys(), RECORD]));
    return { others: others.filter((name) => !name.startsWith(LOCK_FILE)), changed };
  } finally {
    release();
  }
}

/** Throws {@link UserError} if something other than a folder is above a file. */
function checkWay(folder: string, names: readonly string[]): void {
  const way = folderWay(folder);
  for (const name of names) {
    const blocked = way(path.posix.dirname(name));
    if (blocked !== null) throw new UserError(message('packBlocked', path.join(folder, blocked)));
  }
}

/** Writes the record and the files of the new pack beside their places; the last step makes them the unfinished import. */
async function stage(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  const staged = path.join(folder, STAGED_IMPORT);
  clearStaged(staged);
  try {
    fs.outputFileSync(path.join(staged, RECORD), packRecordText(files));
    for (const [name, text] of files) fs.outputFileSync(path.join(staged, name), text);
    await syncFiles(staged);
    renameSync(staged, path.join(folder, UNFINISHED_IMPORT));
  } catch (error) {
    fs.removeSync(staged);
    throw error;
  }
}

/** Deletes what an import left that was killed before all its files were there. */
function clearStaged(staged: string): void {
  const record = recordOf(staged);
  if (record) {
    clear(staged, record);
    fs.removeSync(path.join(staged, RECORD));
  }
  removeEmpty(staged);
}

/** The record in a folder of an import; no link is followed. */
function recordOf(staged: string): PackRecord | null {
  return entryAt(staged)?.isDirectory() ? readPackRecord(staged) : null;
}

/** Gives the files of an unfinished import their places, deletes those that the new pack does not have, and ends it. */
function finish(folder: string): void {
  const unfinished = path.join(folder, UNFINISHED_IMPORT);
  const next = recordOf(unfinished);
  if (next) {
    const own = ownFiles(folder, readPackRecord(folder));
    for (const name of ownFiles(unfinished, next)) move(folder, name, own);
    const gone = [...own].filter((name) => !next.has(name));
    for (const name of gone) fs.removeSync(path.join(folder, name));
    removeEmptyFolders(folder, gone);
    clear(unfinished, next);
    renameSync(path.join(unfinished, RECORD), path.join(folder, RECORD));
  }
  removeEmpty(unfinished);
}

/** Moves a file of an unfinished import to its place, unless somebody else's is there by now. */
function move(folder: string, name: string, own: ReadonlySet<string>): void {
  const from = path.join(folder, UNFINISHED_IMPORT, name);
  const to = path.join(folder, name);
  checkWay(folder, [name]);
  if (entryAt(to) && !own.has(name)) return;
  fs.ensureDirSync(path.dirname(to));
  renameSync(from, to);
}

/** Deletes what an import has staged: the files of its record, and those that were only created. */
function clear(staged: string, record: PackRecord): void {
  const own = ownFiles(staged, record);
  const contentOf = contentIn(staged);
  const names = [...record.keys()].filter((name) => own.has(name) || contentOf(name)?.length === 0);
  for (const name of names) fs.removeSync(path.join(staged, name));
  removeEmptyFolders(staged, [...record.keys()]);
}

/** Deletes a folder of an import. Throws {@link UserError} if there is something in it, or something else in its place. */
function removeEmpty(staged: string): void {
  const entry = entryAt(staged);
  if (!entry) return;
  if (!entry.isDirectory()) throw new UserError(message('notOfImport', staged));
  const [other] = readdirSync(staged);
  if (other !== undefined) throw new UserError(message('notOfImport', path.join(staged, other)));
  rmdirSync(staged);
}

/**
 * The place of a folder that an import writes, without symbolic links. Throws {@link UserError} if it is one of the
 * folders that the import reads, of the program or the cache, inside one of them, or around it; changes nothing.
 */
export function placeApart(out: string, read: readonly string[]): string {
  refuseInside(out, []);
  for (const other of [...read, cacheFolder(PACKAGE_ROOT)]) {
    if (isWithin(out, other) || isWithin(other, out)) throw new UserError(message('packTooNear', out, other));
  }
  return resolvedPlace(out);
}
