import path from 'node:path';
import pLimit from 'p-limit';
import { inFolder } from '../../contract/paths.ts';
import { sha256 } from '../../sha256.ts';
import { type FolderRecord, filesOf } from '../record/record.ts';
import type { Finding } from './integrity.ts';
import { folderWay, readRegularFileOf } from './regular-file.ts';

/** How many files are read at once; Node reads them with four threads. */
const AT_ONCE = 16;

/** The files with another content than their lines say, besides those in which a look has already found something. */
export async function alteredFiles(
  out: string,
  folders: readonly FolderRecord[],
  looked: readonly Finding[],
): Promise<Finding[]> {
  const known = new Set(looked.map(({ path: one }) => one));
  const wayOf = folderWay(out);
  const files = folders
    .filter((folder) => wayOf(folder.path) === null)
    .flatMap((folder) => filesOf(folder).map(({ name, ...line }) => ({ file: inFolder(folder.path, name), ...line })))
    .filter(({ file }) => !known.has(file));
  const findings = await pLimit(AT_ONCE).map(files, async ({ file, size, hash }): Promise<Finding[]> => {
    const content = await readRegularFileOf(path.join(out, file), size);
    if (content === null) return [{ kind: 'missing', path: file }];
    return sha256(content) === hash ? [] : [{ kind: 'altered', path: file }];
  });
  return findings.flat();
}
