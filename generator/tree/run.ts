import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Problem } from '../catalog/problem.ts';
import {
  CHANGES_FOLDER,
  MANIFEST_FILE,
  RECORDS_FOLDER,
  recordPath,
  SHARD_FILE,
  shardPath,
  TREE_FILE,
} from '../contract/paths.ts';
import { UserError } from '../errors.ts';
import { memoize } from '../memoize.ts';
import { type Message, message } from '../messages/message.ts';
import { writeChanges } from './disk/changes.ts';
import { replaceFile } from './disk/folder-writer.ts';
import { type Finding, foldersIn } from './disk/integrity.ts';
import type { SigningKey } from './disk/keys.ts';
import type { Lock } from './disk/lock.ts';
import { MIRROR_FILE } from './disk/mirror-names.ts';
import { type Room, roomFor } from './disk/out-folder.ts';
import { PendingRecords } from './disk/pending.ts';
import { readInputs } from './disk/read-record.ts';
import { entryAt, folderGuard, folderWay, linkInTheWay, readRegularFile } from './disk/regular-file.ts';
import { removeEmptyFolders, removeFiles } from './disk/stale-files.ts';
import { type UnexpectedFile, unexpectedFiles } from './disk/unexpected-files.ts';
import { type OverLimit, overLimits } from './over-limits.ts';
import type { Job } from './parts/job.ts';
import { hasUnits, partOfUnits, type UnitFiles, unitsOf } from './parts/units.ts';
import { type Estimate, estimate, otherGroups, yearGroups } from './plan/estimate.ts';
import { kindOf, placesOf } from './plan/kinds.ts';
import type { ResolvedOptions } from './plan/options.ts';
import type { Part } from './plan/part.ts';
import type { Shard } from './plan/scope.ts';
import { digestOfData, partsOf, type TreeInputs, treeInputs } from './record/inputs.ts';
import { countRootFiles, sizeOfTexts } from './record/manifest.ts';
import { markText, shardMarkText } from './record/mark.ts';
import type { PartSummary, Written } from './record/record.ts';
import { PartWriter, type WrittenPart } from './unit/writer.ts';
import { checkParts, ownNames, type PartsState, stateOf } from './up-to-date-parts.ts';
import type { Workers } from './workers/workers.ts';
import { writeManifest } from './write-manifest.ts';

/**
 * Gets what a person should know about the data, the plan, and the progress after every year. Each method is optional.
 */
export interface Listener {
  /** What a person should know about the data: which entries of packs replace earlier ones. */
  noticed?(notices: readonly Problem[]): void;
  /** What a person should know about the key that signs. */
  told?(notice: Message): void;
  /** The findings in the parts that should be whole. */
  found?(findings: readonly Finding[]): void;
  /** What the run will write, before it writes. */
  planned?(plan: Plan): void;
  /** What the run has written so far, after each year. */
  progressed?(done: Written & { years: number }): void;
}

/** What a run will write, the room for it, and how many years it makes and finds finished. */
export interface Plan {
  /** The files and bytes to write. */
  readonly estimate: Estimate;
  /** The room on the file system of the tree. */
  readonly room: Room;
  /** How many years the run makes. */
  readonly years: number;
  /** How many years are whole already. */
  readonly finished: number;
  /** The limits of its host that the tree will exceed. */
  readonly over: readonly OverLimit[];
}

/** The damage found in a tree before a run that repairs it. */
export interface Damage {
  /** Parts whose records cannot be trusted. */
  readonly parts: ReadonlySet<string>;
  /** What is deleted, by path below the root. */
  readonly extra: readonly string[];
}

/** What a run has written. */
export interface Summary extends Written {
  /** How many years were made. */
  readonly years: number;
  /** Years that were already whole and were not made again. */
  readonly finished: number;
  /** How many paths changed, if the tree was whole before; else null. */
  readonly changed: number | null;
  /** The shard that the run made; null for the whole tree. */
  readonly shard: Shard | null;
  /** Whether the folder now has the whole tree; if not, the other shards must be joined with this one. */
  readonly complete: boolean;
  /** Whether the tree is a historical one. */
  readonly historical: boolean;
  /** How long the run took. */
  readonly seconds: number;
  /** Milliseconds of all workers together. */
  readonly spent: WrittenPart['spent'];
}

