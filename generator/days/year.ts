import { daysOfYear } from '../calendar/civil-year.ts';
import { type CalendarDate, type DayNumber, dateOf, isoDate, weekdayOf } from '../calendar/day-number.ts';
import { weekAfterPentecost } from '../calendar/pascha.ts';
import { coversYear } from '../contract/endpoints.ts';
import type { Catalog } from '../model/catalog.ts';
import { lazily } from '../remembered.ts';
import { commemorationsOf } from './commemorations/commemorations.ts';
import { type Telling, withDatedReadings } from './commemorations/eras.ts';
import type { Day } from './day.ts';
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
    const scripture = lazily(() => (coversYear('readings', year) ? readingsOf()(year) : []));
    return days.map((day, i) => {
      const kept = {
        fixed: fixed[i] as Day['fixed'],
        movable: movable[i] as Day['movable'],
        fasting: fastingRules[i] as Day['fasting'],
      };
      return new DayOfYear(day, kept, () => scripture()[i] ?? null);
    });
  };
}

/**
 * A day of a year. It is a class because of its getter: V8 gives each object literal with a getter a shape of its own,
 * and then reads every property of every day the slow way. What finds the Scripture is no property, so that equal days
 * compare as equal.
 */
class DayOfYear implements Day {
  readonly day: DayNumber;
  readonly date: string;
  readonly julian: CalendarDate;
  readonly julianDate: string;
  readonly weekday: number;
  readonly weekAfterPentecost: number;
  readonly fixed: Day['fixed'];
  readonly movable: Day['movable'];
  readonly fasting: Day['fasting'];
  readonly #read: () => Day['scripture'];

  constructor(day: DayNumber, kept: Pick<Day, 'fixed' | 'movable' | 'fasting'>, read: () => Day['scripture']) {
    this.day = day;
    this.date = isoDate(dateOf('gregorian', day));
    this.julian = dateOf('julian', day);
    this.julianDate = isoDate(this.julian);
    this.weekday = weekdayOf(day);
    this.weekAfterPentecost = weekAfterPentecost(day);
    this.fixed = kept.fixed;
    this.movable = kept.movable;
    this.fasting = kept.fasting;
    this.#read = read;
  }

  /** Finding what is read takes longer than all the rest, and most answers do not contain it. */
  get scripture(): Day['scripture'] {
    return this.#read();
  }
}
