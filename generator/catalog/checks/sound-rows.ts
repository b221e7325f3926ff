import { message } from '../../messages/message.ts';
import { citationsIn } from '../../model/citation.ts';
import { ORDER_LISTS } from '../../model/liturgy.ts';
import type { DataFiles } from '../data-files.ts';
import type { Problem } from '../problem.ts';
import type { DataPath, Entry } from '../source.ts';
import type { Check } from './check.ts';

/** What decides for which days a row is. */
const CONDITIONS = ['on', 'of', 'until', 'weekdays', 'rank', 'feast', 'phase', 'saints'];

/** Each row of the Liturgy is for some days, no two in a list for the same, and each names its place in a book. */
export const soundRows: Check = (files) => {
  const { feastDays, entrance, beatitudes, services } = files;
  const lists: PlacedRow[][] = [
    ...listsInFiles(files),
    ...[feastDays, entrance, beatitudes].map((rows) => rows.map((entry) => ({ row: entry.value, entry, path: [] }))),
  ];
  return [
    ...lists.flatMap((rows) => [...sameDays(rows), ...rows.flatMap(unplaced)]),
    ...services.flatMap((entry) => unplaced({ row: entry.value, entry, path: [] })),
  ];
};

/** A row with its place. */
interface PlacedRow {
  readonly row: object & { readonly basis: string };
  readonly entry: Entry<unknown>;
  readonly path: DataPath;
}

function listsInFiles({ liturgyOrders, kathismata }: DataFiles): PlacedRow[][] {
  return [
    // Colors are by usage, which no book says.
    ...liturgyOrders.flatMap((entry) =>
      ORDER_LISTS.filter((list) => list !== 'colors').map((list) =>
        (entry.value[list] ?? []).map((row, i) => ({ row, entry, path: [list, i] })),
      ),
    ),
    ...kathismata.map((entry) => entry.value.seasons.map((row, i) => ({ row, entry, path: ['seasons', i] }))),
  ];
}

function sameDays(rows: readonly PlacedRow[]): Problem[] {
  const seen = new Map<string, PlacedRow>();
  return rows.flatMap((placed) => {
    const { row, entry, path } = placed;
    const conditions = CONDITIONS.map((name) => (row as Readonly<Record<string, unknown>>)[name] ?? null);
    if (conditions.every((one) => one === null)) return [entry.problem(path, message('sungWhen'))];
    const days = JSON.stringify(conditions);
    const other = seen.get(days);
    if (other) return [entry.problem(path, message('sameDays', other.entry.at(other.path)))];
    seen.set(days, placed);
    return [];
  });
}

function unplaced({ row, entry, path }: PlacedRow): Problem[] {
  return citationsIn(row.basis).length > 0 ? [] : [entry.problem([...path, 'basis'], message('basisWithoutPlace'))];
}
