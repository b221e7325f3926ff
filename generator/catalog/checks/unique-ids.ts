import type { Problem } from '../problem.ts';
import type { Entry } from '../source.ts';
import type { Check } from './check.ts';

/** No id is given twice within its kind, and none that was retired is given again. */
export const uniqueIds: Check = (files) => {
  const byId = (entries: readonly Entry<{ id: string | number }>[]) => repeated(entries, ({ id }) => id);
  return [
    ...byId([...files.retiredIds, ...files.fixed.map(({ entry }) => entry)]),
    ...byId(files.movable),
    ...byId(files.aliases),
    ...byId(files.generalServices),
    ...byId(files.textTitles),
    ...byId(files.types),
    ...byId(files.icons),
    ...byId(files.fasting),
    ...byId(files.scripture),
    ...byId(files.readings.commons),
    ...byId(files.sources),
    ...repeated(files.names, ({ ru }) => ru, 'ru'),
    ...(['ranks', 'kinds', 'foods', 'feeds', 'readingWords', 'ruleWords'] as const).flatMap((list) =>
      repeated<{ code: string }>(files[list], ({ code }) => code, 'code'),
    ),
  ];
};

/** Ids become file names, and some file systems do not tell upper from lower case. */
function repeated<T>(entries: readonly Entry<T>[], key: (value: T) => string | number, step = 'id'): Problem[] {
  const first = new Map<string, Entry<T>>();
  return entries.flatMap((entry) => {
    const id = String(key(entry.value)).toLowerCase();
    const earlier = first.get(id);
    if (!earlier) {
      first.set(id, entry);
      return [];
    }
    const message = `the ${step} ${key(entry.value)} is taken by ${earlier.at([step])}: give a new one`;
    return [entry.problem([step], message)];
  });
}
