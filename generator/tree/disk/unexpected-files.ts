import { type Dirent, readdirSync } from 'node:fs';
import path from 'node:path';
import { CHANGES_FOLDER, inFolder, RECORDS_FOLDER, recordPath, SIGNATURE_FILE } from '../../contract/paths.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../contract/years.ts';
import { placesOf } from '../plan/kinds.ts';
import { PAGES_PART, TEXTS_PART } from '../plan/part-names.ts';
import { ROOT_FILES } from '../record/manifest.ts';
import { isChangesFile } from './changes.ts';
import { UNFINISHED } from './folder-writer.ts';
import { LOCK_FILE } from './held.ts';
import { MIRROR_FILE } from './mirror-names.ts';
import { KEEPERS } from './out-folder.ts';

/** A path in a tree that belongs neither to its parts nor to the whole. */
export interface UnexpectedFile {
  /** Path below the root; a folder represents everything in it. */
  readonly path: string;
  /** The part in whose place it is; null if it is in the place of none. */
  readonly part: string | null;
  /** Whether this program may have left it, so that it can be deleted; what others put there is theirs. */
  readonly isOurs: boolean;
}

/** All strays in a tree with the given parts. The places of these parts are not examined. */
export function unexpectedFiles(out: string, parts: readonly string[]): UnexpectedFile[] {
  const wanted = new Layout(parts);
  for (const file of [...ROOT_FILES, SIGNATURE_FILE]) wanted.add(file, null);
  wanted.above.add(CHANGES_FOLDER);
  // Years of earlier runs; usually there are none.
  let all: Layout | undefined;
  const every = () => (all ??= new Layout(ALL_YEARS));
  const inside = (folder: string): UnexpectedFile[] =>
    readdirSync(path.join(out, folder), { withFileTypes: true }).flatMap((entry): UnexpectedFile[] => {
      const one = inFolder(folder, entry.name);
      if (folder === '' && (KEEPERS.includes(entry.name) || isOwn(entry))) return [];
      if (wanted.owners.has(one)) return [];
      if (folder === CHANGES_FOLDER && isChangesFile(entry.name) && entry.isFile()) return [];
      const isAbove = entry.isDirectory() && wanted.above.has(one);
      const part = isAbove ? null : (every().owners.get(one) ?? null);
      if (part !== null) return [{ path: one, part, isOurs: true }];
      if (!isAbove && !(entry.isDirectory() && every().above.has(one))) {
        return [{ path: one, part, isOurs: one.endsWith(UNFINISHED) || folder === RECORDS_FOLDER }];
      }
      const isEmpty = readdirSync(path.join(out, one)).length === 0;
      return isEmpty ? [{ path: one, part, isOurs: true }] : inside(one);
    });
  return inside('');
}

/** A lock, and what a mirror remembers, are plain files; nothing else with these names belongs to a run. */
function isOwn(entry: Dirent): boolean {
  return [LOCK_FILE, MIRROR_FILE].includes(entry.name) && entry.isFile();
}

/** Finds the part in whose place a path is, whether a tree has that part or not; null if it is in the place of none. */
export function partAt(): (file: string) => string | null {
  const { owners } = new Layout([...ALL_YEARS, TEXTS_PART, PAGES_PART]);
  return (file) => {
    for (let one = file; one !== '.'; one = path.posix.dirname(one)) {
      const owner = owners.get(one);
      if (owner !== undefined) return owner;
    }
    return null;
  };
}

const ALL_YEARS = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, i) => String(FIRST_YEAR + i));

/** The places of parts. */
class Layout {
  /** Their folders, each with everything in it, and single files, with the part to which each belongs. */
  readonly owners = new Map<string, string | null>();
  /** Folders above them, which contain nothing else. */
  readonly above = new Set<string>();

  constructor(parts: readonly string[]) {
    for (const part of parts) {
      const { folders, files } = placesOf(part);
      for (const one of [...folders, ...files, recordPath(part)]) this.add(one, part);
    }
  }

  add(one: string, part: string | null): void {
    this.owners.set(one, part);
    for (let folder = path.posix.dirname(one); folder !== '.'; folder = path.posix.dirname(folder)) {
      if (this.above.has(folder)) return;
      this.above.add(folder);
    }
  }
}
