import { existsSync } from 'node:fs';
import path from 'node:path';
import { PACKAGE_ROOT } from '../package.ts';

/** What a data folder may contain, besides files for people. */
export const DATA_NAMES = [
  'menologion',
  'commemorations',
  'texts',
  'icons',
  'readings',
  'books',
  ...[
    'types',
    'labels',
    'icons',
    'retired-ids',
    'movable',
    'names',
    'related',
    'sources',
    'licenses',
    'fasting',
    'aliases',
    'general-services',
    'refused-domains',
  ].map((name) => `${name}.yaml`),
];

/** Folders in a pack that is being imported: the new files before all of them are there, and while they get their places. */
export const STAGED_IMPORT = '.import.part';
export const UNFINISHED_IMPORT = 'import.part';

/**
 * The folders to read; each later one is laid over those before it. A folder with a `labels.yaml` stands alone. Any
 * other folder is a pack: if the first one is a pack, or none is named, the data of the package come before it.
 */
export function dataFolders(named: string | readonly string[] = []): string[] {
  const folders = [named].flat();
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
