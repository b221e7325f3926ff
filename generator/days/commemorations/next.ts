import { civilYearOf } from '../../calendar/civil-year.ts';
import type { DayNumber } from '../../calendar/day-number.ts';
import type { When } from '../../model/when.ts';
import { settle } from './settle.ts';

/** A day of Pascha comes back on the same date within so many years, and all else much sooner. */
const YEARS_AHEAD = 100;

/** The first day, from the given one on, on which something is kept; undefined where there is none for a hundred years. */
export function nextDay(when: When, from: DayNumber): DayNumber | undefined {
  const year = civilYearOf(from);
  for (let one = year; one <= year + YEARS_AHEAD; one++) {
    const days = settle(when, one).flatMap((span) => (span.to < from ? [] : Math.max(span.from, from)));
    if (days.length > 0) return Math.min(...days);
  }
  return undefined;
}
