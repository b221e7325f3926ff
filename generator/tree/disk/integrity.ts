import { readdirSync } from 'node:fs';
import path from 'node:path';
import { MOST_FILE_BYTES } from '../../contract/file-size.ts';
import { inFolder } from '../../contract/paths.ts';
import { isOwnFolder, type Places } from '../plan/part.ts';
import { type FileLine, type FolderRecord, filesOf, namesOf } from '../record/record.ts';
import { entryAt, folderWay } from './regular-file.ts';
import { staleFiles } from './stale-files.ts';

export interface Finding {
  /** What is wrong: the file is not there, belongs to nothing, is too short, or has other bytes. */
  readonly kind: 'missing' | 'extra' | 'truncated' | 'altered';
  /** Path below the root of the tree; a folder is named once for everything in it. */
  readonly path: string;
}

/**
 * What in a part differs from its record, by names or, if `closely`, by sizes too.
 */
export function lookAt(out: string, folders: readonly FolderRecord[], places: Places, closely: boolean): Finding[] {
  const isRight = !closely && hasRecordedNames(out, folders, places);
  return isRight ? [] : findingsIn(out, folders, places);
}

/** The folders among findings: they are in the places of files, and are deleted before these are written. */
export function foldersIn(out: string, findings: readonly Finding[]): string[] {
  return findings
    .filter(({ kind, path: one }) => kind === 'altered' && entryAt(path.join(out, one))?.isDirectory())
    .map(({ path: one }) => one);
}

/**
 * Whether everything that a record names is in the places of its part, and nothing else. It checks the names and that
 * they are files, not sizes: listing a folder takes a tenth of the time of looking at each of its files.
 */
function hasRecordedNames(out: string, folders: readonly FolderRecord[], places: Places): boolean {
  const wayOf = folderWay(out);
  const known = new Set(folders.map((folder) => folder.path));
  const listed = new Set<string>();
  const isRight = (folder: FolderRecord) => {
    if (wayOf(folder.path) !== null) return false;
    if (!isOwnFolder(folder.path, places)) {
      return namesOf(folder).every((name) => entryAt(path.join(out, folder.path, name))?.isFile() === true);
    }
    listed.add(folder.path);
    return holdsJust(out, folder, known);
  };
  return folders.every(isRight) && staleFiles(out, places, folders, listed).length === 0;
}

/**
 * Whether a folder contains its files and, besides them, only folders that are in the record and checked themselves.
 */
function holdsJust(out: string, folder: FolderRecord, known: ReadonlySet<string>): boolean {
  const full = path.join(out, folder.path);
  if (entryAt(full) === null) return false;
  const names = new Set(namesOf(folder));
  const entries = readdirSync(full, { withFileTypes: true });
  const files = entries.filter((entry) => !(entry.isDirectory() && known.has(inFolder(folder.path, entry.name))));
  return files.length === names.size && files.every((entry) => entry.isFile() && names.has(entry.name));
}

/** Finds what in a part differs from its record, by names and sizes. */
export function findingsIn(out: string, folders: readonly FolderRecord[], places: Places): Finding[] {
  const wayOf = folderWay(out);
  // Files seen through a link are really somewhere else.
  const ways = new Set(folders.map((folder) => wayOf(folder.path)).filter((way) => way !== null));
  const wrong = folders.flatMap((folder) => {
    if (wayOf(folder.path) !== null) return [];
    return filesOf(folder).flatMap((line): Finding[] => {
      const file = inFolder(folder.path, line.name);
      const kind = wrongIn(path.join(out, file), line);
      return kind ? [{ kind, path: file }] : [];
    });
  });
  const blocked = [...ways].map((way): Finding => ({ kind: 'altered', path: way }));
  const extra = staleFiles(out, places, folders).filter((file) => !ways.has(file));
  return [...blocked, ...wrong, ...extra.map((file): Finding => ({ kind: 'extra', path: file }))];
}

function wrongIn(file: string, { size }: FileLine): Finding['kind'] | null {
  const entry = entryAt(file);
  if (!entry) return 'missing';
  if (!entry.isFile()) return 'altered';
  if (entry.size < size) return 'truncated';
  return entry.size > size || size > MOST_FILE_BYTES ? 'altered' : null;
}
