import { lstatSync, readFileSync, rmSync, type Stats } from 'node:fs';
import path from 'node:path';
import { StopError } from '../../errors.ts';
import { says } from '../../messages/saying.ts';

/** What stands at a path, not followed where it is a symbolic link; null where nothing does or can. */
export function entryAt(file: string): Stats | null {
  try {
    return lstatSync(file, { throwIfNoEntry: false }) ?? null;
  } catch (error) {
    if (isNothing(error)) return null;
    throw error;
  }
}

/** Whether nothing can stand at a path: a file or a circle of links stands above it. */
function isNothing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR', 'ELOOP'].includes((error as NodeJS.ErrnoException).code ?? '');
}

/** The content of a regular file, or null where none stands: pipes, devices and symbolic links are not opened. */
export function plainFile(file: string): Buffer | null {
  try {
    return entryAt(file)?.isFile() ? readFileSync(file) : null;
  } catch (error) {
    if (isNothing(error)) return null;
    throw error;
  }
}

/**
 * A function that tells what stands in the way of a folder below a root: the first path of it and of those above it that
 * is there and is no folder. Null where nothing does.
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
 * A function that makes sure that a folder below a root can be written to without leaving the root. A file that stands
 * in the place of a folder is taken away; `taken` hears of it. Throws StopError where a symbolic link stands in the way.
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

/** What to say where a symbolic link stands in the place of a folder. */
export function linkInTheWay(link: string): StopError {
  return new StopError(says('linkInTheWay', link));
}
