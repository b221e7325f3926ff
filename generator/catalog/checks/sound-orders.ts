import type { OrderRow } from '../../../schemas/types.ts';
import { message } from '../../messages/message.ts';
import { entriesOfDays } from '../data-files.ts';
import type { Check } from './check.ts';

/** The lists of `data/liturgy/orders.yaml`. */
export const ORDER_LISTS = ['liturgies', 'katavasiae'] as const;

/**
 * A row of what the Typikon orders names days, and says what is ordered or what is left open. The last row of each list
 * is for all days.
 */
export const soundOrders: Check = (files) => {
  const ids = new Set(entriesOfDays(files).map(({ value }) => value.id));
  return files.liturgyOrders.flatMap((entry) =>
    ORDER_LISTS.flatMap((list) =>
      entry.value[list].flatMap((row, i) => {
        const isLast = i === entry.value[list].length - 1;
        return [
          ...[row.of, row.until]
            .filter((id) => id !== undefined && !ids.has(id))
            .map((id) => entry.problem([list, i], message('noFixedOrMovable', id as string | number))),
          ...(row.on === undefined && row.of === undefined ? [entry.problem([list, i], message('sungWhen'))] : []),
          ...((row.is === undefined) === (row.open === undefined)
            ? [entry.problem([list, i], message('isOrOpen'))]
            : []),
          ...(isAlways(row) === isLast ? [] : [entry.problem([list, i], message('lastRowIsAlways'))]),
        ];
      }),
    ),
  );
};

function isAlways({ on, of, until, weekdays, rank }: OrderRow): boolean {
  return on === 'always' && [of, until, weekdays, rank].every((condition) => condition === undefined);
}
