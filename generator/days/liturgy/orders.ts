import { civilYearOf, daysOfYear } from '../../calendar/civil-year.ts';
import { type DayNumber, weekdayOf } from '../../calendar/day-number.ts';
import { memoize, memoizeLast } from '../../memoize.ts';
import type { Catalog } from '../../model/catalog.ts';
import { findById } from '../../model/find-by-id.ts';
import type { CommemorationId, Conditions, FeastDays } from '../../model/liturgy.ts';
import { occurrencesIn } from '../../rules/occurrences.ts';
import { settle } from '../commemorations/settle.ts';
import type { Day } from '../day.ts';

/** What of a day decides which rows it fulfills. */
export interface OrderedDay extends Pick<Day, 'day' | 'weekday' | 'fixed' | 'movable'> {
  /** The great feast in force; null if there is none. */
  readonly feast?: Pick<FeastDays, 'whose' | 'phase'> | null;
  /** The order of the sign of its service, 0 for the highest; infinite if it has none. */
  readonly height?: number;
}

/** Finds the rows of a list whose conditions a day fulfills. */
export interface RowFinder {
  /** The first of them; undefined if there is none. */
  first<Row extends Conditions>(list: readonly Row[], day: OrderedDay): Row | undefined;
  /** All of them, in the order of the list. */
  all<Row extends Conditions>(list: readonly Row[], day: OrderedDay): readonly Row[];
}

/** Makes a {@link RowFinder}. Rules are resolved once for days of one civil year in a row. */
export function rowFinder(catalog: Catalog): RowFinder {
  const yearOf = memoizeLast(civilYearOf);
  const ofYear = memoizeLast((year: number) => new RowsOfYear(catalog, year));
  const candidates = <Row extends Conditions>(list: readonly Row[], day: OrderedDay) => {
    const rows = ofYear(yearOf(day.day));
    return { rows, found: rows.on(list, day) as readonly Row[] };
  };
  return {
    first: (list, day) => {
      const { rows, found } = candidates(list, day);
      return found.find((row) => rows.fulfills(day, row));
    },
    all: (list, day) => {
      const { rows, found } = candidates(list, day);
      return found.filter((row) => rows.fulfills(day, row));
    },
  };
}

/** The rows of lists by the days of a civil year. */
class RowsOfYear {
  private readonly days: readonly DayNumber[];
  private readonly start: DayNumber;
  private readonly lists = new Map<readonly Conditions[], readonly (readonly Conditions[])[]>();
  private readonly dayOf: (id: string) => DayNumber;
  private readonly year: number;

  constructor(catalog: Catalog, year: number) {
    this.year = year;
    this.days = daysOfYear(year);
    this.start = this.days[0] ?? 0;
    this.dayOf = memoize((id) => {
      const entry = findById(catalog.movable, id);
      return (entry && settle(entry, year)[0]?.from) ?? Number.NEGATIVE_INFINITY;
    });
  }

  /** The rows of a list whose dates and weekdays have a day of the year. */
  on(list: readonly Conditions[], { day }: OrderedDay): readonly Conditions[] {
    const byDay = this.lists.get(list) ?? this.byDay(list);
    return byDay[day - this.start] ?? NO_ROWS;
  }

  /** Whether a day fulfills the other conditions of such a row. */
  fulfills(day: OrderedDay, { feast, phases, rank, of, until }: Conditions): boolean {
    return (
      (feast === null || day.feast?.whose === feast) &&
      (phases.length === 0 || (day.feast ? phases.includes(day.feast.phase) : false)) &&
      (rank === null || (day.height ?? Number.POSITIVE_INFINITY) <= rank.order) &&
      (of === null || isKept(of, day)) &&
      (until === null || day.day < this.dayOf(until))
    );
  }

  private byDay(list: readonly Conditions[]): readonly (readonly Conditions[])[] {
    const { days, start, year } = this;
    const whole = [{ from: start, to: start + days.length - 1 }];
    const byDay = days.map((): Conditions[] => []);
    for (const row of list) {
      for (const { from, to } of row.rule === null ? whole : occurrencesIn(row.rule, year)) {
        for (let day = Math.max(from, start); day <= to; day++) {
          if (row.weekdays.includes(weekdayOf(day))) byDay[day - start]?.push(row);
        }
      }
    }
    this.lists.set(list, byDay);
    return byDay;
  }
}

const NO_ROWS: readonly Conditions[] = [];

/** Whether a commemoration is kept on a day. */
export function isKept(id: CommemorationId, { fixed, movable }: Pick<Day, 'fixed' | 'movable'>): boolean {
  return fixed.some((saint) => saint.id === id) || movable.some(({ entry }) => entry.id === id);
}
