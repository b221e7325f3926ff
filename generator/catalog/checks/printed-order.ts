import type { CommemorationData } from '../../../schemas/types.ts';
import type { Check } from './check.ts';

const MOTHER_OF_GOD_ICONS = 17;

/** Within a day icons of the Mother of God stand last. */
export const printedOrder: Check = ({ menologion }) =>
  menologion.flatMap((source) =>
    Object.entries(source.value).flatMap(([day, entries]) => {
      const isIcon = ({ type }: CommemorationData) => type === MOTHER_OF_GOD_ICONS;
      const afterIcon = entries.findIndex((entry, i) => !isIcon(entry) && entries.slice(0, i).some(isIcon));
      return afterIcon < 0
        ? []
        : [source.problem([day, afterIcon], 'icons of the Mother of God stand last in a day: move this entry up')];
    }),
  );
