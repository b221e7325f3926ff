import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Catalog } from '../catalog/catalog.ts';
import type { Day } from '../commemorations/day.ts';
import { commemorations } from '../commemorations/year.ts';
import {
  BASE_PATH,
  type DailyEndpoint,
  datasetFile,
  datasetsFolder,
  dayFile,
  feedsFolder,
  type Language,
  recordPath,
  yearFolder,
} from '../layout.ts';
import { ByteSink } from '../responses/byte-sink.ts';
import { type DayWriter, dayWriters, writeAnswer } from '../responses/daily.ts';
import { rememberedLast } from '../responses/remembered.ts';
import { datasetBytes, GZIP_LEVEL } from './dataset.ts';
import { sha256 } from './digests.ts';
import { feedFiles } from './feed-files.ts';
import { FolderPack } from './folder-pack.ts';
import { replaceFile, writeFolder } from './folder-writer.ts';
import { dailyLanguagesOf, endpointsOf, holdsDatasets, holdsDays, type Scope } from './plan.ts';
import { type FolderRecord, type PartRecord, type PartSummary, readRecord, recordText, summaryOf } from './record.ts';
import { yearTable } from './tables.ts';

/** All that is needed to write a part of the tree; plain data, so that it can be handed to a worker thread. */
export interface Job {
  readonly catalog: Catalog;
  readonly scope: Scope;
  /** Scheme and host for absolute addresses, without a slash at its end. */
  readonly origin: string;
  /** Root of the tree. */
  readonly out: string;
}

export interface Written {
  readonly files: number;
  readonly bytes: number;
}

export interface WrittenPart extends Written {
  readonly summary: PartSummary;
  /** Paths below the root that were replaced, added or taken away; null where the part is new. */
  readonly changed: readonly string[] | null;
  /** Milliseconds spent in making texts, in making bytes of them, and in writing. */
  readonly spent: { readonly render: number; readonly encode: number; readonly write: number };
}

interface YearPart {
  readonly endpoint: DailyEndpoint;
  readonly lang: Language;
  readonly days: readonly Day[];
  readonly writer: DayWriter;
}

/** A function that gives the days of a year, and how they are written, for each endpoint and language of a scope. */
export function yearParts({ catalog, scope, origin }: Omit<Job, 'out'>): (year: number) => YearPart[] {
  const yearOf = commemorations(catalog);
  const editions = dailyLanguagesOf(scope).map((lang) => ({
    lang,
    writers: dayWriters({ catalog, lang, baseUrl: `${origin}${BASE_PATH}` }),
  }));
  return (year) => {
    const days = yearOf(year);
    return endpointsOf(scope, year).flatMap((endpoint) =>
      editions.map(({ lang, writers }) => ({ endpoint, lang, days, writer: writers[endpoint] })),
    );
  };
}

/** Writes the parts of the tree that belong to a year each. */
export class YearWriter {
  private readonly job: Job;
  private readonly partsOf: (year: number) => YearPart[];
  private readonly feedsOf: ReturnType<typeof feedFiles>;
  /** Used again for each folder. */
  private readonly pack = new FolderPack();
  private readonly datasets = new FolderPack(sha256);
  private readonly feeds = new FolderPack();
  private readonly namesOf = rememberedLast((days: readonly Day[]) => days.map(({ date }) => dayFile(date)));

  constructor(job: Job) {
    this.job = job;
    this.partsOf = yearParts(job);
    this.feedsOf = feedFiles(job);
  }

  /** Makes the pieces that this year shares with others, and writes nothing. */
  prepare(year: number): void {
    for (const part of this.partsOf(year)) this.packDays(part);
  }

