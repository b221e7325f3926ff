import { dayNumber } from '../calendar/day-number.ts';
import { paschaOf } from '../calendar/pascha.ts';
import type { Part } from './parts/part.ts';
import type { Scope } from './scope.ts';
import { kindOfYear, type Sizes } from './sizes.ts';

/**
 * Shares of years, one for each worker. Years with Pascha on about the same Julian day keep and read much the same, so
 * they are in one share and next to each other: a worker makes less of what they have in common, and uses it again while
 * it is in the cache of the processor. The largest years of a share come first: a worker takes from other shares when
 * its own is empty, and with small years last all workers end at about the same time.
 */
export function sharesOf(scope: Scope, years: readonly Part[], sizes: Sizes, workers: number): Part[][] {
  const alike = inOrder(years, ({ name }) => daysToPascha(Number(name)));
  const bytesOf = ({ name }: Part) => sizes.years.get(kindOfYear(scope, Number(name)))?.bytes ?? 0;
  const bound = (share: number) => Math.round((years.length * share) / workers);
  return Array.from({ length: workers }, (_, i) =>
    inOrder(alike.slice(bound(i), bound(i + 1)), (part) => -bytesOf(part)),
  );
}

/** Pascha of a year in days from its earliest date, 22 March in the Julian calendar: 0 to 34. */
function daysToPascha(year: number): number {
  return paschaOf(year) - dayNumber('julian', { year, month: 3, day: 22 });
}

/** The items by the order of their keys; items with the same key keep theirs. */
function inOrder<Item>(items: readonly Item[], keyOf: (item: Item) => number): Item[] {
  const keyed = items.map((item) => ({ item, key: keyOf(item) }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}
