import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { inFolder, recordPath } from '../../contract/paths.ts';
import type { FolderPack } from '../disk/folder-pack.ts';
import { replaceFile, writeFolder } from '../disk/folder-writer.ts';
import {
  type FolderRecord,
  type PartRecord,
  type PartSummary,
  readRecord,
  recordText,
  summaryOf,
} from '../records/record.ts';

export interface Written {
  readonly files: number;
  readonly bytes: number;
}

/** How much stands in folders. */
export function sizeOf(folders: PartSummary['folders']): Written {
  return {
    files: folders.reduce((sum, { count }) => sum + count, 0),
    bytes: folders.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

export interface WrittenPart extends Written {
  readonly summary: PartSummary;
  /** Paths below the root that were replaced, added or taken away; null where the part is new. */
  readonly changed: readonly string[] | null;
}

/** Writes the folders of one part of the tree, and its record last. */
export class PartWriter {
  readonly before: PartRecord | null;
  private readonly folders: FolderRecord[] = [];
  /** Paths below the root that were replaced, added or taken away. */
  readonly changed: string[] = [];
  private readonly out: string;
  private readonly part: string;

  constructor(out: string, part: string) {
    this.out = out;
    this.part = part;
    this.before = readRecord(out, part);
  }

  /** Makes a folder hold the files of a pack. `own` tells which other files may be taken away; all where it is left out. */
  settle(folder: string, pack: FolderPack, own?: (name: string, old: FolderRecord | undefined) => boolean): void {
    const old = this.before?.folders.find(({ path: known }) => known === folder);
    const record = pack.record(folder);
    const names = writeFolder(this.out, record, pack, old, own && ((name) => own(name, old)));
    this.changed.push(...(names ?? []).map((name) => inFolder(folder, name)));
    this.folders.push(record);
  }

  /** The same for a folder that other parts write to as well: only its `own` files are touched. */
  settleShared(folder: string, pack: FolderPack, own: (name: string, old: FolderRecord | undefined) => boolean): void {
    mkdirSync(path.join(this.out, folder), { recursive: true });
    this.settle(folder, pack, own);
  }

  /** Writes the record, which says that the part is whole. */
  close(inputs: string): WrittenPart {
    const { out, part, before, folders, changed } = this;
    const record = { inputs, folders };
    const text = Buffer.from(recordText(record));
    const file = path.join(out, recordPath(part));
    mkdirSync(path.dirname(file), { recursive: true });
    replaceFile(file, text);
    return {
      ...sizeOf(folders),
      summary: summaryOf(record, text),
      changed: before === null ? null : changed,
    };
  }
}
