import type { OrderRow } from '../../../schemas/types.ts';
import { message } from '../../messages/message.ts';
import { ORDER_LISTS, type OrderList } from '../../model/liturgy.ts';
import { type DataFiles, entriesOfDays } from '../data-files.ts';
import type { Problem } from '../problem.ts';
import type { Check } from './check.ts';

/**
 * A row of what the Typikon orders says what is ordered or what is left open; a season of kathismata names a table. The
 * last row of each list is for all days.
 */
export const soundOrders: Check = (files) => [...unsoundRows(files), ...unsoundSeasons(files)];

function unsoundRows(files: DataFiles): Problem[] {
  const ids = new Set(entriesOfDays(files).map(({ value }) => value.id));
  const isUnknown = (id: number | string | undefined) => id !== undefined && !ids.has(id);
  return files.liturgyOrders.flatMap((entry) =>
    ORDER_LISTS.flatMap((list) =>
      (entry.value[list] ?? []).flatMap((row, i, rows) => {
        const isLast = i === rows.length - 1;
        const problems = [
          ...[row.of, row.until].filter(isUnknown).map((id) => message('noFixedOrMovable', id as string | number)),
          ...((row.is === undefined) === (row.open === undefined) ? [message('isOrOpen')] : []),
          ...(isAlways(row) === isLast ? [] : [message('lastRowIsAlways')]),
          ...(isVerseOf(list, row.is, files) ? [] : [message('noSungVerse', row.is as string)]),
        ];
        return problems.map((reason) => entry.problem([list, i], reason));
      }),
    ),
  );
}

function unsoundSeasons({ kathismata }: DataFiles): Problem[] {
  return kathismata.flatMap((entry) => {
    const { seasons, tables } = entry.value;
    return seasons.flatMap(({ on, table }, i) => {
      const isLast = i === seasons.length - 1;
      const problems = [
        ...(Object.hasOwn(tables, table) ? [] : [message('noTable', table)]),
        ...((on === 'always') === isLast ? [] : [message('lastRowIsAlways')]),
      ];
      return problems.map((reason) => entry.problem(['seasons', i], reason));
    });
  });
}

function isAlways({ on, of, until, weekdays, rank, feast, phase }: OrderRow): boolean {
  return on === 'always' && [of, until, weekdays, rank, feast, phase].every((condition) => condition === undefined);
}

/** What a list orders to be sung is in the table of such verses; other lists name no verses. */
function isVerseOf(list: OrderList, is: string | undefined, files: DataFiles): boolean {
  const tables: Partial<Record<OrderList, DataFiles['prokeimena']>> = {
    great_prokeimena: files.prokeimena,
    evening_prokeimena: files.prokeimena,
    zadostoiniki: files.zadostoiniki,
    entrance_verses: files.entranceVerses,
    trisagia: files.entranceVerses,
  };
  const verses = tables[list];
  return verses === undefined || is === undefined || is === 'none' || verses.some(({ value }) => value.id === is);
}
