import type { DayNumber } from '../../calendar/day-number.ts';
import type { Movable } from '../../model/catalog.ts';
import type { MovableOccurrence } from '../day.ts';
import { settle } from './settle.ts';

/** The movable entries of each of the given days of one civil year, in the order of the data. */
export function movableOfYear(entries: readonly Movable[], year: number, days: readonly DayNumber[]) {
  const first = days[0] ?? 0;
  const lists = days.map((): MovableOccurrence[] => []);
  for (const entry of entries) {
    for (const span of settle(entry, year)) {
      const occurrence = { entry, span };
      const last = Math.min(span.to, first + days.length - 1);
      for (let day = Math.max(span.from, first); day <= last; day++) lists[day - first]?.push(occurrence);
    }
  }
  return lists;
}
