import type { Day } from '../../days/day.ts';

/**
 * A month of a year, 0 to 11, with its days and their indexes in the year: of the first day, and of the day after the
 * last.
 */
export interface YearMonth {
  readonly index: number;
  readonly days: readonly Day[];
  readonly first: number;
  readonly end: number;
}

/** The months of a year, from all days of the year. */
export function monthsOfYear(days: readonly Day[]): YearMonth[] {
  const starts = days.flatMap(({ date }, i) => (date.endsWith('-01') ? [i] : []));
  return starts.map((first, index) => {
    const end = starts[index + 1] ?? days.length;
    return { index, days: days.slice(first, end), first, end };
  });
}
