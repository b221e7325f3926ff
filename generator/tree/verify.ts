import { readdirSync } from 'node:fs';
import path from 'node:path';
import { inFolder, MANIFEST_FILE, recordPath, TREE_FILE } from '../contract/paths.ts';
import { StopError } from '../errors.ts';
import { LOCK_FILE } from './disk/lock.ts';
import { KEEPERS } from './disk/out-folder.ts';
import { entryAt, plainFile } from './disk/plain.ts';
import { type Finding, lookAt } from './look.ts';
import { placesOf } from './parts/kinds.ts';
import { partsOf } from './records/inputs.ts';
import { markIn, type TreeMark } from './records/mark.ts';
import { readInputs, readRecord } from './records/read-record.ts';
import { type PartSummary, recordText, summaryOf } from './records/record.ts';
import { WHOLE_FILES, wholeFiles } from './records/whole.ts';

/**
 * Reads a whole tree again and tells every file that is missing, extra, truncated or altered. Pipes, devices and
 * symbolic links are named and not opened. `progress` hears how many files have been read. Throws StopError where there
 * is no whole tree.
 */
export function verifyTree(out: string, progress: (files: number) => void = () => {}): Finding[] {
  const mark = markOf(out);
  const findings: Finding[] = [];
  const parts = new Map<string, PartSummary>();
  const known = new KnownPlaces();
  let read = 0;
  for (const { name, inputs } of partsOf(mark.inputs, mark.scope)) {
    const places = placesOf(name);
    for (const folder of places.folders) known.addFolder(folder);
    known.addFile(recordPath(name));
    const record = readRecord(out, name);
    if (record?.inputs !== inputs) {
      const kind = entryAt(path.join(out, recordPath(name))) ? 'altered' : 'missing';
      findings.push({ kind, path: recordPath(name) });
    }
    // Without a record nothing in the places of the part is known.
    findings.push(...lookAt(out, record?.folders ?? [], places, true));
    for (const file of places.files) known.addFile(file);
    if (!record) continue;
    parts.set(name, summaryOf(record, Buffer.from(recordText(record))));
    read += record.folders.reduce((sum, { count }) => sum + count, 0);
    progress(read);
  }
  findings.push(...wrongWhole(out, mark, parts));
  for (const file of WHOLE_FILES) known.addFile(file);
  return [...findings, ...strangers(out, '', known)];
}

/** The mark of the tree: its own, or that in the manifest where the records fit to that alone. */
export function markOf(out: string): TreeMark {
  const files = [TREE_FILE, MANIFEST_FILE].map((file) => plainFile(path.join(out, file)));
  const marks = files.map(markIn).filter((mark) => mark !== null);
  const fits = ({ inputs, scope }: TreeMark) =>
    partsOf(inputs, scope).some((part) => readInputs(out, part.name) === part.inputs);
  const mark = marks.find(fits) ?? marks[0];
  if (!mark) throw new StopError(`there is no tree in ${out} that can be read: generate one first or name its folder`);
  if (!entryAt(path.join(out, MANIFEST_FILE))) {
    throw new StopError(
      `${MANIFEST_FILE} is missing, for the tree in ${out} is not finished: run generate again, or join its shards`,
    );
  }
  return mark;
}

/** What is wrong with the files that belong to the whole. Where a record is missing, no more of the manifest is known. */
function wrongWhole(out: string, mark: TreeMark, parts: ReadonlyMap<string, PartSummary>): Finding[] {
  return [...wholeFiles(mark, parts)].flatMap(([file, text]): Finding[] => {
    const entry = entryAt(path.join(out, file));
    if (text === null) return entry ? [{ kind: 'extra', path: file }] : [];
    if (!entry) return [{ kind: 'missing', path: file }];
    return plainFile(path.join(out, file))?.equals(Buffer.from(text)) ? [] : [{ kind: 'altered', path: file }];
  });
}

/** What in a tree belongs to a part or to the whole: folders with all that is in them, and single files. */
class KnownPlaces {
  private readonly folders = new Set<string>();
  private readonly files = new Set<string>();
  /** Folders above them, which hold nothing else. */
  private readonly above = new Set<string>();

  addFolder(folder: string): void {
    this.folders.add(folder);
    this.addAbove(folder);
  }
  addFile(file: string): void {
    this.files.add(file);
    this.addAbove(file);
  }
  /** Whether what stands there has been looked at already, holds what has, or belongs to nobody. */
  tell(one: string): 'known' | 'above' | 'strange' {
    if (this.folders.has(one) || this.files.has(one)) return 'known';
    return this.above.has(one) ? 'above' : 'strange';
  }
  private addAbove(one: string): void {
    for (let folder = path.posix.dirname(one); folder !== '.'; folder = path.posix.dirname(folder)) {
      this.above.add(folder);
    }
  }
}

/** What stands in a tree and belongs to nobody; a folder is named once for all that is in it. */
function strangers(out: string, folder: string, known: KnownPlaces): Finding[] {
  return readdirSync(path.join(out, folder), { withFileTypes: true }).flatMap((entry): Finding[] => {
    const one = inFolder(folder, entry.name);
    if (folder === '' && (KEEPERS.includes(entry.name) || entry.name === LOCK_FILE)) return [];
    const told = known.tell(one);
    if (told === 'known') return [];
    return told === 'above' && entry.isDirectory() ? strangers(out, one, known) : [{ kind: 'extra', path: one }];
  });
}
