import { MOTHER_OF_GOD_ICONS } from '../contract/saint-types.ts';
import type { ListedSaint } from '../model/catalog.ts';

/** The fixed commemorations of a day, divided at the place of movable icons of the Mother of God. */
export interface PartedList {
  readonly beforeIcons: readonly ListedSaint[];
  readonly fromIcons: readonly ListedSaint[];
}

/**
 * A list in the order of an answer: grouped by type, groups in the order of their first members. Movable saints come
 * before everything; movable icons of the Mother of God come first in their group, or last if there is no such group.
 * See docs/reference/contract.md, "Movable entries among the saints".
 */
export function partedList(list: readonly ListedSaint[]): PartedList {
  const types = [...new Set(list.map(({ type }) => type))];
  const grouped = types.flatMap((type) => list.filter((saint) => saint.type === type));
  const icons = grouped.findIndex(({ type }) => type === MOTHER_OF_GOD_ICONS);
  const at = icons < 0 ? grouped.length : icons;
  return { beforeIcons: grouped.slice(0, at), fromIcons: grouped.slice(at) };
}
