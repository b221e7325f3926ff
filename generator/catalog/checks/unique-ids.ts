import { fixedEntries } from '../data-files.ts';
import type { DataPath, Source } from '../source.ts';
import type { Check } from './check.ts';

/** No id is given twice within its kind, and none that was retired is given again. */
export const uniqueIds: Check = (files) => {
  const retired = files.retiredIds.value.map((entry, i) => at(files.retiredIds, [i, 'id'], entry.id));
  const fixed = fixedEntries(files).map(({ source, path, entry }) => at(source, [...path, 'id'], entry.id));
  const listed = <T extends { id: string | number }>(source: Source<T[]>) =>
    source.value.map((entry, i) => at(source, [i, 'id'], entry.id));
  const rules = files.fasting.value.rules.map((rule, i) => at(files.fasting, ['rules', i, 'id'], rule.id));
  return [
    ...repeated([...retired, ...fixed]),
    ...repeated(listed(files.movable)),
    ...repeated(listed(files.types)),
    ...repeated(listed(files.icons)),
    ...repeated(rules),
  ];
};

interface Place {
  readonly source: Source<unknown>;
  readonly path: DataPath;
  readonly id: string;
}

function at(source: Source<unknown>, path: DataPath, id: string | number): Place {
  return { source, path, id: String(id) };
}

/** Ids become file names, and some file systems do not tell upper from lower case. */
function repeated(places: Place[]) {
  const first = new Map<string, Place>();
  return places.flatMap((place) => {
    const earlier = first.get(place.id.toLowerCase());
    if (!earlier) {
      first.set(place.id.toLowerCase(), place);
      return [];
    }
    const { file, line } = earlier.source.problem(earlier.path, '');
    return [place.source.problem(place.path, `the id ${place.id} is taken by ${file}:${line}: give a new one`)];
  });
}
