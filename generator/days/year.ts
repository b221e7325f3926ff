import { civilYearOf, daysOfYear } from '../calendar/civil-year.ts';
import type { DayNumber } from '../calendar/day-number.ts';
import { coversYear } from '../contract/endpoints.ts';
import { lazy, memoizeLately } from '../memoize.ts';
import type { Catalog } from '../model/catalog.ts';
import { type CalendarMode, withDatedReadings } from './commemorations/calendar-mode.ts';
import { commemorationsOf } from './commemorations/commemorations.ts';
import { Day } from './day.ts';
import { fastingOfYear } from './fasting/fasting.ts';
import { readings } from './readings/readings.ts';

/**
 * Finds what is kept, eaten and read on consecutive days of a civil year, by default on all: by today's calendar in
 * every year, or by a historical one, which keeps nothing before its time. The rules of a year are resolved once for
 * calls that repeat it; what is read on a day then takes the day and its neighbours.
 */
export function daysOf(
  catalog: Catalog,
  telling: CalendarMode = {},
): (year: number, days?: readonly DayNumber[]) => Day[] {
  const keptOf = commemorationsOf(catalog, telling);
  const readingsOf = lazy(() => readings(telling.historical ? withDatedReadings(catalog) : catalog));
  // The eve of 1 January is in the year before.
  const resolved = memoizeLately(2, (year) => {
    const days = daysOfYear(year);
    const [start = 0] = days;
    return { ...keptOf(year, days), fasting: fastingOfYear(catalog.fasting, year, days), days, start };
  });
  const dayIn = (day: DayNumber, read: () => Day['scripture'], before?: Day): Day => {
    const { fixed, movable, fasting, start } = resolved(civilYearOf(day));
    const i = day - start;
    const kept = {
      fixed: fixed[i] as Day['fixed'],
      movable: movable[i] as Day['movable'],
      fasting: fasting[i] as Day['fasting'],
    };
    return new Day(day, kept, read, () => before ?? dayIn(day - 1, () => null));
  };
  return (year, asked) => {
    const days = asked ?? resolved(year).days;
    const [first = 0] = days;
    const scripture = lazy(() => (coversYear('readings', year) ? readingsOf()(year, asked) : []));
    const made: Day[] = [];
    for (const day of days) made.push(dayIn(day, () => scripture()[day - first] ?? null, made.at(-1)));
    return made;
  };
}
