import type { CalendarDate, DayNumber } from '../calendar/day-number.ts';
import type { FastingRule, ListedSaint, Movable } from '../model/catalog.ts';
import type { Span } from '../rules/occurrences.ts';
import type { DayReadings } from './readings/day-readings.ts';

/** Everything that is kept, eaten and read on one day, in no language. */
export interface Day {
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
  /** Null in years without readings. */
  readonly scripture: DayReadings | null;
}

/** A movable entry with the days of this occurrence; one object for all of them. */
export interface MovableOccurrence {
  readonly entry: Movable;
  readonly span: Span;
}