/** One run over a folder: from its existing content to the tree of a scope. */
export class Run {
  private readonly settings: ResolvedOptions;
  private readonly job: Job;
  private readonly workers: Workers;
  private readonly lock: Lock;
  private readonly listener: Listener;
  private readonly key: SigningKey | null;
  private readonly inputs: TreeInputs;
  /** All parts of the scope, and those that this run makes. */
  private readonly parts: readonly Part[];
  private readonly own: readonly Part[];
  private readonly damage: Damage;
  /** The existing manifest; if there is one, the tree was whole before. */
  private readonly before: Buffer | null;
  private readonly updates: boolean;
  /** Paths below the root that changed. */
  private readonly changed: string[] = [];
  private readonly guard: (folder: string) => void;

  constructor(
    settings: ResolvedOptions,
    job: Job,
    workers: Workers,
    lock: Lock,
    listener: Listener,
    key: SigningKey | null,
    damage = UNDAMAGED,
  ) {
    const { out, origin, scope, sequence } = settings;
    this.settings = settings;
    this.job = job;
    this.workers = workers;
    this.lock = lock;
    this.listener = listener;
    this.key = key;
    this.inputs = treeInputs(job.catalog, origin, scope, sequence);
    this.parts = partsOf(this.inputs, scope);
    const own = new Set(ownNames(settings));
    this.own = this.parts.filter(({ name }) => own.has(name));
    this.damage = damage;
    this.before = readRegularFile(path.join(out, MANIFEST_FILE));
    this.updates = this.before !== null;
    this.guard = folderGuard(out, (file) => this.changed.push(file));
  }

  async write(): Promise<Omit<Summary, 'seconds'>> {
    const { out, scope, shard } = this.settings;
    const { changed, lock } = this;
    const strays = this.strays();
    const survey = await this.survey();
    const { whole, records, doubtful, findings, tasks, years, others } = survey;
    const plan = this.plan(survey);

    this.refuseLinks(tasks);
    lock.check();
    this.remove(this.damage.extra);
    const begun = this.begin(tasks.length > 0 || strays.length > 0, doubtful);
    this.remove([...strays, ...foldersIn(out, findings)]);
    const total = { ...begun, years: 0 };
    const spent = { make: 0, write: 0 };
    const found: Finding[] = [];
    const pending = new PendingRecords(out, lock.check);
    const count = (part: string, written: WrittenPart) => {
      whole.set(part, written.summary);
      pending.add(part);
      add(total, written);
      add(total, { files: 1, bytes: written.summary.bytes });
      for (const key of ['make', 'write'] as const) spent[key] += written.spent[key];
      for (const one of written.changed) changed.push(one);
      for (const one of written.findings) found.push(one);
      if (records.get(part) !== written.summary.sha256) changed.push(recordPath(part));
    };
    let isPlanned = false;
    try {
      const writing = this.workers.write(out, lock.text, years, this.updates, (part, written) => {
        count(part, written);
        total.years++;
        if (isPlanned) this.listener.progressed?.(total);
      });
      const rest = async () => {
        // First the workers begin.
        await nextTurn();
        this.listener.planned?.(plan);
        isPlanned = true;
        await this.writeOthers(others, count);
      };
      await Promise.all([writing, rest()]);
      // The workers need a while to end, and nothing else needs them.
      void this.workers.stop();
    } catch (error) {
      // The work so far counts when the same command continues; the reason why this run cannot is more important.
      await pending.settle().catch(() => {});
      throw error;
    }
    await pending.settle();
    if (found.length > 0) this.listener.found?.(found);
    lock.check();
    removeEmptyFolders(out, changed);
    const parts = new Map(this.parts.flatMap(({ name }) => [[name, whole.get(name)]]) as [string, PartSummary][]);
    if (shard !== null) this.listChanges();
    else {
      const written = await writeManifest(
        out,
        { inputs: this.inputs, scope },
        parts,
        { before: this.before, key: this.key, check: lock.check },
        (others, manifest) => {
          for (const one of others) changed.push(one);
          // Of a damaged tree it is unknown what it had.
          const isExact = findings.length + found.length + this.damage.parts.size + this.damage.extra.length === 0;
          const steps = writeChanges(out, this.before, manifest, isExact ? this.changes() : null);
          for (const one of steps) changed.push(one);
          // The list is written before the tree counts as whole, because no later run could know what it lacks.
          this.listChanges();
        },
      );
      add(total, written);
    }
    return {
      ...total,
      finished: plan.finished,
      changed: this.updates ? this.changes().length : null,
      shard,
      complete: entryAt(path.join(out, MANIFEST_FILE)) !== null,
      historical: scope.historical,
      spent,
    };
  }

