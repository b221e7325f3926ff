import type { DayNumber } from '../../calendar/day-number.ts';
import type { Catalog, ListedSaint } from '../../model/catalog.ts';
import type { MovableOccurrence } from '../day.ts';
import { type CalendarMode, type Era, erasOf } from './calendar-mode.ts';
import { FixedCommemorations, type SharedLists } from './fixed.ts';
import { movableOfYear } from './movable.ts';

/** What is kept on each of the days. */
export interface Commemorations {
  readonly fixed: readonly (readonly ListedSaint[])[];
  readonly movable: readonly (readonly MovableOccurrence[])[];
}

/** Finds what is kept on the given days of one civil year. */
export function commemorationsOf(
  catalog: Catalog,
  { historical = false }: CalendarMode,
): (year: number, days: readonly DayNumber[]) => Commemorations {
  const eraOf = historical ? erasOf(catalog) : () => catalog;
  const shared: SharedLists = new Map();
  const fixed = new Map<Era, FixedCommemorations>();
  return (year, days) => {
    const era = eraOf(year);
    const ofEra = fixed.get(era) ?? new FixedCommemorations(era, shared);
    fixed.set(era, ofEra);
    return { fixed: ofEra.ofYear(year, days), movable: movableOfYear(era.movable, year, days) };
  };
}
