import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { type FolderRecord, fileLines } from '../records/record.ts';
import type { FolderPack } from './folder-pack.ts';

/** What has not its final name yet ends so; whatever ends so may be thrown away. */
export const UNFINISHED = '.part';

/**
 * Makes a folder of the tree hold exactly the files of a pack. A new folder is written beside and renamed when it is
 * whole; in one that is there, only files whose bytes differ are replaced, each by renaming. So a run that is killed at
 * any moment leaves no half file under a final name. Calls are synchronous on purpose: from worker threads they are
 * several times faster than promises, which all pass through one thread pool.
 *
 * `record` is that of the pack and names the folder. `before` is the one that the folder had, where it was whole; then
 * its files need not be read. `own` tells which other files may be taken away. Gives the names that changed, or null
 * where the whole folder is new.
 */
export function writeFolder(
  root: string,
  record: FolderRecord,
  pack: FolderPack,
  before: FolderRecord | undefined,
  own: (name: string) => boolean = () => true,
): string[] | null {
  const target = path.join(root, record.path);
  if (existsSync(target)) return updateFolder(target, fileLines(record), pack, before, own);
  const unfinished = `${target}${UNFINISHED}`;
  if (existsSync(unfinished)) rmSync(unfinished, { recursive: true });
  mkdirSync(unfinished, { recursive: true });
  try {
    pack.names.forEach((name, i) => {
      writeFile(`${unfinished}/${name}`, pack.sink.bytes, pack.start(i), pack.end(i));
    });
    renameSync(unfinished, target);
  } catch (error) {
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
  own: (name: string) => boolean,
): string[] {
  const nameOf = (file: number) => pack.names[file] as string;
  const known = before && new Set(fileLines(before));
  const isSame = (file: number) =>
    known
      ? known.has(lines[file] as string)
      : readIfThere(`${target}/${nameOf(file)}`)?.equals(pack.content(file)) === true;
  const changed = [...lines.keys()].filter((file) => !isSame(file));
  for (const file of changed) replaceFile(`${target}/${nameOf(file)}`, pack.content(file));
  const wanted = new Set(pack.names);
  const gone = readdirSync(target).filter((name) => own(name) && !wanted.has(name));
  for (const name of gone) rmSync(`${target}/${name}`, { recursive: true });
  return [...changed.map(nameOf), ...gone];
}

/** Writes a file beside and renames it, so that its name never stands for half of it. */
export function replaceFile(file: string, content: Uint8Array): void {
  const unfinished = `${file}${UNFINISHED}`;
  try {
    writeFile(unfinished, content, 0, content.length);
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

/** Writes the bytes from one place to another into a file. */
function writeFile(file: string, bytes: Uint8Array, from: number, to: number): void {
  const descriptor = openSync(file, 'w');
  try {
    for (let at = from; at < to; ) at += writeSync(descriptor, bytes, at, to - at);
  } finally {
    closeSync(descriptor);
  }
}

/** The bytes of a file, or null where it cannot be read. */
export function readIfThere(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}
