import { existsSync } from 'node:fs';
import path from 'node:path';
import { PACKAGE_ROOT } from '../package.ts';

/**
 * The folders to read, from the first to the last laid over it. A folder with a `labels.yaml` stands alone. Any other is a
 * pack: where it comes first, or none is named, the data that the package brings stand before it.
 */
export function dataFolders(named: string | readonly string[] = []): string[] {
  const folders = [named].flat();
  const [first] = folders;
  return first !== undefined && standsAlone(first) ? folders : [ownData(), ...folders];
}

/** Without the words that every answer needs a folder cannot stand alone. */
function standsAlone(folder: string): boolean {
  return existsSync(path.join(folder, 'labels.yaml'));
}

function ownData(): string {
  return path.relative('.', path.join(PACKAGE_ROOT, 'data')) || '.';
}
