import { firstDayOfYear } from '../../calendar/civil-year.ts';
import type { DayNumber } from '../../calendar/day-number.ts';
import type { Catalog } from '../../model/catalog.ts';
import type { Occasion } from '../../model/lectionary.ts';
import type { When } from '../../model/when.ts';
import { parseRule } from '../../rules/grammar.ts';
import { around } from '../../rules/occurrences.ts';
import { settledAround } from '../commemorations/settle.ts';

/** An occasion with its days: its own, or those of its commemoration. */
export interface Dated {
  readonly occasion: Occasion;
  readonly when: When;
}

/** The occasions of a catalog with their days, in the order of the data. */
export function datedOccasions({ lectionary, fixed, movable }: Catalog): Dated[] {
  const whens = new Map<number | string, When>();
  for (const { monthDay, saint, when } of fixed)
    whens.set(saint.id, when ?? { rule: parseRule(daysOf(monthDay)), moves: [] });
  for (const entry of movable) whens.set(entry.id, entry);
  return lectionary.occasions.map((occasion) => ({
    occasion,
    when: occasion.when ?? (whens.get(occasion.of ?? '') as When),
  }));
}

/** In a common year the entries of 29 February are kept on the 28th. */
function daysOf(monthDay: string): string {
  return monthDay === '02-29' ? 'julian 02-29 else julian 02-28' : `julian ${monthDay}`;
}

/** The occasions of each day in a range, which is in or near a civil year. */
export function occasionsBetween(dated: readonly Dated[], year: number, from: DayNumber, to: DayNumber): Occasion[][] {
  const lists = Array.from({ length: to - from + 1 }, (): Occasion[] => []);
  for (const { occasion, when } of dated) {
    const excepted = occasion.unless ? around(occasion.unless, year) : [];
    for (const span of settledAround(when, year)) {
      const last = Math.min(span.to, to, lastDayOf(occasion));
      for (let day = Math.max(span.from, from, firstDayOf(occasion)); day <= last; day++) {
        if (!excepted.some((other) => other.from <= day && day <= other.to)) lists[day - from]?.push(occasion);
      }
    }
  }
  return lists;
}

function firstDayOf({ since }: Occasion): DayNumber {
  return since === null ? Number.NEGATIVE_INFINITY : firstDayOfYear(since);
}

function lastDayOf({ until }: Occasion): DayNumber {
  return until === null ? Number.POSITIVE_INFINITY : firstDayOfYear(until + 1) - 1;
}
