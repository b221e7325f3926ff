import { availableParallelism } from 'node:os';
import path from 'node:path';
import fs from 'fs-extra';
import { loadCatalog } from '../catalog/load.ts';
import { CONTENT_ENDPOINT_NAMES } from '../contract/endpoints.ts';
import { inFolder, MANIFEST_FILE, RECORDS_FOLDER, recordPath, TREE_FILE } from '../contract/paths.ts';
import { StopError } from '../errors.ts';
import type { Catalog } from '../model/catalog.ts';
import { checkOutFolder, type Room, roomFor, writeFailure } from './disk/out-folder.ts';
import { type Estimate, estimate } from './estimate.ts';
import { CONTENT_PART, type ContentFolders, contentFolders, writeContent } from './parts/content-writer.ts';
import type { Written, WrittenPart } from './parts/part-writer.ts';
import type { Job, WrittenYear } from './parts/year-writer.ts';
import { partInputs, type TreeInputs, treeInputs } from './records/inputs.ts';
import { joinTree, readMark, recordedParts, writeJson } from './records/manifest.ts';
import { filesOf, type PartSummary, readRecord } from './records/record.ts';
import { yearsOf, yearsOfShard } from './scope.ts';
import { type GenerateOptions, type Settings, settled } from './settings.ts';
import type { YearTask } from './threads/year-worker.ts';
import { YearWorkers } from './threads/year-workers.ts';

/** Told, as far as it asks to be, what is going to be written, and after every year how far it has come. */
export interface Listener {
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
  readonly spent: WrittenYear['spent'];
}

/**
 * Makes a folder hold the tree of a scope, or a shard of it. Years that are whole are not made again; in others only
 * files whose bytes differ are replaced. Nothing is written when the data have an error, the scope is empty, the folder
 * is not ours, or the disk has no room. Throws DataError or StopError.
 *
 * @example
 * const { files, bytes } = await generate({ years: '2026' }); // into the folder out
 */
export async function generate(options: GenerateOptions = {}, listener: Listener = {}): Promise<Summary> {
  const started = performance.now();
  const settings = settled(options);
  const { data, origin, scope, shard, out } = settings;
  const years = yearsOfShard(yearsOf(scope), shard);
  const hasTexts = CONTENT_ENDPOINT_NAMES.some((name) => scope.endpoints.includes(name));
  if (years.length === 0 && !hasTexts) {
    throw new StopError('there is nothing to write: no endpoint answers for these years');
  }
  checkOutFolder(out);
  const threads = Math.min(settings.threads ?? availableParallelism(), Math.max(years.length, 1));
  const workers = new YearWorkers(threads);
  try {
    const inputs = treeInputs(data, origin, scope);
    await workers.started();
    const catalog = await loadCatalog(data);
    const run = new Run(settings, catalog, inputs, years);
    const summary = await run.write(workers, listener);
    return { ...summary, seconds: (performance.now() - started) / 1000 };
  } finally {
    await workers.stop();
  }
}

class Run {
  private readonly settings: Settings;
  private readonly job: Job;
  private readonly years: readonly number[];
  private readonly inputs: TreeInputs;
  private readonly updates: boolean;

  constructor(settings: Settings, catalog: Catalog, inputs: TreeInputs, years: readonly number[]) {
    const { out, origin, scope } = settings;
    this.settings = settings;
    this.years = years;
    this.job = { catalog, scope, origin, out };
    this.inputs = inputs;
    this.updates = fs.pathExistsSync(path.join(out, MANIFEST_FILE));
  }

