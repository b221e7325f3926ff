import { MOTHER_OF_GOD_ICONS } from '../../contract/saint-types.ts';
import { says } from '../../messages/saying.ts';
import type { Check } from './check.ts';

/** Within a day icons of the Mother of God stand last. */
export const printedOrder: Check = ({ fixed }) => {
  const withIcon = new Set<string>();
  return fixed.flatMap(({ monthDay, entry }) => {
    if (entry.value.type === MOTHER_OF_GOD_ICONS) withIcon.add(monthDay);
    else if (withIcon.has(monthDay)) {
      return [entry.problem([], says('iconsLast'))];
    }
    return [];
  });
};
