import path from 'node:path';
import { inFolder, recordPath } from '../contract/paths.ts';
import { UserError } from '../errors.ts';
import { message } from '../messages/message.ts';
import { readMirrorState } from './disk/mirror-state.ts';
import { readManifest } from './disk/read-manifest.ts';
import { readNamedRecord } from './disk/read-record.ts';
import { entryAt } from './disk/regular-file.ts';
import { EVERYTHING, type Selection, selectsFile, selectsPart } from './plan/selection.ts';
import { fileLines, parseFileLine } from './record/record.ts';

/** A file of a tree, as the tree lists it. */
export interface ListedFile {
  /** Path below the root. */
  readonly path: string;
  readonly size: number;
  /** SHA-256. */
  readonly sha256: string;
}

/**
 * The files of a tree by its own lists, folder by folder, without reading them. The manifest is not among them, because
 * it cannot name its own digest; of a mirror, what is mirrored is listed. Throws UserError if a list is missing or is not the one that the manifest names.
 */
export function* listTree(out: string, selection: Selection = EVERYTHING): Iterable<readonly ListedFile[]> {
  const { records, root } = readManifest(out);
  const mirrored = readMirrorState(out)?.selection ?? EVERYTHING;
  const isThere = (file: ListedFile) => mirrored === EVERYTHING || entryAt(path.join(out, file.path)) !== null;
  if (selection.years.length === 0) yield root.map((line) => listed('', line)).filter(isThere);
  for (const [part, digest] of Object.entries(records)) {
    if (!selectsPart(selection, part) || !selectsPart(mirrored, part)) continue;
    const file = recordPath(part);
    const named = readNamedRecord(out, part, digest);
    if (!named) throw new UserError(message('listMissing', file));
    const { record, text } = named;
    yield [{ path: file, size: text.length, sha256: digest }];
    for (const folder of record.folders) {
      const files = fileLines(folder).map((line) => listed(folder.path, line));
      yield files.filter((one) => selectsFile(selection, one.path) && selectsFile(mirrored, one.path));
    }
  }
}

function listed(folder: string, line: string): ListedFile {
  const { name, size, hash } = parseFileLine(line);
  return { path: inFolder(folder, name), size, sha256: hash };
}
