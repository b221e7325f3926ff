import path from 'node:path';
import { recordPath, SIGNATURE_FILE } from '../contract/paths.ts';
import { alteredFiles } from './disk/altered-files.ts';
import { type Finding, findingsIn } from './disk/integrity.ts';
import type { TrustedKey } from './disk/keys.ts';
import type { MirrorState } from './disk/mirror-state.ts';
import { readManifest } from './disk/read-manifest.ts';
import { readSummed } from './disk/read-record.ts';
import { readHashedFile } from './disk/recorded.ts';
import { entryAt } from './disk/regular-file.ts';
import { signatureFindings, signatureIn } from './disk/signature.ts';
import { staleFiles } from './disk/stale-files.ts';
import { unexpectedFiles } from './disk/unexpected-files.ts';
import { placesOf } from './plan/kinds.ts';
import { type Selection, selectsPart } from './plan/selection.ts';
import { HOST_FILE_NAMES } from './record/hosts/host-files.ts';
import { type PartRecord, parseFileLine } from './record/record.ts';
import { selectedFolders } from './record/selected-folders.ts';

/** What must be in a folder: the selected files of a tree, and, in a mirror, nothing else. */
interface Meant {
  readonly out: string;
  readonly selection: Selection;
  readonly isMirror: boolean;
  readonly keys: readonly TrustedKey[];
}

/**
 * Reads the selected files of a tree, of which the others may be missing, and finds every file that is missing, extra,
 * truncated or altered. The manifest says which records are right, and these name the files; one of `keys`, if there are
 * any, must have signed it. Throws UserError if there is no manifest.
 */
export function verifySelected(
  out: string,
  selection: Selection,
  progress: (files: number) => void = () => {},
  keys: readonly TrustedKey[] = [],
): Promise<Finding[]> {
  return verified({ out, selection, isMirror: false, keys }, progress);
}

/** Reads a mirror: what is mirrored must be there, and nothing else. */
export async function verifyMirror(
  out: string,
  { selection, signature = null }: MirrorState,
  progress: (files: number) => void,
  keys: readonly TrustedKey[],
): Promise<Finding[]> {
  const findings = await verified({ out, selection, isMirror: true, keys }, progress);
  if (keys.length === 0) findings.push(...findingsOfSignature(out, signature));
  const parts = Object.keys(readManifest(out).records).filter((part) => selectsPart(selection, part));
  return [...findings, ...extraFindings(unexpectedFiles(out, parts).map(({ path: one }) => one))];
}

async function verified(meant: Meant, progress: (files: number) => void): Promise<Finding[]> {
  const { out, selection, keys } = meant;
  const { records, root } = readManifest(out);
  const findings = [...root.flatMap((line) => findingsOfRoot(meant, line)), ...signatureFindings(out, keys)];
  const rootFiles = root.map((line) => parseFileLine(line).name).filter((name) => entryAt(path.join(out, name)));
  let read = 1 + rootFiles.length + Number(signatureIn(out) !== null);
  for (const [part, digest] of Object.entries(records)) {
    if (!selectsPart(selection, part)) continue;
    const file = recordPath(part);
    const summed = readSummed(out, part);
    if (summed?.summary.sha256 !== digest) {
      findings.push({ kind: entryAt(path.join(out, file)) ? 'altered' : 'missing', path: file });
      continue;
    }
    for (const one of await findingsOfPart(meant, part, summed.record)) findings.push(one);
    read += 1 + selectedFolders(summed.record, selection).reduce((sum, { count }) => sum + count, 0);
    progress(read);
  }
  return findings;
}

async function findingsOfPart({ out, selection, isMirror }: Meant, part: string, record: PartRecord) {
  const folders = selectedFolders(record, selection);
  const looked = findingsIn(out, folders, { folders: [], files: [] });
  const extra = staleFiles(out, placesOf(part), isMirror ? folders : record.folders);
  return [...looked, ...(await alteredFiles(out, folders, looked)), ...extraFindings(extra)];
}

function extraFindings(paths: readonly string[]): Finding[] {
  return paths.map((one) => ({ kind: 'extra', path: one }));
}

/**
 * A partial copy need not have the files that belong to no part, but those that it has must be right. A mirror lacks at
 * most those for the host of its origin.
 */
function findingsOfRoot({ out, isMirror }: Meant, line: string): Finding[] {
  const { name, hash } = parseFileLine(line);
  if (entryAt(path.join(out, name)) === null) {
    return isMirror && !HOST_FILE_NAMES.includes(name) ? [{ kind: 'missing', path: name }] : [];
  }
  return readHashedFile(path.join(out, name), hash) ? [] : [{ kind: 'altered', path: name }];
}

/** Without a key, a mirror must have the signature that its site had. */
function findingsOfSignature(out: string, remembered: string | null): Finding[] {
  const isThere = entryAt(path.join(out, SIGNATURE_FILE)) !== null;
  const own = signatureIn(out)?.toString('base64') ?? null;
  if (own === remembered) return [];
  // What cannot be a signature is found anyway.
  if (isThere && own === null) return [];
  return [{ kind: !isThere ? 'missing' : remembered === null ? 'extra' : 'altered', path: SIGNATURE_FILE }];
}
