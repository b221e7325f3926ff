import { daysOfYear } from '../calendar/civil-year.ts';
import { dateOf, isoDate, weekdayOf } from '../calendar/day-number.ts';
import { weekAfterPentecost } from '../calendar/pascha.ts';
import { coversYear } from '../contract/endpoints.ts';
import type { Catalog } from '../model/catalog.ts';
import { lazily } from '../remembered.ts';
import { commemorationsOf } from './commemorations/commemorations.ts';
import { type Telling, withDatedReadings } from './commemorations/eras.ts';
import type { Day, KeptDay } from './day.ts';
import { fastingOfYear } from './fasting/fasting.ts';
import { readings } from './readings/readings.ts';

/**
 * A function that finds what is kept, eaten and read on each day of a civil year: by today's calendar in every year, or
 * by a historical one, which keeps nothing before its time.
 */
export function daysOf(catalog: Catalog, telling: Telling = {}): (year: number) => Day[] {
  const keptOf = commemorationsOf(catalog, telling);
  const readingsOf = lazily(() => readings(telling.historical ? withDatedReadings(catalog) : catalog));
  return (year) => {
    const days = daysOfYear(year);
    const { fixed, movable } = keptOf(year, days);
    const fastingRules = fastingOfYear(catalog.fasting, year, days);
    const kept = days.map((day, i): KeptDay => {
      const julian = dateOf('julian', day);
      return {
        day,
        date: isoDate(dateOf('gregorian', day)),
        julian,
        julianDate: isoDate(julian),
        weekday: weekdayOf(day),
        weekAfterPentecost: weekAfterPentecost(day),
        fixed: fixed[i] as Day['fixed'],
        movable: movable[i] as Day['movable'],
        fasting: fastingRules[i] as Day['fasting'],
      };
    });
    const scripture = lazily(() => (coversYear('readings', year) ? readingsOf()(year) : []));
    return kept.map((day, i) => ({
      ...day,
      // Finding what is read takes longer than all the rest, and most answers do not contain it.
      get scripture() {
        return scripture()[i] ?? null;
      },
    }));
  };
}
