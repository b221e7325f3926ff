import { daysOfYear } from '../calendar/civil-year.ts';
import { dateOf, isoDate, weekdayOf } from '../calendar/day-number.ts';
import { weekAfterPentecost } from '../calendar/pascha.ts';
import { coversYear } from '../contract/endpoints.ts';
import type { Catalog } from '../model/catalog.ts';
import { FixedCommemorations } from './commemorations/fixed.ts';
import { movableOfYear } from './commemorations/movable.ts';
import type { Day, KeptDay } from './day.ts';
import { fastingOfYear } from './fasting/fasting.ts';
import { readings } from './readings/readings.ts';

/** A function that tells, for a civil year, what is kept, eaten and read on each of its days. */
export function daysOf(catalog: Catalog): (year: number) => Day[] {
  const fixed = new FixedCommemorations(catalog);
  const readingsOf = readings(catalog);
  return (year) => {
    const days = daysOfYear(year);
    const fixedLists = fixed.ofYear(year, days);
    const movableLists = movableOfYear(catalog.movable, year, days);
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
        fixed: fixedLists[i] as Day['fixed'],
        movable: movableLists[i] as Day['movable'],
        fasting: fastingRules[i] as Day['fasting'],
      };
    });
    const scripture = coversYear('readings', year) ? readingsOf(year) : [];
    return kept.map((day, i) => ({ ...day, scripture: scripture[i] ?? null }));
  };
}
