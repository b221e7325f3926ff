import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { recordPath } from '../contract/paths.ts';
import { FolderPack } from '../tree/disk/folder-pack.ts';
import { UNFINISHED, writeAnew, writeFolder } from '../tree/disk/folder-writer.ts';
import { folderGuard } from '../tree/disk/regular-file.ts';
import { removeEmptyFolders, removeFiles, staleFiles } from '../tree/disk/stale-files.ts';
import { placesOf } from '../tree/plan/kinds.ts';
import { isOwnFolder } from '../tree/plan/part.ts';
import { fileLine, filesOf } from '../tree/record/record.ts';
import { lackingDays } from './fetch-part.ts';
import type { Fetched } from './fetched.ts';
import type { PartSurvey, SurveyedFolder } from './survey.ts';

/**
 * Makes the places of parts contain what their records name and is selected, and nothing else, from what was fetched.
 * The record of a part is deleted first, and the new one does not have its final name yet.
 */
export class PartApplier {
  private readonly out: string;
  private readonly fetched: Fetched;
  private readonly check: () => void;
  private readonly guard: (folder: string) => void;
  private readonly pack = new FolderPack();

  constructor(out: string, fetched: Fetched, check: () => void) {
    this.out = out;
    this.fetched = fetched;
    this.check = check;
    this.guard = folderGuard(out);
  }

  /** Writes a part, with the text of its record. Returns how many files changed. */
  apply({ part, folders }: PartSurvey, text: Uint8Array): number {
    const { out } = this;
    const places = placesOf(part);
    const record = path.join(out, recordPath(part));
    this.check();
    rmSync(record, { recursive: true, force: true });
    let changed = 0;
    for (const one of folders) {
      const { folder, lacking } = one;
      changed += lacking.size;
      if (lacking.size === 0) continue;
      this.guard(folder.path);
      if (!isOwnFolder(folder.path, places)) mkdirSync(path.join(out, folder.path), { recursive: true });
      this.fill(one);
      writeFolder(out, this.pack.record(folder.path), this.pack, undefined, this.check);
    }
    const stale = staleFiles(
      out,
      places,
      folders.map(({ folder }) => folder),
    );
    this.check();
    for (const one of stale) this.guard(path.posix.dirname(one));
    changed += removeFiles(out, stale).length;
    removeEmptyFolders(out, stale);
    this.guard(path.posix.dirname(recordPath(part)));
    mkdirSync(path.dirname(record), { recursive: true });
    writeAnew(`${record}${UNFINISHED}`, text);
    return changed;
  }

  /** Packs a folder: what the mirror lacks as bytes, and the rest as lines. */
  private fill(surveyed: SurveyedFolder): void {
    const { pack, out, fetched } = this;
    const { folder, lacking, dataset } = surveyed;
    const days = dataset && lackingDays({ out, fetched }, surveyed, dataset)[Symbol.iterator]();
    pack.clear();
    for (const line of filesOf(folder)) {
      if (!lacking.has(line.name)) {
        pack.addUnchanged(fileLine(line));
        continue;
      }
      const bytes = days ? days.next().value?.bytes : fetched.get(line.hash);
      if (!bytes) throw new Error(`${folder.path}/${line.name} was fetched and is gone`);
      pack.sink.add(bytes);
      pack.close(line.name);
    }
    if (pack.record(folder.path).lines !== folder.lines) throw new Error(`${folder.path} is not as it was fetched`);
  }
}
