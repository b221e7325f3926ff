import type { CommemorationData } from '../../../schemas/types.ts';
import { message } from '../../messages/message.ts';
import { type AnyItem, type DataFiles, keyOfItem } from '../data-files.ts';
import type { Problem } from '../problem.ts';
import type { Entry } from '../source.ts';
import { ofTables } from '../tables.ts';
import type { Check } from './check.ts';

/** No key is used twice in its table, and no retired id is used again. */
export const uniqueIds: Check = (files) => {
  const problems = ofTables(({ key }, name) => (key === undefined ? [] : repeated(files[name], key)));
  return [...takenIds(files), ...Object.values(problems).flat()];
};

/** Ids of commemorations that another one has already, or had once. */
function takenIds({ retiredIds, fixed }: DataFiles): Problem[] {
  const retired = new Map(retiredIds.map((entry) => [entry.value.id, entry]));
  const first = new Map<number, Entry<CommemorationData>>();
  const freeId = freeIds((id) => retired.has(id) || first.has(id));
  for (const { entry } of fixed) if (!first.has(entry.value.id)) first.set(entry.value.id, entry);
  return fixed.flatMap(({ entry }): Problem[] => {
    const { id } = entry.value;
    const old = retired.get(id);
    if (old) return [entry.problem(['id'], message('idRetired', id, old.at(['id']), freeId(id)))];
    const earlier = first.get(id);
    if (!earlier || earlier === entry) return [];
    const { ru, en } = earlier.value.name;
    return [
      entry.problem(
        ['id'],
        message('idOfCommemorationTaken', id, message('called', ru, en), earlier.at(['id']), freeId(id)),
      ),
    ];
  });
}

/** Finds the first free id after one. It remembers what it found, because many may be in a row. */
function freeIds(isTaken: (id: number) => boolean): (after: number) => number {
  const known = new Map<number, number>();
  return (after) => {
    let id = after + 1;
    while (isTaken(id)) id = known.get(id) ?? id + 1;
    known.set(after + 1, id);
    return id;
  };
}

/**
 * Ids become file names, and some file systems do not distinguish upper and lower case. A key beside an entry is that of
 * a mapping or the name of a file, so it is unique already.
 */
function repeated(items: readonly AnyItem[], key: string): Problem[] {
  const first = new Map<string, Entry<unknown>>();
  return items.flatMap((entry) => {
    if ('entry' in entry) return [];
    const value = keyOfItem(entry, key);
    const id = String(value).toLowerCase();
    const earlier = first.get(id);
    first.set(id, earlier ?? entry);
    return earlier ? [entry.problem([key], message('idTaken', key, value, earlier.at([key])))] : [];
  });
}
