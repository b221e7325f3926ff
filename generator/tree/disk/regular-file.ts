import { closeSync, constants, lstatSync, open, read, readFileSync, rmSync, type Stats } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { MOST_FILE_BYTES } from '../../contract/file-size.ts';
import { UserError } from '../../errors.ts';
import { message } from '../../messages/message.ts';

/** What is at a path, without following a symbolic link; null if nothing is or can be there. */
export function entryAt(file: string): Stats | null {
  try {
    return lstatSync(file, { throwIfNoEntry: false }) ?? null;
  } catch (error) {
    if (isNothing(error)) return null;
    throw error;
  }
}

/** Whether nothing can be at a path: a part of the path is missing, is a file, or is a loop of links. */
function isNothing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR', 'ELOOP'].includes((error as NodeJS.ErrnoException).code ?? '');
}

/**
 * The content of a regular file, or null if there is none: pipes, devices and symbolic links are not opened, and files
 * larger than those of a tree are not read.
 */
export function readRegularFile(file: string): Buffer | null {
  try {
    const entry = entryAt(file);
    return entry?.isFile() && entry.size <= MOST_FILE_BYTES ? readFileSync(file) : null;
  } catch (error) {
    if (isNothing(error)) return null;
    throw error;
  }
}

/** What is not a regular file is not waited for, and a link is not followed; Windows has neither flag. */
const PLAIN = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * The content of a file that was a regular one of this size a moment ago, with one byte more if it has grown; null if it
 * is gone or has become something else. Waiting for the system takes most of the time, so it is asked twice and no more.
 */
export async function readRegularFileOf(file: string, size: number): Promise<Buffer | null> {
  try {
    const descriptor = await openFile(file, PLAIN);
    try {
      const { buffer, bytesRead } = await readFile(descriptor, Buffer.allocUnsafe(size + 1), 0, size + 1, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    if (isNothing(error)) return null;
    throw error;
  }
}
const [openFile, readFile] = [promisify(open), promisify(read)];

/**
 * Finds what blocks a folder below a root: the first path, of the folder and those above it, that
 * exists and is not a folder. Null if nothing does.
 */
export function folderWay(root: string): (folder: string) => string | null {
  const known = new Map<string, string | null>();
  const way = (folder: string): string | null => {
    if (folder === '' || folder === '.') return null;
    const before = known.get(folder);
    if (before !== undefined) return before;
    const isFolder = entryAt(path.join(root, folder))?.isDirectory() ?? true;
    const found = way(path.posix.dirname(folder)) ?? (isFolder ? null : folder);
    known.set(folder, found);
    return found;
  };
  return way;
}

/**
 * Makes sure that a folder below a root can be written to without leaving the root. A file in the place
 * of a folder is deleted and passed to `taken`. Throws UserError if a symbolic link is in the way.
 */
export function folderGuard(root: string, taken: (file: string) => void = () => {}): (folder: string) => void {
  const safe = new Set(['', '.']);
  const guard = (folder: string): void => {
    if (safe.has(folder)) return;
    guard(path.posix.dirname(folder));
    const full = path.join(root, folder);
    const entry = entryAt(full);
    if (entry?.isSymbolicLink()) throw linkInTheWay(full);
    if (entry && !entry.isDirectory()) {
      rmSync(full);
      taken(folder);
    }
    safe.add(folder);
  };
  return guard;
}

/** The error for a symbolic link in the place of a folder. */
export function linkInTheWay(link: string): UserError {
  return new UserError(message('linkInTheWay', link));
}
