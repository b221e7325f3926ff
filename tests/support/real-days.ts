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
