import { daysOfYear } from '../calendar/range.ts';
import { endpointsOf, type Scope, yearsOf } from './plan.ts';
import { type Job, yearTexts } from './year-writer.ts';

export interface Estimate {
  readonly files: number;
  readonly bytes: number;
  /** Bytes taken on a file system that gives out space in blocks of the given size. */
  readonly bytesOnDisk: number;
}

/** What a scope will take: files exactly, bytes from a sample of up to three of its years. */
export function estimate(job: Omit<Job, 'out'>, block: number): Estimate {
  const years = yearsOf(job.scope);
  const files = years.reduce((sum, year) => sum + filesOfYear(job.scope, year), 0);
  const textsOf = yearTexts(job);
  const samples = new Set([years[0], years[Math.floor(years.length / 2)], years.at(-1)]);
  let sampled = 0;
  let bytes = 0;
  let bytesOnDisk = 0;
  for (const year of samples) {
    for (const { text } of textsOf(year as number)) {
      const size = Buffer.byteLength(text);
      sampled++;
      bytes += size;
      bytesOnDisk += Math.ceil(size / block) * block;
    }
  }
  const whole = (part: number) => Math.round((part / sampled) * files);
  return { files, bytes: whole(bytes), bytesOnDisk: whole(bytesOnDisk) };
}

function filesOfYear(scope: Scope, year: number): number {
  return daysOfYear(year).length * endpointsOf(scope, year).length * scope.languages.length;
}
