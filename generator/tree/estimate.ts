import { gzipSync } from 'node:zlib';
import { yearFolder } from '../contract/paths.ts';
import { remembered } from '../remembered.ts';
import { ByteSink } from '../responses/byte-sink.ts';
import { writeAnswer } from '../responses/daily.ts';
import { feedFiles } from './parts/feed-files.ts';
import type { Job } from './parts/job.ts';
import type { NamedFiles } from './parts/named-files.ts';
import { yearAnswers } from './parts/year-folders.ts';
import { dailyLanguagesOf, endpointsOf, feedsOf, holdsDatasets, holdsDays, type Scope } from './scope.ts';

export interface Estimate {
  readonly files: number;
  readonly bytes: number;
  /** Bytes on a file system that allocates space in blocks of the given size. */
  readonly bytesOnDisk: number;
  /** The part of this that needs new room beside the existing files: files, and bytes on the disk. */
  readonly wanted: { readonly files: number; readonly bytes: number };
}

/**
 * The size of the given years, estimated from some days of one year of each kind, and of the other files, which is
 * exact. Files in existing folders are replaced one by one and need no new room.
 */
export function estimate(
  job: Job,
  years: readonly number[],
  others: readonly NamedFiles[],
  block: number,
  stands: (folder: string) => boolean,
): Estimate {
  const answersOf = yearAnswers(job);
  const feedFilesOf = feedFiles(job);
  const samples = new Map<string, Sum>();
  const total = new Sum(block);
  const wanted = new Sum(block);
  const isThere = remembered(stands);
  for (const { folder, content } of others.flatMap((files) => [...files.all()])) {
    total.add(content.length);
    if (!isThere(folder)) wanted.add(content.length);
  }
  for (const year of years) {
    const key = [endpointsOf, feedsOf, holdsDays, holdsDatasets].map((of) => of(job.scope, year)).join(' ');
    const sample = samples.get(key) ?? measure(answersOf, feedFilesOf, job.scope, year, block);
    samples.set(key, sample);
    total.join(sample);
    wanted.join(sample, shareMissing(job.scope, year, stands));
  }
  return {
    files: Math.round(total.files),
    bytes: total.bytes,
    bytesOnDisk: total.bytesOnDisk,
    wanted: { files: Math.round(wanted.files), bytes: wanted.bytesOnDisk },
  };
}

/** The share of the day folders of a year that must still be made, 0 to 1; it applies to datasets too. */
function shareMissing(scope: Scope, year: number, stands: (folder: string) => boolean): number {
  const folders = dailyLanguagesOf(scope).flatMap((lang) =>
    endpointsOf(scope, year).map((endpoint) => yearFolder(lang, endpoint, year)),
  );
  if (!holdsDays(scope, year)) return 1;
  return folders.filter((folder) => !stands(folder)).length / folders.length;
}

/** One in so many days is measured; the number has no factor in common with a week. */
const SAMPLE = 12;

function measure(
  answersOf: ReturnType<typeof yearAnswers>,
  feedFilesOf: ReturnType<typeof feedFiles>,
  scope: Scope,
  year: number,
  block: number,
): Sum {
  const sum = new Sum(block);
  const sink = new ByteSink();
  const all = answersOf(year);
  for (const { text } of feedFilesOf(year, all[0]?.days ?? (() => []))) sum.add(Buffer.byteLength(text()));
  for (const { days: daysOf, writer } of all) {
    const days = daysOf();
    const sample = days.filter((_, i) => i % SAMPLE === 0);
    const weight = days.length / sample.length;
    sink.clear();
    for (const day of sample) {
      const from = sink.end;
      writeAnswer([day], writer, sink);
      if (holdsDays(scope, year)) sum.add(sink.end - from, weight);
    }
    if (!holdsDatasets(scope, year)) continue;
    const size = Math.round(gzipSync(sink.view(), { level: 1 }).length * weight);
    sum.add(size);
    if (scope.csv) sum.add(size);
  }
  return sum;
}

class Sum {
  files = 0;
  bytes = 0;
  bytesOnDisk = 0;
  private readonly block: number;
  constructor(block: number) {
    this.block = block;
  }
  /** Counts a file of this size, which represents `weight` such files. */
  add(size: number, weight = 1): void {
    this.files += weight;
    this.bytes += size * weight;
    this.bytesOnDisk += Math.ceil(size / this.block) * this.block * weight;
  }
  /** Counts another sum, or a share of it. */
  join(other: Sum, share = 1): void {
    this.files += other.files * share;
    this.bytes += other.bytes * share;
    this.bytesOnDisk += other.bytesOnDisk * share;
  }
}
