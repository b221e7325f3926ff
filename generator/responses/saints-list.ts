import { MOTHER_OF_GOD_ICONS } from '../contract/saint-types.ts';
import type { ListedSaint } from '../model/catalog.ts';

/** The fixed commemorations of a day, parted where movable icons of the Mother of God come in. */
export interface PartedList {
  readonly beforeIcons: readonly ListedSaint[];
  readonly fromIcons: readonly ListedSaint[];
}

/**
 * A list in the order of an answer: grouped by type, the groups in the order in which their first member stands. Movable
 * saints stand before it all; movable icons of the Mother of God first in their group, or last where there is none.
 */
export function partedList(list: readonly ListedSaint[]): PartedList {
  const types = [...new Set(list.map(({ type }) => type))];
  const grouped = types.flatMap((type) => list.filter((saint) => saint.type === type));
  const icons = grouped.findIndex(({ type }) => type === MOTHER_OF_GOD_ICONS);
  const at = icons < 0 ? grouped.length : icons;
  return { beforeIcons: grouped.slice(0, at), fromIcons: grouped.slice(at) };
}
