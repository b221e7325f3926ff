import { firstDayOfYear } from '../../calendar/civil-year.ts';
import { type DayNumber, weekdayOf } from '../../calendar/day-number.ts';
import { memoizeByList, memoizeLast } from '../../memoize.ts';
import type { Catalog } from '../../model/catalog.ts';
import type { Occasion } from '../../model/lectionary.ts';
import { type ChurchYear, churchYearOf } from './church-year.ts';
import { type Marks, marked } from './marks.ts';
import { datedOccasions, occasionsBetween } from './occasions.ts';
import { type Ordinary, ordinaryOf } from './ordinary.ts';

/** Days before and after a day from which an ordinary reading may be moved to it. */
const MARGIN = 7;

/** A day with everything that may be read on it, before anything is displaced. */
export interface OpenDay {
  readonly day: DayNumber;
  readonly weekday: number;
  readonly year: ChurchYear;
  readonly ordinary: Ordinary;
  /** In the order of the data. Days with the same occasions share one list. */
  readonly occasions: readonly Occasion[];
  /** Those that only a church reads that keeps the service. */
  readonly optional: readonly Occasion[];
}

/** Consecutive days with a week before and after, and the days that the rules of the usage name. */
export interface ReadingsWindow {
  readonly days: readonly OpenDay[];
  /** Index in `days` of the first of the consecutive days; as many days follow the last. */
  readonly first: number;
  readonly silent: Marks;
  readonly ordinaryFirst: Marks;
  readonly seasons: readonly Marks[];
}

const isOptional = ({ optional }: Occasion) => optional;

/** Opens the window of consecutive days of a civil year. The rules are resolved once for calls that repeat a year. */
export function windows(catalog: Catalog): (year: number, days: readonly DayNumber[]) => ReadingsWindow {
  const { lectionary } = catalog;
  const { usage } = lectionary;
  const dated = datedOccasions(catalog);
  const sameList = memoizeByList((occasions: readonly Occasion[]) => occasions);
  const resolved = memoizeLast((year: number) => {
    const start = firstDayOfYear(year) - MARGIN;
    const end = firstDayOfYear(year + 1) - 1 + MARGIN;
    return {
      start,
      occasions: occasionsBetween(dated, year, start, end),
      silent: marked(usage.tones.silent, year, start, end),
      ordinaryFirst: marked([usage.ordinaryLast.except], year, start, end),
      seasons: usage.saints.map(({ on }) => marked([on], year, start, end)),
    };
  });
  return (year, asked) => {
    const { start, occasions, ...marks } = resolved(year);
    const from = (asked[0] as DayNumber) - MARGIN;
    const nearby = occasions.slice(from - start, from - start + asked.length + 2 * MARGIN);
    let church = churchYearOf(from, usage);
    const days = nearby.map((ofDay, i): OpenDay => {
      const day = from + i;
      if (day >= church.nextPascha) church = churchYearOf(day, usage);
      const ordinary = ordinaryOf(day, church, lectionary);
      const optional = sameList(ofDay.filter(isOptional));
      const read = sameList(optional.length === 0 ? ofDay : ofDay.filter((occasion) => !isOptional(occasion)));
      return { day, weekday: weekdayOf(day), year: church, ordinary, occasions: read, optional };
    });
    return { days, first: MARGIN, ...marks };
  };
}
