import path from 'node:path';
import { MANIFEST_FILE, recordPath, TREE_FILE } from '../contract/paths.ts';
import { UserError } from '../errors.ts';
import { message } from '../messages/message.ts';
import { alteredFiles } from './disk/altered-files.ts';
import { type Finding, findingsIn } from './disk/integrity.ts';
import { noMark } from './disk/is-marked.ts';
import type { TrustedKey } from './disk/keys.ts';
import { readMirrorState } from './disk/mirror-state.ts';
import { markIn } from './disk/read-mark.ts';
import { readInputs, readSummed } from './disk/read-record.ts';
import { entryAt, readRegularFile } from './disk/regular-file.ts';
import { signatureFindings, signatureIn } from './disk/signature.ts';
import { unexpectedFiles } from './disk/unexpected-files.ts';
import { placesOf } from './plan/kinds.ts';
import { partsOf } from './record/inputs.ts';
import { rootFiles, sizeOfTexts } from './record/manifest.ts';
import type { TreeMark } from './record/mark.ts';
import type { PartSummary } from './record/record.ts';
import { verifyMirror } from './verify-selected.ts';

/**
 * Reads a whole tree again and finds every file that is missing, extra, truncated or altered. Pipes, devices and
 * symbolic links are named and not opened. Of a mirror, what is mirrored is read. `progress` gets the number of files read
 * so far. One of `keys`, if there are any, must have made the signature. Throws UserError if there is no whole tree.
 */
export async function verifyTree(
  out: string,
  progress: (files: number) => void = () => {},
  keys: readonly TrustedKey[] = [],
): Promise<Finding[]> {
  const mirror = readMirrorState(out);
  if (mirror) return verifyMirror(out, mirror, progress, keys);
  const mark = markOf(out);
  const findings: Finding[] = [];
  const parts = new Map<string, PartSummary>();
  let filesRead = 0;
  const wanted = partsOf(mark.inputs, mark.scope);
  for (const { name, inputs } of wanted) {
    const places = placesOf(name);
    const read = readSummed(out, name);
    const record = read?.record;
    if (record?.inputs !== inputs) {
      const kind = entryAt(path.join(out, recordPath(name))) ? 'altered' : 'missing';
      findings.push({ kind, path: recordPath(name) });
    }
    // Without a record, nothing is known about the places of the part.
    const looked = findingsIn(out, record?.folders ?? [], places);
    for (const one of looked) findings.push(one);
    for (const one of await alteredFiles(out, record?.folders ?? [], looked)) findings.push(one);
    if (!read || !record) continue;
    parts.set(name, read.summary);
    filesRead += 1 + record.folders.reduce((sum, { count }) => sum + count, 0);
    progress(filesRead);
  }
  const whole = rootFiles(mark, parts);
  findings.push(...wrongWhole(out, whole), ...signatureFindings(out, keys));
  progress(filesRead + sizeOfTexts(whole.values()).files + Number(signatureIn(out) !== null));
  const strays = unexpectedFiles(
    out,
    wanted.map(({ name }) => name),
  );
  for (const { path: one } of strays) findings.push({ kind: 'extra', path: one });
  // An obstacle to several parts is found with each of them.
  const first = new Map(findings.toReversed().map((finding) => [finding.path, finding]));
  return [...first.values()].reverse();
}

/**
 * The mark of the tree, which is in a file of its own and in the manifest. If these differ, the mark that fits more of
 * the tree. Throws UserError if there is none, or if the tree was never finished.
 */
export function markOf(out: string): TreeMark {
  const marks = [TREE_FILE, MANIFEST_FILE]
    .map((file) => markIn(readRegularFile(path.join(out, file))))
    .filter((mark) => mark !== null);
  const [own, other = own] = marks;
  if (!own || !other) throw noMark(out);
  const isOne = JSON.stringify(own) === JSON.stringify(other);
  const mark = isOne || misfits(out, own) <= misfits(out, other) ? own : other;
  if (entryAt(path.join(out, MANIFEST_FILE)) || unfit(out, mark).length === 0) return mark;
  throw new UserError(message('treeUnfinished', out, MANIFEST_FILE));
}

/** The parts of a mark without a matching record. */
function unfit(out: string, { inputs, scope }: TreeMark): string[] {
  return partsOf(inputs, scope).flatMap((part) => (readInputs(out, part.name) === part.inputs ? [] : part.name));
}

/** How much of a tree does not match a mark, without a look at the files of its parts. */
function misfits(out: string, mark: TreeMark): number {
  const names = partsOf(mark.inputs, mark.scope).map(({ name }) => name);
  const parts = new Map<string, PartSummary>();
  for (const name of names) {
    const read = readSummed(out, name);
    if (read) parts.set(name, read.summary);
  }
  return unfit(out, mark).length + unexpectedFiles(out, names).length + wrongWhole(out, rootFiles(mark, parts)).length;
}

/** What is wrong with the files that belong to the whole. If a record is missing, the manifest cannot match. */
function wrongWhole(out: string, whole: ReadonlyMap<string, string | null>): Finding[] {
  return [...whole].flatMap(([file, text]): Finding[] => {
    const entry = entryAt(path.join(out, file));
    if (text === null) return entry ? [{ kind: 'extra', path: file }] : [];
    if (!entry) return [{ kind: 'missing', path: file }];
    return readRegularFile(path.join(out, file))?.equals(Buffer.from(text)) ? [] : [{ kind: 'altered', path: file }];
  });
}
