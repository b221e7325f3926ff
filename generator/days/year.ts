import { daysOfYear } from '../calendar/civil-year.ts';
import { coversYear } from '../contract/endpoints.ts';
import { lazy } from '../memoize.ts';
import type { Catalog } from '../model/catalog.ts';
import { type CalendarMode, withDatedReadings } from './commemorations/calendar-mode.ts';
import { commemorationsOf } from './commemorations/commemorations.ts';
import { Day } from './day.ts';
import { fastingOfYear } from './fasting/fasting.ts';
import { readings } from './readings/readings.ts';

/**
 * Finds what is kept, eaten and read on each day of a civil year: by today's calendar in every year, or
 * by a historical one, which keeps nothing before its time.
 */
export function daysOf(catalog: Catalog, telling: CalendarMode = {}): (year: number) => Day[] {
  const keptOf = commemorationsOf(catalog, telling);
  const readingsOf = lazy(() => readings(telling.historical ? withDatedReadings(catalog) : catalog));
  return (year) => {
    const days = daysOfYear(year);
    const { fixed, movable } = keptOf(year, days);
    const fastingRules = fastingOfYear(catalog.fasting, year, days);
    const scripture = lazy(() => (coversYear('readings', year) ? readingsOf()(year) : []));
    return days.map((day, i) => {
      const kept = {
        fixed: fixed[i] as Day['fixed'],
        movable: movable[i] as Day['movable'],
        fasting: fastingRules[i] as Day['fasting'],
      };
      return new Day(day, kept, () => scripture()[i] ?? null);
    });
  };
}
