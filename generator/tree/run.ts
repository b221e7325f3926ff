import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import fs from 'fs-extra';
import { MANIFEST_FILE, RECORDS_FOLDER, recordPath, TREE_FILE } from '../contract/paths.ts';
import { StopError } from '../errors.ts';
import { size } from './disk/amount.ts';
import { replaceFile, UNFINISHED } from './disk/folder-writer.ts';
import { leftovers, takeAway, takeAwayEmpty } from './disk/leftovers.ts';
import { type Room, roomFor } from './disk/out-folder.ts';
import { entryAt, folderGuard, plainFile } from './disk/plain.ts';
import { type Estimate, estimate } from './estimate.ts';
import { joinTree } from './join.ts';
import type { Finding } from './look.ts';
import type { Job } from './parts/job.ts';
import { kindOf, placesOf } from './parts/kinds.ts';
import type { NamedFiles } from './parts/named-files.ts';
import { pageFiles } from './parts/page-folders.ts';
import type { Part } from './parts/part.ts';
import { PartWriter, type Written, type WrittenPart } from './parts/part-writer.ts';
import { textFiles } from './parts/text-folders.ts';
import { partsOf, type TreeInputs, treeInputs } from './records/inputs.ts';
import { markText } from './records/mark.ts';
import { PendingRecords } from './records/pending.ts';
import { readInputs, recordedParts } from './records/read-record.ts';
import type { PartSummary } from './records/record.ts';
import { yearsOf, yearsOfShard } from './scope.ts';
import type { Settings } from './settings.ts';
import type { Workers } from './threads/workers.ts';

/** Told, as far as it asks to be, what is going to be written, and after every year how far it has come. */
export interface Listener {
  /** What a look at the parts that should be whole has found. */
  found?(findings: readonly Finding[]): void;
  planned?(plan: { estimate: Estimate; room: Room; years: number; finished: number }): void;
  progressed?(done: Written & { years: number }): void;
}

export interface Summary extends Written {
  readonly years: number;
  /** Years that were whole already and were not made again. */
  readonly finished: number;
  /** How many paths changed, where the tree was whole before; else null. */
  readonly changed: number | null;
  readonly seconds: number;
  /** Milliseconds of all threads together. */
  readonly spent: WrittenPart['spent'];
}

/** One run over a folder: from what stands there to the tree of a scope. */
export class Run {
  private readonly settings: Settings;
  private readonly job: Job;
  private readonly workers: Workers;
  private readonly listener: Listener;
  private readonly inputs: TreeInputs;
  /** All parts of the scope, and those of them that this run is to make. */
  private readonly parts: readonly Part[];
  private readonly own: readonly Part[];
  /** Whether the tree was whole before. */
  private readonly updates: boolean;
  private readonly guard: (folder: string) => void;

  constructor(settings: Settings, job: Job, workers: Workers, listener: Listener) {
    const { out, origin, scope, shard } = settings;
    this.settings = settings;
    this.job = job;
    this.workers = workers;
    this.listener = listener;
    this.inputs = treeInputs(job.catalog, origin);
    this.parts = partsOf(this.inputs, scope);
    const years = new Set(yearsOfShard(yearsOf(scope), shard).map(String));
    const withOthers = shard === null || shard.index === 1;
    this.own = this.parts.filter(({ name }) => (kindOf(name) === 'years' ? years.has(name) : withOthers));
    this.updates = plainFile(path.join(out, MANIFEST_FILE)) !== null;
    this.guard = folderGuard(out);
  }

  async write(): Promise<Omit<Summary, 'seconds'>> {
    const { out, shard } = this.settings;
    const strangers = this.strangers();
    const whole = await this.wholeParts();
    const tasks = this.own.filter(({ name }) => !whole.has(name));
    const years = tasks.filter(({ name }) => kindOf(name) === 'years');
    const [first] = years;
    if (first) await this.workers.prepare(this.job, Number(first.name));
    const others = await this.otherFiles(tasks);
    const finished = [...whole.keys()].filter((name) => kindOf(name) === 'years').length;
    this.checkRoom(years, [...others.values()], finished);

    const changed = this.begin(tasks.length > 0 || strangers.length > 0);
    changed.push(...this.removeStrangers(strangers));
    const total = { files: 0, bytes: 0, years: 0 };
    const spent = { make: 0, write: 0 };
    const records = new PendingRecords(out);
    const count = (part: string, written: WrittenPart) => {
      whole.set(part, written.summary);
      records.add(part);
      total.files += written.files;
      total.bytes += written.bytes;
      for (const key of ['make', 'write'] as const) spent[key] += written.spent[key];
      changed.push(...written.changed, recordPath(part));
    };
    await this.workers.write(out, years, this.updates, (part, written) => {
      count(part, written);
      total.years++;
      this.listener.progressed?.(total);
    });
    const writer = new PartWriter(out, this.updates);
    for (const [part, files] of others) count(part.name, writer.write(part, files.packed()));
    await records.settle();
    takeAwayEmpty(out, changed);
    if (shard === null) changed.push(...(await joinTree(out, whole)).written);
    this.listChanges(changed);
    return { ...total, finished, changed: this.updates ? changed.length : null, spent };
  }

