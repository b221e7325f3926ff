import { civilYearOf } from '../../calendar/civil-year.ts';
import type { DayNumber } from '../../calendar/day-number.ts';
import type { When } from '../../model/when.ts';
import { settle } from './settle.ts';

/** A distance from Pascha falls on the same date again within so many years; all other days come much sooner. */
const YEARS_AHEAD = 100;

/** The first day on which something is kept, from the given day on; undefined if there is none for a hundred years. */
export function nextDay(when: When, from: DayNumber): DayNumber | undefined {
  const year = civilYearOf(from);
  for (let one = year; one <= year + YEARS_AHEAD; one++) {
    const days = settle(when, one).flatMap((span) => (span.to < from ? [] : Math.max(span.from, from)));
    if (days.length > 0) return Math.min(...days);
  }
  return undefined;
}
