import type { CommemorationData, MovableData } from '../../schemas/types.ts';
import type { Entry } from './source.ts';
import type { DATA_TABLES, Table, TableName } from './tables.ts';
import type { Unreadable } from './unreadable.ts';

/** The entries of all tables. Each matches its schema; entries are not linked yet. */
export type TableEntries = { readonly [Name in TableName]: readonly ItemOf<(typeof DATA_TABLES)[Name]>[] };
type ItemOf<Row> = Row extends Table<infer Item> ? Item : never;

/** The content of the data files. */
export interface DataFiles extends TableEntries {
  /** What could not be read; empty if the data can be used. */
  readonly unreadable: readonly Unreadable[];
}

/** An item of any table: an entry, or an entry with what its place says of it. */
export type AnyItem = Entry<unknown> | { readonly entry: Entry<unknown> };

export function entryOf(item: AnyItem): Entry<unknown> {
  return 'entry' in item ? item.entry : item;
}

/** What is kept, in the order of the calendar: the entries of the menologion, then the movable days. */
export function entriesOfDays({
  fixed,
  movable,
}: Pick<DataFiles, 'fixed' | 'movable'>): Entry<CommemorationData | MovableData>[] {
  return [...fixed.map(({ entry }) => entry), ...movable];
}

/** The value of the key that names an item in its table. The key stands beside its entry, or in it. */
export function keyOfItem(item: AnyItem, key: string): string | number {
  const keyed = 'entry' in item ? item : item.value;
  return (keyed as Readonly<Record<string, string | number>>)[key] as string | number;
}
