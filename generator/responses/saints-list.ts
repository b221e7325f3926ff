import type { Commemoration } from '../catalog/catalog.ts';
import type { Day, MovableOccurrence } from '../commemorations/day.ts';
import { remembered } from './remembered.ts';

/** Type of the icons of the Mother of God; service.md, "Movable special entries", 2. */
const MOTHER_OF_GOD_ICONS = 17;

/** The fixed commemorations grouped by type; the groups stand in the order in which their first member does. */
const groupedByType = remembered((list: readonly Commemoration[]): readonly Commemoration[] => {
  const groups = new Map<number, Commemoration[]>();
  for (const saint of list) groups.set(saint.type, [...(groups.get(saint.type) ?? []), saint]);
  return [...groups.values()].flat();
});

/**
 * The saints of a day, with the movable ones in their place: those of kind `saint` first, icons of the Mother of God
 * first in their group, or last where the day has no such group. The same list object where nothing movable comes in.
 */
export function saintsOfDay(day: Day, takes: (occurrence: MovableOccurrence) => boolean): readonly Commemoration[] {
  const fixed = groupedByType(day.fixed);
  const moved = day.movable.filter(takes).flatMap(({ entry }) => entry.asSaint ?? []);
  if (moved.length === 0) return fixed;
  const icons = moved.filter(({ type }) => type === MOTHER_OF_GOD_ICONS);
  const saints = moved.filter(({ type }) => type !== MOTHER_OF_GOD_ICONS);
  const group = fixed.findIndex(({ type }) => type === MOTHER_OF_GOD_ICONS);
  const at = group < 0 ? fixed.length : group;
  return [...saints, ...fixed.slice(0, at), ...icons, ...fixed.slice(at)];
}
