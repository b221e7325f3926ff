import { type DataFiles, fixedEntries } from '../data-files.ts';
import type { Problem } from '../problem.ts';
import type { DataPath, Source } from '../source.ts';
import type { Check } from './check.ts';

interface Refers {
  readonly type?: number;
  readonly displayType?: number;
  readonly icons?: readonly string[];
}

/** Every type, icon and season that an entry names exists. */
export const knownReferences: Check = (files) => {
  const entries: [Source<unknown>, DataPath, Refers][] = [
    ...fixedEntries(files).map(({ source, path, entry }): [Source<unknown>, DataPath, Refers] => [source, path, entry]),
    ...files.movable.value.map((entry, i): [Source<unknown>, DataPath, Refers] => [files.movable, [i], entry]),
  ];
  return [...entries.flatMap(([source, path, entry]) => unknown(files, source, path, entry)), ...unknownSeasons(files)];
};

function unknown(files: DataFiles, source: Source<unknown>, path: DataPath, entry: Refers): Problem[] {
  const types = new Set(files.types.value.map(({ id }) => id));
  const icons = new Set(files.icons.value.map(({ id }) => id));
  const wrongTypes = (['type', 'displayType'] as const)
    .filter((key) => entry[key] !== undefined && !types.has(entry[key]))
    .map((key) => source.problem([...path, key], `there is no type ${entry[key]}: take one of data/types.yaml`));
  const wrongIcons = (entry.icons ?? []).flatMap((id, i) =>
    icons.has(id)
      ? []
      : [
          source.problem(
            [...path, 'icons', i],
            `there is no icon “${id}”: take one of data/icons.yaml or add it there`,
          ),
        ],
  );
  return [...wrongTypes, ...wrongIcons];
}

function unknownSeasons({ fasting }: DataFiles): Problem[] {
  const { seasons, rules } = fasting.value;
  return rules.flatMap(({ season }, i) =>
    season in seasons
      ? []
      : [
          fasting.problem(
            ['rules', i, 'season'],
            `there is no season “${season}”: use ${Object.keys(seasons).join(', ')} or add it under “seasons”`,
          ),
        ],
  );
}
