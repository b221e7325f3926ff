import { gzipSync } from 'node:zlib';
import { ByteSink } from '../responses/byte-sink.ts';
import type { ContentFolders } from './parts/content-writer.ts';
import { feedFiles } from './parts/feed-files.ts';
import { type Job, yearAnswers } from './parts/year-writer.ts';
import { endpointsOf, holdsDatasets, holdsDays, type Scope } from './scope.ts';

export interface Estimate {
  readonly files: number;
  readonly bytes: number;
  /** Bytes taken on a file system that gives out space in blocks of the given size. */
  readonly bytesOnDisk: number;
}

/** What the given years will take, measured on some days of one year of each kind, and the texts as they are. */
export function estimate(
  job: Omit<Job, 'out'>,
  years: readonly number[],
  content: ContentFolders,
  block: number,
): Estimate {
  const answersOf = yearAnswers(job);
  const feedsOf = feedFiles(job);
  const samples = new Map<string, Sum>();
  const total = new Sum(block);
  for (const files of content.values()) for (const bytes of files.values()) total.add(bytes.length);
  for (const year of years) {
    const key = `${endpointsOf(job.scope, year)} ${holdsDays(job.scope, year)} ${holdsDatasets(job.scope, year)}`;
    const sample = samples.get(key) ?? measure(answersOf, feedsOf, job.scope, year, block);
    samples.set(key, sample);
    total.join(sample);
  }
  return total;
}

/** One day of so many is measured; the number shares no factor with a week. */
const SAMPLE = 12;

function measure(
  answersOf: ReturnType<typeof yearAnswers>,
  feedsOf: ReturnType<typeof feedFiles>,
  scope: Scope,
  year: number,
  block: number,
): Sum {
  const sum = new Sum(block);
  const sink = new ByteSink();
  const all = answersOf(year);
  for (const { text } of feedsOf(year, all[0]?.days ?? [])) sum.add(Buffer.byteLength(text));
  for (const { days, writer } of all) {
    const sample = days.filter((_, i) => i % SAMPLE === 0);
    const weight = days.length / sample.length;
    sink.clear();
    for (const day of sample) {
      const from = sink.end;
      writer.answer(day, sink);
      if (holdsDays(scope, year)) sum.add(sink.end - from, weight);
    }
    if (!holdsDatasets(scope, year)) continue;
    const size = Math.round(gzipSync(sink.view(), { level: 1 }).length * weight);
    sum.add(size);
    if (scope.csv) sum.add(size);
  }
  return sum;
}

class Sum implements Estimate {
  bytes = 0;
  bytesOnDisk = 0;
  private count = 0;
  private readonly block: number;
  constructor(block: number) {
    this.block = block;
  }
  get files(): number {
    return Math.round(this.count);
  }
  /** Counts a file of so many bytes, which stands for `weight` such files. */
  add(size: number, weight = 1): void {
    this.count += weight;
    this.bytes += size * weight;
    this.bytesOnDisk += Math.ceil(size / this.block) * this.block * weight;
  }
  join(other: Sum): void {
    this.count += other.count;
    this.bytes += other.bytes;
    this.bytesOnDisk += other.bytesOnDisk;
  }
}
