import type { Catalog } from '../../model/catalog.ts';
import type { Occasion } from '../../model/lectionary.ts';

/** Which calendar: today's in every year, or in each year only what was kept then. */
export interface CalendarMode {
  /** Whether each year has only what was kept in it; by default every year has today's calendar. */
  readonly historical?: boolean;
}

/** What an era keeps: the years between two changes of the calendar. */
export type Era = Pick<Catalog, 'fixed' | 'movable'>;

/** The first and the last civil year in which a commemoration was kept; infinite if unknown. */
interface Bounds {
  readonly first: number;
  readonly last: number;
}

const EVER: Bounds = { first: Number.NEGATIVE_INFINITY, last: Number.POSITIVE_INFINITY };

/** Finds what was kept in a civil year; the same object for all years of an era. */
export function erasOf(catalog: Catalog): (year: number) => Era {
  const bounds = boundsOf(catalog);
  const borders = [...new Set([...bounds.values()].flatMap(({ first, last }) => [first, last + 1]))]
    .filter(Number.isFinite)
    .sort((a, b) => a - b);
  const eras = new Map<number, Era>();
  return (year) => {
    const index = borders.filter((border) => border <= year).length;
    const known = eras.get(index);
    if (known) return known;
    const isKept = (id: number | string) => {
      const { first, last } = bounds.get(String(id)) ?? EVER;
      return year >= first && year <= last;
    };
    const era: Era = {
      fixed: catalog.fixed.filter(({ saint }) => isKept(saint.id)),
      movable: catalog.movable.filter(({ id }) => isKept(id)),
    };
    eras.set(index, era);
    return era;
  };
}

/** The catalog with readings that are read only in the years in which their commemorations are kept. */
export function withDatedReadings(catalog: Catalog): Catalog {
  const bounds = boundsOf(catalog);
  const dated = (occasion: Occasion): Occasion => {
    const { first, last } = bounds.get(String(occasion.of)) ?? EVER;
    const since = Math.max(first, occasion.since ?? EVER.first);
    const until = Math.min(last, occasion.until ?? EVER.last);
    return { ...occasion, since: finite(since), until: finite(until) };
  };
  const { lectionary } = catalog;
  return { ...catalog, lectionary: { ...lectionary, occasions: lectionary.occasions.map(dated) } };
}

function boundsOf({ commemorations }: Catalog): Map<string, Bounds> {
  return new Map(
    commemorations.map(({ id, firstYear, until }) => [
      id,
      { first: firstYear ?? EVER.first, last: until ?? EVER.last },
    ]),
  );
}

function finite(year: number): number | null {
  return Number.isFinite(year) ? year : null;
}
