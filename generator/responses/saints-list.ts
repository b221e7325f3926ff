import { type Commemoration, MOTHER_OF_GOD_ICONS } from '../catalog/catalog.ts';
import type { Day, MovableOccurrence } from '../commemorations/day.ts';
import { remembered } from './remembered.ts';

/** The fixed commemorations grouped by type; the groups stand in the order in which their first member does. */
const groupedByType = remembered((list: readonly Commemoration[]): readonly Commemoration[] => {
  const groups = new Map<number, Commemoration[]>();
  for (const saint of list) groups.set(saint.type, [...(groups.get(saint.type) ?? []), saint]);
  return [...groups.values()].flat();
});

/** The saints of a day: the fixed ones, which many days share, and the movable ones with their place among them. */
export interface SaintsOfDay {
  readonly fixed: readonly Commemoration[];
  /** Stand first. */
  readonly saints: readonly Commemoration[];
  /** Stand before the fixed one of this index: first in their group, or last where the day has no such group. */
  readonly icons: readonly Commemoration[];
  readonly iconsAt: number;
}

/** The saints of a day with those movable ones that `takes` lets in. */
export function saintsOfDay(day: Day, takes: (occurrence: MovableOccurrence) => boolean): SaintsOfDay {
  const fixed = groupedByType(day.fixed);
  const moved = day.movable.flatMap((occurrence) => (takes(occurrence) ? (occurrence.entry.asSaint ?? []) : []));
  if (moved.length === 0) return { fixed, saints: [], icons: [], iconsAt: fixed.length };
  const group = fixed.findIndex(({ type }) => type === MOTHER_OF_GOD_ICONS);
  return {
    fixed,
    saints: moved.filter(({ type }) => type !== MOTHER_OF_GOD_ICONS),
    icons: moved.filter(({ type }) => type === MOTHER_OF_GOD_ICONS),
    iconsAt: group < 0 ? fixed.length : group,
  };
}
