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
  RECORDS_FOLDER,
  recordPath,
  yearFolder,
} from '../layout.ts';
import { ByteSink } from '../responses/byte-sink.ts';
import { type DayWriter, dayWriters, writeAnswer } from '../responses/daily.ts';
import { datasetBytes, GZIP_LEVEL } from './dataset.ts';
import { sha256 } from './digests.ts';
import { feedFiles } from './feed-files.ts';
import { FolderPack } from './folder-pack.ts';
import { replaceFile, writeFolder } from './folder-writer.ts';
import { dailyLanguagesOf, endpointsOf, holdsDatasets, holdsDays, type Scope } from './plan.ts';
import { type FolderRecord, type PartRecord, readRecord, recordText } from './record.ts';
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

/** A function that writes the part of the tree that belongs to a year, and its record last. */
export function yearWriter(job: Job): (year: number, inputs: string) => WrittenPart {
  const partsOf = yearParts(job);
  const feedsOf = feedFiles(job);
  const pack = new FolderPack();
  const datasets = new FolderPack(sha256);
  const feeds = new FolderPack();
  mkdirSync(path.join(job.out, RECORDS_FOLDER), { recursive: true });
  return (year, inputs) => {
    const before = readRecord(job.out, String(year));
    const oldFolder = (name: string) => before?.folders.find((folder) => folder.path === name);
    const folders: FolderRecord[] = [];
    const changed: string[] = [];
    const clock = new Clock();
    const settle = (folder: string, from: FolderPack, own?: (name: string) => boolean) => {
      const names = writeFolder(job.out, folder, from, oldFolder(folder), own);
      changed.push(...(names ?? []).map((name) => `${folder}/${name}`));
      folders.push(from.record(folder));
    };
    const settleShared = (folder: string, from: FolderPack) => {
      if (from.files.length === 0) return;
      const ofYear = new RegExp(`^[a-z]+-${String(year).padStart(4, '0')}\\.`);
      mkdirSync(path.join(job.out, folder), { recursive: true });
      settle(folder, from, (name) => ofYear.test(name));
    };
    datasets.clear();
    feeds.clear();
    const parts = partsOf(year);
    clock.lap('render');
    for (const part of parts) {
      if (holdsDays(job.scope, year)) {
        pack.clear();
        for (const day of part.days) {
          part.writer.answer(day, pack.sink);
          pack.close(dayFile(day.date));
        }
        clock.lap('encode');
        settle(yearFolder(part.lang, part.endpoint, year), pack);
        clock.lap('write');
      }
      if (holdsDatasets(job.scope, year)) addDatasets(datasets, job.scope, part, year);
      clock.lap('encode');
    }
    for (const { name, text } of feedsOf(year, parts[0]?.days ?? [])) {
      feeds.sink.add(Buffer.from(text));
      feeds.close(name);
    }
    clock.lap('encode');
    settleShared(datasetsFolder(), datasets);
    settleShared(feedsFolder(), feeds);
    replaceFile(
      path.join(job.out, recordPath(String(year))),
      Buffer.from(recordText({ inputs, folders } satisfies PartRecord)),
    );
    clock.lap('write');
    return { ...sizeOf(folders), changed: before === null ? null : changed, spent: clock.spent };
  };
}

/** How many files a part has, and how many bytes. */
export function sizeOf(folders: readonly FolderRecord[]): Written {
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
