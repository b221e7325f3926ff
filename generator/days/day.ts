import { type CalendarDate, type DayNumber, dateOf, isoDate, weekdayOf } from '../calendar/day-number.ts';
import { weekAfterPentecost } from '../calendar/pascha.ts';
import type { FastingRule, ListedSaint, Movable } from '../model/catalog.ts';
import type { Span } from '../rules/occurrences.ts';
import type { DayReadings } from './readings/day-readings.ts';

/**
 * Everything that is kept, eaten and read on one day, in no language. It is a class because of its getter: V8 gives each
 * object literal with a getter a shape of its own, and then reads every property of every day the slow way. What finds
 * the Scripture is no property, so that equal days compare as equal.
 */
export class Day {
  readonly day: DayNumber;
  /** `YYYY-MM-DD` in the civil calendar, as in every address. */
  readonly date: string;
  readonly julian: CalendarDate;
  /** `YYYY-MM-DD` in the Julian calendar. */
  readonly julianDate: string;
  /** 0 is Sunday. */
  readonly weekday: number;
  readonly weekAfterPentecost: number;
  /** The fixed commemorations in printed order; days with the same ones share one list. */
  readonly fixed: readonly ListedSaint[];
  readonly movable: readonly MovableOccurrence[];
  readonly fasting: FastingRule;
  readonly #read: () => DayReadings | null;
  readonly #before: () => Day;

  constructor(
    day: DayNumber,
    kept: Pick<Day, 'fixed' | 'movable' | 'fasting'>,
    read: () => DayReadings | null,
    before: () => Day,
  ) {
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
    this.#before = before;
  }

  /** The day before; its evening begins this day. */
  get eve(): Day {
    return this.#before();
  }

  /** Null in years without readings. Finding it takes longer than all the rest, and most answers do not contain it. */
  get scripture(): DayReadings | null {
    return this.#read();
  }
}

/** A movable entry with the days of this occurrence; one object for all of them. */
export interface MovableOccurrence {
  readonly entry: Movable;
  readonly span: Span;
}
