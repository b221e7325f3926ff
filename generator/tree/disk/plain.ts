import { lstatSync, readFileSync, rmSync, type Stats } from 'node:fs';
import path from 'node:path';
import { StopError } from '../../errors.ts';

/** What stands at a path, not followed where it is a symbolic link; null where nothing does. */
export function entryAt(file: string): Stats | null {
  return lstatSync(file, { throwIfNoEntry: false }) ?? null;
}

/** The content of a regular file, or null where none stands: pipes, devices and symbolic links are not opened. */
export function plainFile(file: string): Buffer | null {
  try {
    return entryAt(file)?.isFile() ? readFileSync(file) : null;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}

/**
 * A function that makes sure that a folder below a root can be written to without leaving the root. A file that stands
 * in the place of a folder is taken away. Throws StopError where a symbolic link stands in the way.
 */
export function folderGuard(root: string): (folder: string) => void {
  const safe = new Set(['', '.']);
  const guard = (folder: string): void => {
    if (safe.has(folder)) return;
    guard(path.posix.dirname(folder));
    const full = path.join(root, folder);
    const entry = entryAt(full);
    if (entry?.isSymbolicLink()) {
      throw new StopError(`${full} is a symbolic link, and a tree is written through none: take it away`);
    }
    if (entry && !entry.isDirectory()) rmSync(full);
    safe.add(folder);
  };
  return guard;
}