  /** Parts that stand in the folder and are not asked for. Years are taken away only where that is asked for. */
  private strangers(): string[] {
    const { out, prune } = this.settings;
    const wanted = new Set(this.parts.map(({ name }) => name));
    const strangers = recordedParts(out).filter((part) => !wanted.has(part));
    const years = strangers.filter((part) => kindOf(part) === 'years');
    if (years.length === 0 || prune) return strangers;
    throw new StopError(
      `${out} also holds ${years.length} ${years.length === 1 ? 'year' : 'years'} that are not asked for (${years[0]} to ${years.at(-1)}): ` +
        'name them too with --years or --datasets, take them away with --prune, or name another folder with --out',
    );
  }

  private removeStrangers(strangers: readonly string[]): string[] {
    const { out } = this.settings;
    const paths = strangers.flatMap((part) => [...leftovers(out, placesOf(part), []), recordPath(part)]);
    for (const one of paths) this.guard(path.posix.dirname(one));
    return takeAway(out, paths);
  }

  /** The parts that need not be made again. */
  private async wholeParts(): Promise<Map<string, PartSummary>> {
    const { out } = this.settings;
    const recorded = this.own.filter(({ name, inputs }) => readInputs(out, name) === inputs);
    const whole = new Map<string, PartSummary>();
    const findings: Finding[] = [];
    await this.workers.look(out, recorded, (part, look) => {
      if (look.summary && look.findings.length === 0) whole.set(part, look.summary);
      // Where a record cannot be relied on, it goes, and the files are compared byte for byte.
      else rmSync(path.join(out, recordPath(part)), { recursive: true, force: true });
      findings.push(...(look.summary ? look.findings : [{ kind: 'altered', path: recordPath(part) } as const]));
    });
    if (findings.length > 0) this.listener.found?.(findings);
    return whole;
  }

  private async otherFiles(tasks: readonly Part[]): Promise<Map<Part, NamedFiles>> {
    const made = new Map<Part, NamedFiles>();
    for (const part of tasks) {
      if (kindOf(part.name) === 'texts') made.set(part, textFiles(this.job));
      if (kindOf(part.name) === 'pages') made.set(part, await pageFiles(this.job));
    }
    return made;
  }

  private checkRoom(tasks: readonly Part[], others: readonly NamedFiles[], finished: number): void {
    const { out } = this.settings;
    const room = roomFor(out);
    const years = tasks.map(({ name }) => Number(name));
    const planned = estimate(this.job, years, others, room.block, (folder) => entryAt(path.join(out, folder)) !== null);
    this.listener.planned?.({ estimate: planned, room, years: years.length, finished });
    if (planned.wanted.bytes > room.bytes) {
      throw new StopError(
        `about ${size(planned.wanted.bytes)} are wanted and ${size(room.bytes)} are free at ${out}: ` +
          'free some, narrow the years with --years, or name another folder with --out',
      );
    }
    if (planned.wanted.files > room.files) {
      throw new StopError(
        `${planned.wanted.files} files are wanted and the file system of ${out} takes ${room.files} more: narrow the years with --years`,
      );
    }
  }

  /** From here to the end the tree is not whole: it has no manifest. Gives the names of the files that it wrote. */
  private begin(hasWork: boolean): string[] {
    const { out, scope, changedList } = this.settings;
    const records = path.join(out, RECORDS_FOLDER);
    this.guard(RECORDS_FOLDER);
    mkdirSync(records, { recursive: true });
    for (const name of readdirSync(records)) {
      if (name.endsWith(UNFINISHED)) rmSync(path.join(records, name), { recursive: true });
    }
    if (!this.updates) rmSync(changedList, { force: true });
    if (hasWork) rmSync(path.join(out, MANIFEST_FILE), { recursive: true, force: true });
    const mark = Buffer.from(markText({ inputs: this.inputs, scope }));
    if (plainFile(path.join(out, TREE_FILE))?.equals(mark)) return [];
    replaceFile(path.join(out, TREE_FILE), mark);
    return [TREE_FILE];
  }

  private listChanges(changed: readonly string[]): void {
    if (!this.updates) return;
    fs.outputFileSync(this.settings.changedList, changed.map((file) => `${file}\n`).join(''));
  }
}
