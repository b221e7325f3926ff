import path from 'node:path';
import { inFolder } from '../contract/paths.ts';
import { leftovers } from './disk/leftovers.ts';
import { entryAt, folderWay, plainFile } from './disk/plain.ts';
import type { Places } from './parts/places.ts';
import { digestLike } from './records/digests.ts';
import { type FileLine, type FolderRecord, filesOf } from './records/record.ts';

export interface Finding {
  readonly kind: 'missing' | 'extra' | 'truncated' | 'altered';
  /** Below the root of the tree; a folder is named once for all that is in it. */
  readonly path: string;
}

/** Tells what of a part is not as its record says, by names and sizes alone or, `reading`, by contents too. */
export function lookAt(out: string, folders: readonly FolderRecord[], places: Places, reading: boolean): Finding[] {
  const wayOf = folderWay(out);
  // What is seen through a link stands elsewhere.
  const ways = new Set(folders.map((folder) => wayOf(folder.path)).filter((way) => way !== null));
  const wrong = folders.flatMap((folder) => {
    if (wayOf(folder.path) !== null) return [];
    return filesOf(folder).flatMap((line): Finding[] => {
      const file = inFolder(folder.path, line.name);
      const kind = wrongIn(path.join(out, file), line, reading);
      return kind ? [{ kind, path: file }] : [];
    });
  });
  const blocked = [...ways].map((way): Finding => ({ kind: 'altered', path: way }));
  const extra = leftovers(out, places, folders).filter((file) => !ways.has(file));
  return [...blocked, ...wrong, ...extra.map((file): Finding => ({ kind: 'extra', path: file }))];
}

function wrongIn(file: string, { size, hash }: FileLine, reading: boolean): Finding['kind'] | null {
  const entry = entryAt(file);
  if (!entry) return 'missing';
  if (!entry.isFile()) return 'altered';
  if (entry.size < size) return 'truncated';
  if (entry.size > size) return 'altered';
  if (!reading) return null;
  const content = plainFile(file);
  if (content === null) return 'missing';
  return digestLike(hash)(content) === hash ? null : 'altered';
}
