import { firstDayOfYear } from '../../calendar/civil-year.ts';
import { type DayNumber, weekdayOf } from '../../calendar/day-number.ts';
import { memoizeByList } from '../../memoize.ts';
import type { Catalog } from '../../model/catalog.ts';
import type { Occasion } from '../../model/lectionary.ts';
import { type ChurchYear, churchYearOf } from './church-year.ts';
import { type Marks, marked } from './marks.ts';
import { datedOccasions, occasionsBetween } from './occasions.ts';
import { type Ordinary, ordinaryOf } from './ordinary.ts';

/** Days before and after a civil year from which an ordinary reading may be moved into it. */
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

/** The days of a civil year with a week before and after, and the days that the rules of the usage name. */
export interface ReadingsWindow {
  readonly days: readonly OpenDay[];
  /** Index of 1 January in `days`; as many days follow 31 December. */
  readonly first: number;
  readonly silent: Marks;
  readonly ordinaryFirst: Marks;
  readonly seasons: readonly Marks[];
}

const isOptional = ({ optional }: Occasion) => optional;

/** Opens the window of a civil year. */
export function windows(catalog: Catalog): (year: number) => ReadingsWindow {
  const { lectionary } = catalog;
  const { usage } = lectionary;
  const dated = datedOccasions(catalog);
  const sameList = memoizeByList((occasions: readonly Occasion[]) => occasions);
  return (year) => {
    const from = firstDayOfYear(year) - MARGIN;
    const to = firstDayOfYear(year + 1) - 1 + MARGIN;
    const occasions = occasionsBetween(dated, year, from, to);
    let church = churchYearOf(from, usage);
    const days = occasions.map((ofDay, i): OpenDay => {
      const day = from + i;
      if (day >= church.nextPascha) church = churchYearOf(day, usage);
      const ordinary = ordinaryOf(day, church, lectionary);
      const optional = sameList(ofDay.filter(isOptional));
      const read = sameList(optional.length === 0 ? ofDay : ofDay.filter((occasion) => !isOptional(occasion)));
      return { day, weekday: weekdayOf(day), year: church, ordinary, occasions: read, optional };
    });
    return {
      days,
      first: MARGIN,
      silent: marked(usage.tones.silent, year, from, to),
      ordinaryFirst: marked([usage.ordinaryLast.except], year, from, to),
      seasons: usage.saints.map(({ on }) => marked([on], year, from, to)),
    };
  };
}
