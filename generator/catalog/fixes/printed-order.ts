import { MOTHER_OF_GOD_ICONS } from '../../contract/saint-types.ts';
import type { FixedPlace } from '../placed-entries.ts';
import type { Edit, Fix } from './fix.ts';

/** Moves icons of the Mother of God after the other entries of their day; the order stays the same otherwise. */
export const printedOrder: Fix = ({ fixed }) =>
  [...new Set(fixed.map(({ monthDay }) => monthDay))].flatMap((day): Edit[] => {
    const places = fixed.filter(({ monthDay }) => monthDay === day);
    const order = iconsLast(places);
    const [first] = places;
    if (!first || order.every((place, i) => place === i)) return [];
    return [{ source: first.entry.source, path: [day], change: { kind: 'reorder', order } }];
  });

/** The positions of the entries, icons last. */
function iconsLast(places: readonly FixedPlace[]): number[] {
  const isIcon = (i: number) => places[i]?.entry.value.type === MOTHER_OF_GOD_ICONS;
  const all = places.map((_, i) => i);
  return [...all.filter((i) => !isIcon(i)), ...all.filter(isIcon)];
}