  /** Writes the part of a year, and its record last. */
  write(year: number, inputs: string): WrittenPart {
    const { scope } = this.job;
    const clock = new Clock();
    const part = new Part(this.job.out, year);
    const { datasets, feeds } = this;
    datasets.clear();
    feeds.clear();
    const editions = this.partsOf(year);
    clock.lap('render');
    for (const edition of editions) {
      if (holdsDays(scope, year)) {
        this.packDays(edition);
        clock.lap('encode');
        part.settle(yearFolder(edition.lang, edition.endpoint, year), this.pack);
        clock.lap('write');
      }
      if (holdsDatasets(scope, year)) addDatasets(datasets, scope, edition, year);
      clock.lap('encode');
    }
    for (const { name, text } of this.feedsOf(year, editions[0]?.days ?? [])) {
      feeds.sink.add(Buffer.from(text));
      feeds.close(name);
    }
    clock.lap('encode');
    part.settleShared(datasetsFolder(), datasets);
    part.settleShared(feedsFolder(), feeds);
    const written = part.close(inputs);
    clock.lap('write');
    return { ...written, spent: clock.spent };
  }

  private packDays({ days, writer }: YearPart): void {
    const names = this.namesOf(days);
    this.pack.clear();
    days.forEach((day, i) => {
      writer.answer(day, this.pack.sink);
      this.pack.close(names[i] as string);
    });
  }
}

/** The part of a year while it is being written. */
class Part {
  private readonly out: string;
  private readonly year: number;
  private readonly before: PartRecord | null;
  private readonly folders: FolderRecord[] = [];
  private readonly changed: string[] = [];

  constructor(out: string, year: number) {
    this.out = out;
    this.year = year;
    this.before = readRecord(out, String(year));
  }

  /** Makes a folder hold the files of a pack, of those that are `own`. */
  settle(folder: string, pack: FolderPack, own?: (name: string) => boolean): void {
    const old = this.before?.folders.find(({ path: known }) => known === folder);
    const names = writeFolder(this.out, folder, pack, old, own);
    this.changed.push(...(names ?? []).map((name) => `${folder}/${name}`));
    this.folders.push(pack.record(folder));
  }

  /** The same for a folder in which files of all years lie. */
  settleShared(folder: string, pack: FolderPack): void {
    if (pack.files.length === 0) return;
    const ofYear = new RegExp(`^[a-z]+-${String(this.year).padStart(4, '0')}\\.`);
    mkdirSync(path.join(this.out, folder), { recursive: true });
    this.settle(folder, pack, (name) => ofYear.test(name));
  }

  /** Writes the record, which says that the part is whole. */
  close(inputs: string): Omit<WrittenPart, 'spent'> {
    const { out, year, before, folders, changed } = this;
    return { ...closePart(out, String(year), { inputs, folders }), changed: before === null ? null : changed };
  }
}

/** Writes the record of a part, which says that the part is whole. */
export function closePart(out: string, part: string, record: PartRecord): Written & { summary: PartSummary } {
  const file = path.join(out, recordPath(part));
  const text = Buffer.from(recordText(record));
  mkdirSync(path.dirname(file), { recursive: true });
  replaceFile(file, text);
  return { ...sizeOf(record.folders), summary: summaryOf(record, text) };
}

/** How many files a part has, and how many bytes. */
function sizeOf(folders: readonly FolderRecord[]): Written {
  return {
    files: folders.reduce((sum, { files }) => sum + files.length, 0),
    bytes: folders.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

function addDatasets(pack: FolderPack, scope: Scope, { endpoint, lang, days, writer }: YearPart, year: number): void {
  const whole = new ByteSink();
  writeAnswer(days, writer, whole);
  const answer = whole.slice();
  pack.sink.add(datasetBytes(answer, year));
  pack.close(datasetFile(endpoint, year, lang));
  if (!scope.csv) return;
  pack.sink.add(gzipSync(yearTable(endpoint, answer.toString()), { level: GZIP_LEVEL }));
  pack.close(datasetFile(endpoint, year, lang, 'csv'));
}

class Clock {
  readonly spent = { render: 0, encode: 0, write: 0 };
  private last = performance.now();
  lap(what: keyof Clock['spent']): void {
    const now = performance.now();
    this.spent[what] += now - this.last;
    this.last = now;
  }
}
