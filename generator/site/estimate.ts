import { gzipSync } from 'node:zlib';
import type { Day } from '../commemorations/day.ts';
import { ByteSink } from '../responses/byte-sink.ts';
import { writeAnswer } from '../responses/daily.ts';
import { contentTexts } from './content-writer.ts';
import { feedFiles } from './feed-files.ts';
import { endpointsOf, holdsDatasets, holdsDays, type Scope } from './plan.ts';
import { type Job, yearParts } from './year-writer.ts';

export interface Estimate {
  readonly files: number;
  readonly bytes: number;
  /** Bytes taken on a file system that gives out space in blocks of the given size. */
  readonly bytesOnDisk: number;
}

/** What the given years and the texts will take, measured on one year of each kind. */
export function estimate(
  job: Omit<Job, 'out'>,
  years: readonly number[],
  withContent: boolean,
  block: number,
): Estimate {
  const partsOf = yearParts(job);
  const feedsOf = feedFiles(job);
  const samples = new Map<string, Sum>();
  const total = new Sum(block);
  if (withContent) for (const { text } of contentTexts(job)) total.add(Buffer.byteLength(text));
  for (const year of years) {
    const key = `${endpointsOf(job.scope, year)} ${holdsDays(job.scope, year)} ${holdsDatasets(job.scope, year)}`;
    const sample = samples.get(key) ?? measure(partsOf, feedsOf, job.scope, year, block);
    samples.set(key, sample);
    total.join(sample);
  }
  return total;
}

function measure(
  partsOf: ReturnType<typeof yearParts>,
  feedsOf: ReturnType<typeof feedFiles>,
  scope: Scope,
  year: number,
  block: number,
): Sum {
  const sum = new Sum(block);
  const sink = new ByteSink();
  const sizeOf = (days: readonly Day[], { lang, write }: ReturnType<typeof partsOf>[number]) => {
    sink.clear();
    writeAnswer(lang, days, write, sink);
    return sink.end;
  };
  const parts = partsOf(year);
  for (const { text } of feedsOf(year, parts[0]?.days ?? [])) sum.add(Buffer.byteLength(text));
  for (const part of parts) {
    if (holdsDays(scope, year)) for (const day of part.days) sum.add(sizeOf([day], part));
    if (!holdsDatasets(scope, year)) continue;
    sizeOf(part.days, part);
    const size = gzipSync(sink.slice(), { level: 1 }).length;
    sum.add(size);
    if (scope.csv) sum.add(size);
  }
  return sum;
}

class Sum implements Estimate {
  files = 0;
  bytes = 0;
  bytesOnDisk = 0;
  private readonly block: number;
  constructor(block: number) {
    this.block = block;
  }
  add(size: number): void {
    this.files++;
    this.bytes += size;
    this.bytesOnDisk += Math.ceil(size / this.block) * this.block;
  }
  join(other: Sum): void {
    this.files += other.files;
    this.bytes += other.bytes;
    this.bytesOnDisk += other.bytesOnDisk;
  }
}
