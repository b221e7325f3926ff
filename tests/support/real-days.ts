import { dateOf, dayNumber, isoDate } from '../../generator/calendar/day-number.ts';
import { loadCatalog } from '../../generator/catalog/load-catalog.ts';
import type { Day } from '../../generator/days/day.ts';
import { daysOf } from '../../generator/days/year.ts';
import { REAL_DATA } from './data-folder.ts';

/** The catalog of the project's own data. */
export const realCatalog = await loadCatalog([REAL_DATA]);
const ofYear = daysOf(realCatalog);
const years = new Map<number, Day[]>();

/** All days of a civil year, from the project's own data. */
export function realYear(year: number): Day[] {
  const days = years.get(year) ?? ofYear(year);
  years.set(year, days);
  return days;
}

/** A day by its civil date. */
export function realDay(date: string): Day {
  const found = realYear(Number(date.slice(0, 4))).find((day) => day.date === date);
  if (!found) throw new Error(`no day ${date}`);
  return found;
}

/** The civil date of a Julian one, both `YYYY-MM-DD`. */
export function civil(julian: string): string {
  const [year = 0, month = 0, day = 0] = julian.split('-').map(Number);
  return isoDate(dateOf('gregorian', dayNumber('julian', { year, month, day })));
}

/** English names of the fixed commemorations of a day. */
export function namesOn(date: string): string[] {
  return realDay(date).fixed.map(({ name }) => name.en);
}

/** Ids of the movable entries of a day. */
export function movableOn(date: string): string[] {
  return realDay(date).movable.map(({ entry }) => entry.id);
}
