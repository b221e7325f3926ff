import { existsSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder } from '../cache/folder.js';
import { UserError } from '../errors.ts';
import { isWithin } from '../folders-apart.ts';
import { message } from '../messages/message.ts';
import { PACKAGE_ROOT } from '../package.ts';
import { allowedNames } from './tables.ts';

const CACHE = cacheFolder(PACKAGE_ROOT);

/** What a data folder may contain, besides files for people. */
export const DATA_NAMES = allowedNames();

/** Folders in a pack that is being imported: the new files before all of them are there, and while they get their places. */
export const STAGED_IMPORT = '.import.part';
export const UNFINISHED_IMPORT = 'import.part';

/**
 * The folders to read; each later one is laid over those before it. A folder with a `labels.yaml` stands alone. Any
 * other folder is a pack: if the first one is a pack, or none is named, the data of the package come before it. Throws
 * UserError if a folder is inside the cache or around it, because a run writes and deletes files there.
 */
export function dataFolders(named: string | readonly string[] = []): string[] {
  const folders = [named].flat();
  for (const folder of folders) {
    if (isWithin(folder, CACHE) || isWithin(CACHE, folder))
      throw new UserError(message('dataWithCache', folder, CACHE));
  }
  const [first] = folders;
  return first !== undefined && standsAlone(first) ? folders : [ownData(), ...folders];
}

/** A folder cannot stand alone without the words that every answer needs. */
function standsAlone(folder: string): boolean {
  return existsSync(path.join(folder, 'labels.yaml'));
}

function ownData(): string {
  return path.relative('.', path.join(PACKAGE_ROOT, 'data')) || '.';
}
