import { civilYearOf } from '../../calendar/civil-year.ts';
import type { DayNumber } from '../../calendar/day-number.ts';
import { memoize, memoizeLast, memoizeWeak } from '../../memoize.ts';
import type { Catalog } from '../../model/catalog.ts';
import { findById } from '../../model/find-by-id.ts';
import type { Order } from '../../model/liturgy.ts';
import type { Rule } from '../../rules/grammar.ts';
import { occurrencesIn } from '../../rules/occurrences.ts';
import { settle } from '../commemorations/settle.ts';
import type { Day } from '../day.ts';

/** What of a day decides an order. */
export type OrderedDay = Pick<Day, 'day' | 'weekday' | 'fixed' | 'movable'>;

/** Says whether a day fulfills the conditions of a row that name days. */
export type Matches = (row: Pick<Order, 'rule' | 'of' | 'until'>, day: OrderedDay) => boolean;

/** Makes a {@link Matches}. Rules are resolved once for days of one civil year in a row. */
export function matching(catalog: Catalog): Matches {
  const inYear = memoizeLast((year: number) => {
    const dayOf = memoize((id: string): DayNumber => {
      const entry = findById(catalog.movable, id);
      return (entry && settle(entry, year)[0]?.from) ?? Number.NEGATIVE_INFINITY;
    });
    return { spansOf: memoizeWeak((rule: Rule) => occurrencesIn(rule, year)), dayOf };
  });
  return ({ rule, of, until }, day) => {
    const { spansOf, dayOf } = inYear(civilYearOf(day.day));
    return (
      (rule === null || spansOf(rule).some(({ from, to }) => from <= day.day && day.day <= to)) &&
      (of === null || isKept(of, day)) &&
      (until === null || day.day < dayOf(until))
    );
  };
}

/** Finds what a list orders on a day: its first row that matches; undefined only if the list is empty. */
export function ordered(matches: Matches, list: readonly Order[], day: OrderedDay): Order | undefined {
  return list.find(
    (order) =>
      order.weekdays.includes(day.weekday) &&
      (order.rank === null || highestOrder(day) <= order.rank.order) &&
      matches(order, day),
  );
}

/** Whether a commemoration is kept on a day. */
function isKept(id: number | string, { fixed, movable }: OrderedDay): boolean {
  return fixed.some((saint) => saint.id === id) || movable.some(({ entry }) => entry.id === id);
}

function highestOrder({ fixed, movable }: OrderedDay): number {
  const saints = [...fixed, ...movable.flatMap(({ entry }) => entry.asSaint ?? [])];
  return Math.min(...saints.map(({ rank }) => rank?.order ?? Number.POSITIVE_INFINITY));
}
