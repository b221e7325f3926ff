import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { inFolder } from '../../contract/paths.ts';
import { UserError } from '../../errors.ts';
import { message } from '../../messages/message.ts';
import { type FolderRecord, fileLines } from '../record/record.ts';
import type { FolderPack } from './folder-pack.ts';
import { entryAt, readRegularFile } from './regular-file.ts';

/** The ending of names that are not final yet; anything with this ending may be deleted. */
export const UNFINISHED = '.part';

/**
 * Writes the files of a pack to a folder of the tree. A new folder is written under another name and renamed when it is
 * complete. In an existing folder, only files whose bytes differ are replaced, each by renaming. So a run that is
 * killed at any moment leaves no half-written file under a final name. Calls are synchronous on purpose: they are several
 * times faster than promises, which all go through one thread pool.
 *
 * `record` is the record of the pack and names the folder. `before` is the record of the existing folder if its part
 * was whole; then its files need not be read. Returns the names that changed, or null if the whole folder is new.
 * `check` throws if this process may no longer write, and is called before each file. Throws UserError if files are to be
 * kept and somebody has removed the folder in the meantime.
 */
export function writeFolder(
  root: string,
  record: FolderRecord,
  pack: FolderPack,
  before: FolderRecord | undefined,
  check: () => void,
): string[] | null {
  const target = path.join(root, record.path);
  if (existsSync(target)) return updateFolder(target, fileLines(record), pack, before, check);
  const gone = pack.names.findIndex((_, i) => pack.isUnchanged(i));
  if (gone >= 0) throw new UserError(message('goneMeanwhile', inFolder(target, pack.names[gone] as string)));
  check();
  const unfinished = `${target}${UNFINISHED}`;
  if (entryAt(unfinished)) rmSync(unfinished, { recursive: true });
  mkdirSync(unfinished, { recursive: true });
  try {
    pack.names.forEach((name, i) => {
      check();
      writeFile(`${unfinished}/${name}`, pack.sink.bytes, pack.start(i), pack.end(i));
    });
    check();
    renameSync(unfinished, target);
  } catch (error) {
    // What another run writes there now is not ours.
    check();
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
  return null;
}

function updateFolder(
  target: string,
  lines: readonly string[],
  pack: FolderPack,
  before: FolderRecord | undefined,
  check: () => void,
): string[] {
  const nameOf = (file: number) => pack.names[file] as string;
  const known = before && new Set(fileLines(before));
  const isSame = (file: number) =>
    known
      ? known.has(lines[file] as string)
      : readRegularFile(`${target}/${nameOf(file)}`)?.equals(pack.content(file)) === true;
  const changed = [...lines.keys()].filter((file) => !pack.isUnchanged(file) && !isSame(file));
  for (const file of changed) {
    check();
    replaceFile(`${target}/${nameOf(file)}`, pack.content(file));
  }
  return changed.map(nameOf);
}

/** Writes a file under another name and renames it, so that its name never belongs to half a file. */
export function replaceFile(file: string, content: Uint8Array): void {
  const unfinished = `${file}${UNFINISHED}`;
  try {
    writeAnew(unfinished, content);
    moveOver(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

/** Gives a file its final name. A folder with that name is deleted. */
export function moveOver(unfinished: string, file: string): void {
  try {
    renameSync(unfinished, file);
  } catch (error) {
    if (!['EISDIR', 'ENOTEMPTY', 'EEXIST', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw error;
    rmSync(file, { recursive: true, force: true });
    renameSync(unfinished, file);
  }
}

/** Writes a file that has no final name yet. What an earlier run left there is deleted. */
export function writeAnew(unfinished: string, content: Uint8Array): void {
  try {
    writeFile(unfinished, content);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    rmSync(unfinished, { recursive: true });
    writeFile(unfinished, content);
  }
}

/** Writes a new file. If something exists at its path, a symbolic link above all, it throws instead. */
function writeFile(file: string, content: Uint8Array, from = 0, to = content.length): void {
  const descriptor = openSync(file, 'wx');
  try {
    for (let at = from; at < to; ) at += writeSync(descriptor, content, at, to - at);
  } finally {
    closeSync(descriptor);
  }
}
