import path from 'node:path';
import { MOTHER_OF_GOD_ICONS } from '../contract/saint-types.ts';
import { message } from '../messages/message.ts';
import { type AnyItem, type DataFiles, entryOf, keyOfItem, type TableEntries } from './data-files.ts';
import type { FixedPlace } from './placed-entries.ts';
import type { Problem } from './problem.ts';
import type { Entry } from './source.ts';
import { ofTables, type Table, type TableName } from './tables.ts';

/**
 * Lays a pack over data, as the rows of tables.ts say. `replaced` gets each entry that replaces an earlier one.
 */
export function overlay(base: DataFiles, pack: DataFiles, replaced: Problem[]): DataFiles {
  const ranks = layOver(base.ranks, pack.ranks, ({ value }) => value.code, []);
  const ownWays: { readonly [Name in TableName]?: () => readonly AnyItem[] } = {
    fixed: () => fixedOver(base.fixed, pack.fixed, ranks, replaced),
    fasting: () => fastingOver(base.fasting, pack.fasting, replaced),
    dayReadings: () => rowsOver(base.dayReadings, pack.dayReadings, ({ of }) => of, replaced),
    saintReadings: () => rowsOver(base.saintReadings, pack.saintReadings, ({ of }) => of, replaced),
    services: () => rowsOver(base.services, pack.services, ({ of: [first] }) => first, replaced),
    fixedPropers: () => rowsOver(base.fixedPropers, pack.fixedPropers, ({ of }) => of, replaced),
    movablePropers: () => rowsOver(base.movablePropers, pack.movablePropers, ({ of }) => of, replaced),
  };
  const laid = ofTables((table, name) => ownWays[name]?.() ?? layTable(table, base[name], pack[name], replaced));
  return { ...(laid as unknown as TableEntries), unreadable: [...base.unreadable, ...pack.unreadable] };
}

function layTable(
  table: Table<unknown>,
  before: readonly AnyItem[],
  after: readonly AnyItem[],
  replaced: Problem[],
): readonly AnyItem[] {
  switch (table.pack) {
    case 'replaces':
      return layOver(before, after, (item) => keyOfItem(item, table.key as string), replaced);
    case 'adds':
      return [...before, ...after];
    case 'comes first':
      return [...after, ...before];
    case 'replaces all':
      return wholeOver(table, before, after, replaced);
    case 'own way':
      throw new Error(`overlay has no way for ${table.files.join(', ')}`);
  }
}

function wholeOver(
  { files: [file = ''], where: [list] }: Table<unknown>,
  before: readonly AnyItem[],
  after: readonly AnyItem[],
  replaced: Problem[],
): readonly AnyItem[] {
  const [by, of] = [after[0], before[0]];
  const name = list ?? path.basename(file, '.yaml');
  if (by && of) replaced.push(replacement(name, entryOf(by), entryOf(of)));
  return by ? after : before;
}

/** All rows of an id are replaced if the pack has rows for it. */
function rowsOver<Row>(
  before: readonly Entry<Row>[],
  after: readonly Entry<Row>[],
  ownerOf: (row: Row) => string | number | undefined,
  replaced: Problem[],
): readonly Entry<Row>[] {
  const newer = new Map(after.map((entry) => [ownerOf(entry.value), entry]));
  const kept = before.filter((entry) => {
    const of = ownerOf(entry.value);
    const other = of === undefined ? undefined : newer.get(of);
    if (of === undefined || !other) return true;
    replaced.push(replacement(of, other, entry));
    return false;
  });
  return [...kept, ...after];
}

function replacement(id: string | number, by: Entry<unknown>, of: Entry<unknown>): Problem {
  return by.problem([], message('takesPlace', id, of.at()));
}

/** Each item whose key the pack has is replaced in its place; the other items of the pack follow. */
function layOver<Item extends AnyItem>(
  before: readonly Item[],
  after: readonly Item[],
  key: (item: Item) => string | number,
  replaced: Problem[],
): Item[] {
  const newer = new Map(after.map((item) => [key(item), item]));
  const known = new Set(before.map(key));
  const result = before.map((item) => {
    const other = newer.get(key(item));
    if (other === undefined) return item;
    replaced.push(replacement(key(item), entryOf(other), entryOf(item)));
    return other;
  });
  return [...result, ...after.filter((item) => !known.has(key(item)))];
}

/** New rules of a pack come first, because the first matching rule decides. */
function fastingOver(before: DataFiles['fasting'], after: DataFiles['fasting'], replaced: Problem[]) {
  const known = new Set(before.map(({ value }) => value.id));
  const laid = layOver(before, after, ({ value }) => value.id, replaced);
  return [...after.filter(({ value }) => !known.has(value.id)), ...laid.slice(0, before.length)];
}

/**
 * An entry of a pack takes the place of the one that it replaces. A new entry, or one with another day or rank, gets
 * the place of its rank.
 */
function fixedOver(
  before: readonly FixedPlace[],
  after: readonly FixedPlace[],
  ranks: DataFiles['ranks'],
  replaced: Problem[],
): FixedPlace[] {
  const days = new Map<string, FixedPlace[]>();
  const dayOf = new Map<number, string>();
  const placesOn = (day: string) => days.get(day) ?? days.set(day, []).get(day) ?? [];
  for (const place of before) {
    placesOn(place.monthDay).push(place);
    if (!dayOf.has(place.entry.value.id)) dayOf.set(place.entry.value.id, place.monthDay);
  }
  for (const place of after) {
    const { id, rank } = place.entry.value;
    const earlierDay = dayOf.get(id);
    const ownDay = placesOn(place.monthDay);
    const around = earlierDay === undefined ? [] : placesOn(earlierDay);
    const old = around.findIndex(({ entry }) => entry.value.id === id);
    const earlier = around[old];
    dayOf.set(id, place.monthDay);
    if (earlier) replaced.push(replacement(id, place.entry, earlier.entry));
    if (earlier && around === ownDay && earlier.entry.value.rank === rank) {
      ownDay[old] = place;
      continue;
    }
    if (earlier) around.splice(old, 1);
    const moved = earlier && around !== ownDay ? { ...place, movedFrom: earlier.monthDay } : place;
    ownDay.splice(newPlace(ownDay, moved, ranks), 0, moved);
  }
  return [...days.keys()].sort().flatMap(placesOn);
}

/** Among the entries of its day: after the last one with the same or a higher rank; icons of the Mother of God after all others. */
function newPlace(places: readonly FixedPlace[], place: FixedPlace, ranks: DataFiles['ranks']): number {
  const isIcon = ({ entry }: FixedPlace) => entry.value.type === MOTHER_OF_GOD_ICONS;
  const height = ({ entry: { value } }: FixedPlace) =>
    value.rank === undefined ? ranks.length : ranks.findIndex((rank) => rank.value.code === value.rank);
  const standsBefore = (other: FixedPlace) =>
    isIcon(other) === isIcon(place) ? height(other) <= height(place) : isIcon(place);
  return places.findLastIndex(standsBefore) + 1;
}
