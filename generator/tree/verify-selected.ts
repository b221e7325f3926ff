import path from 'node:path';
import { recordPath } from '../contract/paths.ts';
import { sha256 } from '../sha256.ts';
import { type Finding, findingsIn } from './disk/integrity.ts';
import { readManifest } from './disk/read-manifest.ts';
import { readSummed } from './disk/read-record.ts';
import { entryAt, readRegularFile } from './disk/regular-file.ts';
import { staleFiles } from './disk/stale-files.ts';
import { placesOf } from './plan/kinds.ts';
import { type Selection, selectsPart } from './plan/selection.ts';
import { type PartRecord, parseFileLine } from './record/record.ts';
import { selectedFolders } from './record/selected-folders.ts';
import { alteredFiles } from './verify.ts';

/**
 * Reads the selected files of a tree, of which the others may be missing, and finds every file that is missing, extra,
 * truncated or altered. The manifest says which records are right, and these name the files. Throws UserError if there
 * is no manifest.
 */
export async function verifySelected(
  out: string,
  selection: Selection,
  progress: (files: number) => void = () => {},
): Promise<Finding[]> {
  const { records, root } = readManifest(out);
  const findings = alteredRoot(out, root);
  let read = 1;
  for (const [part, digest] of Object.entries(records)) {
    if (!selectsPart(selection, part)) continue;
    const file = recordPath(part);
    const summed = readSummed(out, part);
    if (summed?.summary.sha256 !== digest) {
      findings.push({ kind: entryAt(path.join(out, file)) ? 'altered' : 'missing', path: file });
      continue;
    }
    for (const one of await findingsOfPart(out, part, summed.record, selection)) findings.push(one);
    read += 1 + selectedFolders(summed.record, selection).reduce((sum, { count }) => sum + count, 0);
    progress(read);
  }
  return findings;
}

async function findingsOfPart(out: string, part: string, record: PartRecord, selection: Selection): Promise<Finding[]> {
  const places = placesOf(part);
  const folders = selectedFolders(record, selection);
  // What is in the places of the part and in no record is extra, whatever is selected.
  const looked = findingsIn(out, folders, { folders: [], files: [] });
  const extra = staleFiles(out, places, record.folders).map((one): Finding => ({ kind: 'extra', path: one }));
  return [...looked, ...(await alteredFiles(out, folders, looked)), ...extra];
}

/** A partial copy need not have the files that belong to no part, but those that it has must be right. */
function alteredRoot(out: string, root: readonly string[]): Finding[] {
  return root.flatMap((line): Finding[] => {
    const { name, hash } = parseFileLine(line);
    if (entryAt(path.join(out, name)) === null) return [];
    const content = readRegularFile(path.join(out, name));
    return content && sha256(content) === hash ? [] : [{ kind: 'altered', path: name }];
  });
}
