import { civilYearOf, daysOfYear } from '../../calendar/civil-year.ts';
import type { DayNumber } from '../../calendar/day-number.ts';
import { memoize, memoizeLast, memoizeWeak } from '../../memoize.ts';
import type { Catalog } from '../../model/catalog.ts';
import { findById } from '../../model/find-by-id.ts';
import type { Conditions, FeastDays, Id } from '../../model/liturgy.ts';
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
  const inYear = memoizeLast((year: number) => ({
    rows: memoizeWeak((list: readonly Conditions[]) => rowsByDay(list, year)),
    dayOf: memoize((id: string): DayNumber => {
      const entry = findById(catalog.movable, id);
      return (entry && settle(entry, year)[0]?.from) ?? Number.NEGATIVE_INFINITY;
    }),
  }));
  const yearOf = memoizeLast(civilYearOf);
  const candidates = (list: readonly Conditions[], day: OrderedDay): readonly Conditions[] => {
    const { start, byDay } = inYear(yearOf(day.day)).rows(list);
    return byDay[day.day - start] ?? [];
  };
  const fulfills = (day: OrderedDay, row: Conditions) =>
    isFulfilled(row, day) && (row.until === null || day.day < inYear(yearOf(day.day)).dayOf(row.until));
  return {
    first: <Row extends Conditions>(list: readonly Row[], day: OrderedDay) => {
      for (const row of candidates(list, day)) if (fulfills(day, row)) return row as Row;
      return undefined;
    },
    all: <Row extends Conditions>(list: readonly Row[], day: OrderedDay) =>
      candidates(list, day).filter((row) => fulfills(day, row)) as readonly Conditions[] as readonly Row[],
  };
}

/** The rows of a list by the days of a civil year on which their rules are, with the first of these days. */
function rowsByDay(list: readonly Conditions[], year: number) {
  const days = daysOfYear(year);
  const [start = 0] = days;
  const byDay = days.map((): Conditions[] => []);
  for (const row of list) {
    const spans = row.rule === null ? [{ from: start, to: start + days.length - 1 }] : occurrencesIn(row.rule, year);
    for (const { from, to } of spans) {
      for (let day = Math.max(from - start, 0); day <= to - start; day++) byDay[day]?.push(row);
    }
  }
  return { start, byDay };
}

/** Whether a day fulfills the conditions of a row other than its dates. */
function isFulfilled({ weekdays, feast, phases, rank, of }: Conditions, day: OrderedDay): boolean {
  return (
    weekdays.includes(day.weekday) &&
    (feast === null || day.feast?.whose === feast) &&
    (phases.length === 0 || (day.feast ? phases.includes(day.feast.phase) : false)) &&
    (rank === null || (day.height ?? Number.POSITIVE_INFINITY) <= rank.order) &&
    (of === null || isKept(of, day))
  );
}

/** Whether a commemoration is kept on a day. */
export function isKept(id: Id, { fixed, movable }: Pick<Day, 'fixed' | 'movable'>): boolean {
  return fixed.some((saint) => saint.id === id) || movable.some(({ entry }) => entry.id === id);
}
