import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inFolder, recordPath } from '../../contract/paths.ts';
import type { FolderPack } from '../disk/folder-pack.ts';
import { UNFINISHED, writeAnew, writeFolder } from '../disk/folder-writer.ts';
import { type Finding, foldersIn, lookAt } from '../disk/integrity.ts';
import { readInputs, readRecord } from '../disk/read-record.ts';
import { folderGuard } from '../disk/regular-file.ts';
import { removeFiles, staleFiles } from '../disk/stale-files.ts';
import { placesOf } from '../plan/kinds.ts';
import type { Part } from '../plan/part.ts';
import { isOwnFolder } from '../plan/part.ts';
import {
  type FolderRecord,
  haveSameNames,
  type PartDigests,
  type PartRecord,
  type PartSummary,
  recordText,
  sizeOf,
  summaryOf,
  type Written,
} from '../record/record.ts';
import { Before, CODE } from './before.ts';

/** A part as it is made: its folders one by one, and the digests of its units, complete when all folders are made. */
export interface MadePart {
  readonly digests: PartDigests;
  readonly folders: Iterable<PartFolder>;
}

/**
 * A folder of a part: its files are in a pack, which may be reused for the next folder; or the whole folder stays as it is.
 */
export type PartFolder = { readonly path: string; readonly pack: FolderPack } | { readonly unchanged: FolderRecord };

export interface WrittenPart extends Written {
  readonly summary: PartSummary;
  /** Paths below the root that were replaced, added or deleted, if they are requested. */
  readonly changed: readonly string[];
  /** What was found in the places of the part before it was written. */
  readonly findings: readonly Finding[];
  /** Milliseconds spent on making the files and on writing them. */
  readonly spent: { readonly make: number; readonly write: number };
}

/** Writes the parts of a tree, each with all its files and nothing else. */
export class PartWriter {
  private readonly out: string;
  /** Whether changed paths are listed: in a new tree that would be all of them. */
  private readonly listsChanges: boolean;
  /** Throws if this process may no longer write. */
  private readonly check: () => void;
  private readonly guard: (folder: string) => void;
  /** The changed paths of the part that is being written. */
  private changed: string[] = [];

  constructor(out: string, listsChanges: boolean, check: () => void) {
    this.out = out;
    this.listsChanges = listsChanges;
    this.check = check;
    this.guard = folderGuard(out, (file) => this.changed.push(file));
  }

  /**
   * What a part was before, as its record says; read it before the part is written. If other files are there than the
   * record says, all files are compared by their bytes.
   */
  before({ name, code }: Part): Before {
    const { out } = this;
    const record = readRecord(out, name);
    if (record) {
      const findings = lookAt(out, record.folders, placesOf(name), false);
      return new Before(out, findings.length === 0 ? record : null, code, findings);
    }
    const isThere = readInputs(out, name) !== null;
    return new Before(out, null, code, isThere ? [{ kind: 'altered', path: recordPath(name) }] : []);
  }

  /**
   * Makes the places of a part contain its folders and nothing else. The old record is deleted before the first file
   * changes; if this run does not finish, the next one compares bytes. The new record does not have its final name yet:
   * it gets it when the files are safe on the disk. Throws UserError if a symbolic link is in the way.
   */
  write(part: Part, before: Before, { digests, folders }: MadePart): WrittenPart {
    const { out } = this;
    const places = placesOf(part.name);
    this.check();
    rmSync(path.join(out, recordPath(part.name)), { recursive: true, force: true });
    const clock = new Clock();
    const written: FolderRecord[] = [];
    const fresh = new Set<string>();
    this.changed = [];
    const { changed } = this;
    this.remove(foldersIn(out, before.findings));
    for (const made of clock.timed(folders)) {
      if ('unchanged' in made) {
        written.push(made.unchanged);
        fresh.add(made.unchanged.path);
        continue;
      }
      const { path: folder, pack } = made;
      this.guard(folder);
      if (!isOwnFolder(folder, places)) mkdirSync(path.join(out, folder), { recursive: true });
      const record = pack.record(folder);
      const known = before.folder(folder);
      const names = writeFolder(out, record, pack, known, this.check);
      if (names === null || (known && haveSameNames(known, record))) fresh.add(folder);
      if (this.listsChanges) for (const name of names ?? pack.names) changed.push(inFolder(folder, name));
      written.push(record);
    }
    const left = staleFiles(out, places, written, fresh);
    this.check();
    this.remove(left);
    const summary = this.record(
      { inputs: part.inputs, from: { [CODE]: [part.code], ...digests }, folders: written },
      part.name,
    );
    return { ...sizeOf(written), summary, changed, findings: before.findings, spent: clock.spent };
  }

  private remove(paths: readonly string[]): void {
    for (const one of paths) this.guard(path.posix.dirname(one));
    for (const one of removeFiles(this.out, paths)) this.changed.push(one);
  }

  private record(record: PartRecord, part: string): PartSummary {
    const text = Buffer.from(recordText(record));
    const file = recordPath(part);
    this.guard(path.posix.dirname(file));
    mkdirSync(path.dirname(path.join(this.out, file)), { recursive: true });
    writeAnew(path.join(this.out, `${file}${UNFINISHED}`), text);
    return summaryOf(record, text);
  }
}

/** Separates the time that an iterable takes from the time spent on its items. */
class Clock {
  readonly spent = { make: 0, write: 0 };

  private started = performance.now();

  *timed<T>(items: Iterable<T>): Iterable<T> {
    const lap = (key: 'make' | 'write') => {
      const now = performance.now();
      this.spent[key] += now - this.started;
      this.started = now;
    };
    for (const item of items) {
      lap('make');
      yield item;
      lap('write');
    }
    lap('make');
  }
}