  async write(workers: YearWorkers, listener: Listener): Promise<Omit<Summary, 'seconds'>> {
    const { out, scope, shard } = this.settings;
    this.refuseMixture();
    const tasks = this.years
      .map((year): YearTask => ({ year, inputs: partInputs(this.inputs, scope, year) }))
      .filter(({ year, inputs }) => readRecord(out, String(year))?.inputs !== inputs);
    const [firstTask] = tasks;
    if (firstTask) await workers.prepare(this.job, firstTask.year);
    const contentInputs = partInputs(this.inputs, scope, null);
    const withContent = (shard?.index ?? 1) === 1 && readRecord(out, CONTENT_PART)?.inputs !== contentInputs;
    const content: ContentFolders = withContent ? await contentFolders(this.job) : new Map();
    const finished = this.years.length - tasks.length;
    this.checkRoom(tasks, content, finished, listener);

    const total = { files: 0, bytes: 0, years: 0 };
    const spent = { render: 0, encode: 0, write: 0 };
    const changed: string[] = [];
    const summaries = new Map<string, PartSummary>();
    const count = (part: string, written: WrittenPart) => {
      summaries.set(part, written.summary);
      total.files += written.files;
      total.bytes += written.bytes;
      if (this.updates) changed.push(...(written.changed ?? this.allOf(part)), recordPath(part));
    };
    try {
      changed.push(...this.begin(tasks.length > 0 || withContent));
      await workers.write(this.job, tasks, (year, written) => {
        count(String(year), written);
        for (const key of ['render', 'encode', 'write'] as const) spent[key] += written.spent[key];
        total.years++;
        listener.progressed?.(total);
      });
      if (withContent) count(CONTENT_PART, writeContent(out, content, contentInputs));
      if (shard === null) changed.push(...joinTree(out, summaries).written);
      if (this.updates) fs.outputFileSync(this.settings.changedList, changed.map((file) => `${file}\n`).join(''));
    } catch (error) {
      throw error instanceof StopError ? error : writeFailure(error as NodeJS.ErrnoException, out);
    }
    return { ...total, finished, changed: this.updates ? changed.length : null, spent };
  }

  /** A tree is made from one source: years outside the scope that were made from another would make it untrue. */
  private refuseMixture(): void {
    const { out, scope } = this.settings;
    const mark = readMark(out);
    if (!mark || JSON.stringify(mark.inputs) === JSON.stringify(this.inputs)) return;
    const own = new Set([CONTENT_PART, ...yearsOf(scope).map(String)]);
    const strangers = recordedParts(out).filter((part) => !own.has(part));
    if (strangers.length === 0) return;
    throw new StopError(
      `${out} also holds ${strangers.length} years made from other data or options (${strangers[0]} to ${strangers.at(-1)}): ` +
        'generate them again too with --years, or name an empty folder with --out',
    );
  }

  private checkRoom(tasks: readonly YearTask[], content: ContentFolders, finished: number, listener: Listener): void {
    const { out } = this.settings;
    const room = roomFor(out);
    const years = tasks.map(({ year }) => year);
    const planned = estimate(this.job, years, content, room.block);
    listener.planned?.({ estimate: planned, room, years: years.length, finished });
    if (this.updates) return;
    const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;
    if (planned.bytesOnDisk > room.bytes) {
      throw new StopError(
        `about ${gigabytes(planned.bytesOnDisk)} are wanted and ${gigabytes(room.bytes)} are free at ${out}: ` +
          'free some, narrow the years with --years, or name another folder with --out',
      );
    }
    if (planned.files > room.files) {
      throw new StopError(
        `${planned.files} files are wanted and the file system of ${out} takes ${room.files} more: narrow the years with --years`,
      );
    }
  }

  /** From here to the end the tree is not whole: it has no manifest. Gives the names of the files that it wrote. */
  private begin(hasWork: boolean): string[] {
    const { out, scope } = this.settings;
    fs.ensureDirSync(path.join(out, RECORDS_FOLDER));
    if (hasWork) fs.removeSync(path.join(out, MANIFEST_FILE));
    return writeJson(out, TREE_FILE, { inputs: this.inputs, scope }) ? [TREE_FILE] : [];
  }

  private allOf(part: string): string[] {
    const folders = readRecord(this.settings.out, part)?.folders ?? [];
    return folders.flatMap((folder) => filesOf(folder).map(({ name }) => inFolder(folder.path, name)));
  }
}
