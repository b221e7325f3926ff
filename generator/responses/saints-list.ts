import { type Commemoration, MOTHER_OF_GOD_ICONS } from '../catalog/catalog.ts';
import type { Day, MovableOccurrence } from '../commemorations/day.ts';
import { remembered } from './remembered.ts';

/** The fixed commemorations grouped by type; the groups stand in the order in which their first member does. */
export const groupedByType = remembered((list: readonly Commemoration[]): readonly Commemoration[] => {
  const groups = new Map<number, Commemoration[]>();
  for (const saint of list) groups.set(saint.type, [...(groups.get(saint.type) ?? []), saint]);
  return [...groups.values()].flat();
});

/**
 * The saints of a day with those movable ones that `takes` lets in: saints stand first, icons of the Mother of God
 * first in their group, or last where the day has no such group.
 */
export function saintsOfDay(day: Day, takes: (occurrence: MovableOccurrence) => boolean): readonly Commemoration[] {
  const fixed = groupedByType(day.fixed);
  const moved = day.movable.flatMap((occurrence) => (takes(occurrence) ? (occurrence.entry.asSaint ?? []) : []));
  const saints = moved.filter(({ type }) => type !== MOTHER_OF_GOD_ICONS);
  const icons = moved.filter(({ type }) => type === MOTHER_OF_GOD_ICONS);
  const group = fixed.findIndex(({ type }) => type === MOTHER_OF_GOD_ICONS);
  const iconsAt = group < 0 ? fixed.length : group;
  return [...saints, ...fixed.slice(0, iconsAt), ...icons, ...fixed.slice(iconsAt)];
}
