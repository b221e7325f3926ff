import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DATAPACKAGE_FILE, datasetsFolder, inFolder, MANIFEST_FILE, recordPath, TREE_FILE } from '../contract/paths.ts';
import { StopError } from '../errors.ts';
import { readIfThere } from './disk/folder-writer.ts';
import { KEEPERS } from './disk/out-folder.ts';
import { hostFiles } from './hosts/host-files.ts';
import { digestLike, sha256 } from './records/digests.ts';
import type { Manifest } from './records/manifest.ts';
import { readMark } from './records/manifest.ts';
import { type FolderRecord, filesOf, parseRecord } from './records/record.ts';

export interface Finding {
  readonly kind: 'missing' | 'extra' | 'truncated' | 'altered';
  /** Below the root of the tree. */
  readonly path: string;
}

/**
 * Reads a whole tree again and tells every file that is missing, extra, truncated or altered. `progress` hears how many
 * files have been read. Throws StopError where there is no whole tree.
 */
export function verifyTree(out: string, progress: (files: number) => void = () => {}): Finding[] {
  if (!readMark(out)) throw new StopError(`there is no tree in ${out}: generate one first or name its folder`);
  if (!existsSync(path.join(out, MANIFEST_FILE))) {
    throw new StopError(`the tree in ${out} is not finished: run generate again, or join its shards`);
  }
  const manifest = JSON.parse(readFileSync(path.join(out, MANIFEST_FILE), 'utf8')) as Manifest;
  const findings: Finding[] = [];
  const known = new KnownFiles([MANIFEST_FILE, TREE_FILE, `${datasetsFolder()}/${DATAPACKAGE_FILE}`, ...KEEPERS]);
  for (const [file, text] of hostFiles(manifest.scope)) {
    known.add(file);
    const content = readIfThere(path.join(out, file));
    if (content?.toString() !== text) findings.push({ kind: content === null ? 'missing' : 'altered', path: file });
  }
  let read = 0;
  for (const [part, digest] of Object.entries(manifest.records)) {
    known.add(recordPath(part));
    const record = readIfThere(path.join(out, recordPath(part)));
    if (record === null || sha256(record) !== digest) {
      findings.push({ kind: record === null ? 'missing' : 'altered', path: recordPath(part) });
      continue;
    }
    for (const folder of parseRecord(record).folders) {
      findings.push(...verifyFolder(out, folder));
      known.addFolder(folder);
      read += folder.count;
      progress(read);
    }
  }
  return [...findings, ...extraFiles(out, '', known)];
}

function verifyFolder(out: string, folder: FolderRecord): Finding[] {
  return filesOf(folder).flatMap(({ name, size, hash }): Finding[] => {
    const file = inFolder(folder.path, name);
    const content = readIfThere(path.join(out, file));
    if (content === null) return [{ kind: 'missing', path: file }];
    if (content.length < size) return [{ kind: 'truncated', path: file }];
    return digestLike(hash)(content) === hash ? [] : [{ kind: 'altered', path: file }];
  });
}

/** The files that belong to a tree. Of millions only the names in each folder are kept, as the one text of its record. */
class KnownFiles {
  private readonly names = new Map<string, string[]>();
  constructor(files: readonly string[]) {
    for (const file of files) this.add(file);
  }
  add(file: string): void {
    const folder = path.posix.dirname(file).replace(/^\.$/, '');
    this.addNames(folder, path.posix.basename(file));
  }
  addFolder(folder: FolderRecord): void {
    const names = filesOf(folder).map(({ name }) => name);
    this.addNames(folder.path, names.join('/'));
  }
  /** The names that stand in a folder. */
  in(folder: string): Set<string> {
    return new Set((this.names.get(folder) ?? []).flatMap((names) => names.split('/')));
  }
  private addNames(folder: string, names: string): void {
    this.names.set(folder, [...(this.names.get(folder) ?? []), names]);
  }
}

function extraFiles(out: string, folder: string, known: KnownFiles): Finding[] {
  const names = known.in(folder);
  return readdirSync(path.join(out, folder), { withFileTypes: true }).flatMap((entry): Finding[] => {
    const file = inFolder(folder, entry.name);
    if (entry.isDirectory()) return extraFiles(out, file, known);
    return names.has(entry.name) ? [] : [{ kind: 'extra', path: file }];
  });
}
