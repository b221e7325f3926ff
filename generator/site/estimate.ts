import { daysOfYear } from '../calendar/range.ts';
import { contentTexts } from './content-writer.ts';
import { dailyLanguagesOf, endpointsOf, type Scope, yearsOf } from './plan.ts';
import { type Job, yearTexts } from './year-writer.ts';

export interface Estimate {
  readonly files: number;
  readonly bytes: number;
  /** Bytes taken on a file system that gives out space in blocks of the given size. */
  readonly bytesOnDisk: number;
}

/** What a scope will take: texts exactly, days by number exactly, by bytes from the first year of each set of endpoints. */
export function estimate(job: Omit<Job, 'out'>, block: number): Estimate {
  const textsOf = yearTexts(job);
  const samples = new Map<string, Estimate>();
  const total = { ...measure(contentTexts(job), block) };
  for (const year of yearsOf(job.scope)) {
    const key = endpointsOf(job.scope, year).join();
    const sample = samples.get(key) ?? measure(textsOf(year), block);
    samples.set(key, sample);
    const files = filesOfYear(job.scope, year);
    total.files += files;
    total.bytes += (files * sample.bytes) / sample.files;
    total.bytesOnDisk += (files * sample.bytesOnDisk) / sample.files;
  }
  return { files: total.files, bytes: Math.round(total.bytes), bytesOnDisk: Math.round(total.bytesOnDisk) };
}

function measure(texts: Iterable<{ text: string }>, block: number): Estimate {
  const sample = { files: 0, bytes: 0, bytesOnDisk: 0 };
  for (const { text } of texts) {
    const size = Buffer.byteLength(text);
    sample.files++;
    sample.bytes += size;
    sample.bytesOnDisk += Math.ceil(size / block) * block;
  }
  return sample;
}

function filesOfYear(scope: Scope, year: number): number {
  return daysOfYear(year).length * endpointsOf(scope, year).length * dailyLanguagesOf(scope).length;
}
