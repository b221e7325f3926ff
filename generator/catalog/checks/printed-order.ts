import { MOTHER_OF_GOD_ICONS } from '../../contract/saint-types.ts';
import { message } from '../../messages/message.ts';
import type { Check } from './check.ts';

/** Icons of the Mother of God come last in a day. */
export const printedOrder: Check = ({ fixed }) => {
  const withIcon = new Set<string>();
  return fixed.flatMap(({ monthDay, entry }) => {
    if (entry.value.type === MOTHER_OF_GOD_ICONS) withIcon.add(monthDay);
    else if (withIcon.has(monthDay)) {
      return [entry.problem([], message('iconsLast'))];
    }
    return [];
  });
};
