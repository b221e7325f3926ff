import { type Dirent, readdirSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inFolder } from '../../contract/paths.ts';
import { isOwnFolder, type Places } from '../plan/part.ts';
import { type FolderRecord, filesOf } from '../record/record.ts';
import { entryAt } from './regular-file.ts';

/**
 * What is in the places of a part but not in the folders of its record, by path below the root: files, links, and
 * folders, each named once for everything in it. Folders in `fresh` contain nothing else and are not read.
 */
export function staleFiles(
  root: string,
  { folders, files }: Places,
  record: readonly FolderRecord[],
  fresh: ReadonlySet<string> = new Set(),
): string[] {
  const known = new Map(record.map((folder) => [folder.path, folder]));
  const isKnownAbove = (folder: string) => record.some(({ path: one }) => one.startsWith(`${folder}/`));
  const inside = (folder: string): string[] => {
    if (fresh.has(folder)) return [];
    const own = known.get(folder);
    const names = new Set(own ? filesOf(own).map(({ name }) => name) : []);
    return entriesOf(root, folder).flatMap((entry): string[] => {
      const name = inFolder(folder, entry.name);
      if (!entry.isDirectory()) return names.has(entry.name) ? [] : [name];
      return known.has(name) || isKnownAbove(name) ? inside(name) : [name];
    });
  };
  const wholly = folders.flatMap((folder) => {
    if (known.has(folder) || isKnownAbove(folder)) return inside(folder);
    return entryAt(path.join(root, folder)) ? [folder] : [];
  });
  const shared = new Set(
    record
      .filter(({ path: folder }) => !isOwnFolder(folder, { folders, files }))
      .flatMap((folder) => filesOf(folder).map(({ name }) => inFolder(folder.path, name))),
  );
  return [...wholly, ...files.filter((file) => !shared.has(file) && entryAt(path.join(root, file)) !== null)];
}

function entriesOf(root: string, folder: string): Dirent[] {
  const full = path.join(root, folder);
  return entryAt(full)?.isDirectory() ? readdirSync(full, { withFileTypes: true }) : [];
}

/** Deletes files and folders by their paths below the root; the target of a symbolic link stays. Returns the files. */
export function removeFiles(root: string, paths: readonly string[]): string[] {
  return paths.flatMap((one) => {
    const files = filesIn(root, one);
    rmSync(path.join(root, one), { recursive: true, force: true });
    return files;
  });
}

function filesIn(root: string, one: string): string[] {
  const entry = entryAt(path.join(root, one));
  if (!entry) return [];
  return entry.isDirectory() ? entriesOf(root, one).flatMap(({ name }) => filesIn(root, inFolder(one, name))) : [one];
}

/** Deletes the folders above the given paths that are now empty. */
export function removeEmptyFolders(root: string, paths: readonly string[]): void {
  const folders = new Set(paths.map((one) => path.posix.dirname(one)));
  for (const folder of folders) {
    for (let above = folder; above !== '.'; above = path.posix.dirname(above)) if (!isTakenAway(root, above)) break;
  }
}

function isTakenAway(root: string, folder: string): boolean {
  try {
    rmdirSync(path.join(root, folder));
    return true;
  } catch (error) {
    // A missing folder was already emptied through another path.
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}
