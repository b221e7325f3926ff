import { dateOf, isoDate, weekdayOf } from '../calendar/day-number.ts';
import { weekAfterPentecost } from '../calendar/pascha.ts';
import { daysOfYear } from '../calendar/range.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Day } from './day.ts';
import { fastingOfYear } from './fasting.ts';
import { FixedCommemorations } from './fixed.ts';
import { movableOfYear } from './movable.ts';

/** A function that tells, for a civil year, what is kept on each of its days. */
export function commemorations(catalog: Catalog): (year: number) => Day[] {
  const fixed = new FixedCommemorations(catalog);
  return (year) => {
    const days = daysOfYear(year);
    const fixedLists = fixed.ofYear(year, days);
    const movableLists = movableOfYear(catalog.movable, year, days);
    const fastingRules = fastingOfYear(catalog.fasting, year, days);
    return days.map((day, i) => {
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
  };
}
