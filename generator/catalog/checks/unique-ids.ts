import type { CommemorationData } from '../../../schemas/types.ts';
import { message } from '../../messages/message.ts';
import type { DataFiles } from '../data-files.ts';
import type { Problem } from '../problem.ts';
import type { Entry } from '../source.ts';
import type { Check } from './check.ts';

/** No id is used twice within its kind, and no retired id is used again. */
export const uniqueIds: Check = (files) => {
  const byId = (entries: readonly Entry<{ id: string | number }>[]) => repeated(entries, ({ id }) => id);
  return [
    ...takenIds(files),
    ...byId(files.movable),
    ...byId(files.aliases),
    ...byId(files.generalServices),
    ...byId(files.textTitles),
    ...byId(files.types),
    ...byId(files.icons),
    ...byId(files.fasting),
    ...byId(files.scripture),
    ...byId(files.readings.commons),
    ...byId(files.acts),
    ...byId(files.sources),
    ...repeated(files.names, ({ ru }) => ru, 'ru'),
    ...(['ranks', 'kinds', 'foods', 'feeds', 'readingWords', 'ruleWords'] as const).flatMap((list) =>
      repeated<{ code: string }>(files[list], ({ code }) => code, 'code'),
    ),
  ];
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

/** A function that finds the first free id after one. It remembers what it found, because many may be in a row. */
function freeIds(isTaken: (id: number) => boolean): (after: number) => number {
  const known = new Map<number, number>();
  return (after) => {
    let id = after + 1;
    while (isTaken(id)) id = known.get(id) ?? id + 1;
    known.set(after + 1, id);
    return id;
  };
}

/** Ids become file names, and some file systems do not distinguish upper and lower case. */
function repeated<T>(entries: readonly Entry<T>[], key: (value: T) => string | number, step = 'id'): Problem[] {
  const first = new Map<string, Entry<T>>();
  return entries.flatMap((entry) => {
    const id = String(key(entry.value)).toLowerCase();
    const earlier = first.get(id);
    if (!earlier) {
      first.set(id, entry);
      return [];
    }
    return [entry.problem([step], message('idTaken', step, key(entry.value), earlier.at([step])))];
  });
}
