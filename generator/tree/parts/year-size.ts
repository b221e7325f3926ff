import { gzipSync } from 'node:zlib';
import type { Day } from '../../days/day.ts';
import { ByteSink } from '../../responses/byte-sink.ts';
import { type DayWriter, writeAnswer } from '../../responses/daily.ts';
import { holdsDatasets, holdsDays, type Scope } from '../scope.ts';
import { type Size, Sum } from './size.ts';

/** One in so many days is measured; the number has no factor in common with a week. */
const SAMPLE = 12;

/**
 * The size of a year of a scope, estimated from some days of its answers, with its feeds. `block` is the number of
 * bytes in which the file system allocates space.
 */
export function sizeOfYear(
  scope: Scope,
  year: number,
  answers: readonly { readonly days: () => readonly Day[]; readonly writer: DayWriter }[],
  feeds: readonly { readonly write: (sink: ByteSink) => void }[],
  block: number,
): Size {
  const sum = new Sum(block);
  const sink = new ByteSink();
  for (const { write } of feeds) {
    sink.clear();
    write(sink);
    sum.add(sink.end);
  }
  for (const { days: daysOf, writer } of answers) {
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