  /**
   * Existing paths that belong to nothing in the scope and must be deleted. Years are deleted only on request; whatever
   * this program cannot have left stays.
   */
  private strays(): string[] {
    const { out, prune, shard } = this.settings;
    const strays = unexpectedFiles(
      out,
      this.parts.map(({ name }) => name),
    );
    const years = [...new Set(strays.flatMap(({ part }) => part ?? []))].sort();
    if (years.length > 0 && !prune) {
      throw new UserError(message('yearsNotAsked', out, years.length, years[0] ?? '', years.at(-1) ?? ''));
    }
    // The marks of the other shards in this folder stay until all are joined.
    const isOther = ({ path: one }: UnexpectedFile) => shard !== null && SHARD_FILE.exec(one)?.[2] === String(shard.of);
    const isRecord = ({ part, path: one }: UnexpectedFile) => part !== null && one === recordPath(part);
    // The record of a part is deleted after its files: if it were first, a killed run would leave files of no part.
    const ours = strays
      .filter((one) => one.isOurs && !isOther(one))
      .sort((a, b) => Number(isRecord(a)) - Number(isRecord(b)));
    return ours.map(({ path: one }) => one);
  }

  /** A link in the place of a folder stops the run before it changes anything. */
  private refuseLinks(tasks: readonly Part[]): void {
    const { out } = this.settings;
    const wayOf = folderWay(out);
    const places = tasks.map(({ name }) => placesOf(name));
    const folders = places.flatMap(({ folders: own, files }) => [
      ...own,
      ...files.map((file) => path.posix.dirname(file)),
    ]);
    for (const folder of [RECORDS_FOLDER, CHANGES_FOLDER, ...folders]) {
      const way = wayOf(folder);
      if (way === null || this.damage.extra.includes(way)) continue;
      if (entryAt(path.join(out, way))?.isSymbolicLink()) throw linkInTheWay(path.join(out, way));
    }
  }

  private remove(paths: readonly string[]): void {
    const { out } = this.settings;
    for (const one of paths) this.guard(path.posix.dirname(one));
    // A call with each of half a million paths as an argument would overflow the stack.
    for (const one of removeFiles(out, paths)) this.changed.push(one);
    removeEmptyFolders(out, paths);
  }

  /** What must be made. The workers get the job if some of it is theirs. */
  private async survey(): Promise<Survey> {
    const look = await this.look();
    const tasks = this.own.filter(({ name }) => !look.whole.has(name));
    const years = tasks.filter(({ name }) => kindOf(name) === 'years');
    const begun = years.length > 0 ? this.workers.begin(this.job) : undefined;
    const others = new Map<Part, readonly UnitFiles[]>();
    for (const part of tasks) if (hasUnits(part.name)) others.set(part, await unitsOf(this.job, part.name));
    await begun;
    return { ...look, tasks, years, others, room: roomFor(this.settings.out) };
  }

  /**
   * Which parts are whole. Only those are looked at whose records name the inputs of this run; the others are looked at
   * when they are made. If nothing is left to make, the look includes sizes; a correction does not wait for that.
   */
  private async look(): Promise<PartsState> {
    const { own, damage, settings, workers } = this;
    const made = own.filter(({ name, inputs }) => readInputs(settings.out, name) === inputs);
    const isAllThere = made.length === own.length && damage.parts.size === 0;
    const state = stateOf(await checkParts(workers, settings.out, made, isAllThere), damage.parts);
    if (state.findings.length > 0) this.listener.found?.(state.findings);
    return state;
  }

  /** Writes the parts that the workers do not write. */
  private async writeOthers(
    others: Survey['others'],
    onPart: (part: string, written: WrittenPart) => void,
  ): Promise<void> {
    const writer = new PartWriter(this.settings.out, this.updates, this.lock.check);
    for (const [part, units] of others) {
      const before = writer.before(part);
      onPart(part.name, writer.write(part, before, await partOfUnits(units, before)));
    }
  }

