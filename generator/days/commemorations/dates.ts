import { daysOfYear } from '../../calendar/civil-year.ts';
import { dateOf, isoDate } from '../../calendar/day-number.ts';
import { DATED_YEARS } from '../../contract/endpoints.ts';
import type { Catalog } from '../../model/catalog.ts';
import { commemorationsOf } from './commemorations.ts';
import type { Telling } from './eras.ts';

/** The civil dates `YYYY-MM-DD` of every commemoration by id, in order, in the years in which they are said. */
export function datesKept(catalog: Catalog, telling: Telling = {}): ReadonlyMap<string, readonly string[]> {
  const keptOf = commemorationsOf(catalog, telling);
  const dates = new Map<string, string[]>();
  const add = (id: string, date: string) => {
    const known = dates.get(id);
    if (known) known.push(date);
    else dates.set(id, [date]);
  };
  for (let year = DATED_YEARS.firstYear; year <= DATED_YEARS.lastYear; year++) {
    const days = daysOfYear(year);
    const { fixed, movable } = keptOf(year, days);
    days.forEach((day, i) => {
      const date = isoDate(dateOf('gregorian', day));
      for (const { id } of fixed[i] ?? []) add(String(id), date);
      for (const { entry } of movable[i] ?? []) add(entry.id, date);
    });
  }
  return dates;
}