  /** The plan for the listener. Throws UserError if there is no room for it. */
  private plan({ whole: complete, tasks, years, others, room }: Survey): Plan {
    const { out, scope, shard } = this.settings;
    // Most folders of a new tree are not there, because the folders that hold them are not.
    const isThere = memoize((folder: string): boolean => {
      const above = path.posix.dirname(folder);
      return (above === '.' || isThere(above)) && entryAt(path.join(out, folder)) !== null;
    });
    const groups = [
      ...years.flatMap(({ name }) => yearGroups(scope, Number(name))),
      ...[...others.values()].flatMap((units) => otherGroups(units.flatMap(({ paths }) => paths))),
    ];
    const planned = estimate(groups, room.block, isThere);
    if (planned.wanted.bytes > room.bytes) {
      throw new UserError(message('tooFewBytes', out, planned.wanted.bytes, room.bytes));
    }
    if (planned.wanted.files > room.files) {
      throw new UserError(message('tooFewFiles', out, planned.wanted.files, room.files));
    }
    const finished = [...complete.keys()].filter((name) => kindOf(name) === 'years').length;
    const whole = shard === null ? countRootFiles(scope) : [TREE_FILE, shardPath(shard)].length;
    const files = tasks.length === 0 ? 0 : planned.files + tasks.length + whole + Number(this.key !== null);
    const over = overLimits({ inputs: this.inputs, scope }, complete, groups);
    return { estimate: { ...planned, files }, room, years: years.length, finished, over };
  }

  /**
   * From here to the end the tree is not whole: it has no manifest. Records that cannot be trusted are deleted first,
   * so that a run that is killed here leaves none behind. Returns what it wrote.
   */
  private begin(hasWork: boolean, doubtful: ReadonlySet<string>): Written {
    const { out, changedList } = this.settings;
    const marks = this.marks();
    const unlike = [...marks].filter(
      ([file, text]) => readRegularFile(path.join(out, file))?.equals(Buffer.from(text)) !== true,
    );
    this.guard(RECORDS_FOLDER);
    for (const part of doubtful) rmSync(path.join(out, recordPath(part)), { recursive: true, force: true });
    // From here on this is no mirror of another site.
    rmSync(path.join(out, MIRROR_FILE), { recursive: true, force: true });
    if (!this.updates) rmSync(changedList, { force: true });
    const isMarked = unlike.every(([file]) => file !== TREE_FILE);
    if (hasWork || !isMarked) rmSync(path.join(out, MANIFEST_FILE), { recursive: true, force: true });
    // A shard that finds a whole tree of its options has nothing to join.
    else if (this.updates) return { files: 0, bytes: 0 };
    mkdirSync(path.join(out, RECORDS_FOLDER), { recursive: true });
    for (const [file, text] of unlike) {
      if (entryAt(path.join(out, file))?.isDirectory()) this.remove([file]);
      replaceFile(path.join(out, file), Buffer.from(text));
      this.changed.push(file);
    }
    return sizeOfTexts(unlike.map(([, text]) => text));
  }

  /** The marks of the tree: its own, and that of the shard that this run makes. */
  private marks(): Map<string, string> {
    const { inputs, job } = this;
    const { scope, shard } = this.settings;
    const marks = new Map([[TREE_FILE, markText({ inputs, scope })]]);
    if (shard !== null) {
      marks.set(shardPath(shard), shardMarkText({ inputs, scope, shard, data: digestOfData(job.catalog) }));
    }
    return marks;
  }

  private changes(): string[] {
    return [...new Set(this.changed)];
  }

  private listChanges(): void {
    if (!this.updates) return;
    const { changedList } = this.settings;
    const lines = this.changes().map((file) => `${file}\n`);
    mkdirSync(path.dirname(changedList), { recursive: true });
    writeFileSync(changedList, lines.join(''));
  }
}

/** What a run finds before it writes: the parts to make, the years among them, and the room for them. */
interface Survey extends PartsState {
  readonly tasks: readonly Part[];
  readonly years: readonly Part[];
  /** The units of the other parts. */
  readonly others: ReadonlyMap<Part, readonly UnitFiles[]>;
  readonly room: Room;
}

function add(total: { files: number; bytes: number }, { files, bytes }: Written): void {
  total.files += files;
  total.bytes += bytes;
}

const UNDAMAGED: Damage = { parts: new Set(), extra: [] };
