import type { DataFiles } from '../data-files.ts';
import type { Problem } from '../problem.ts';
import type { Entry } from '../source.ts';
import type { Check } from './check.ts';

interface Refers {
  readonly type?: number;
  readonly displayType?: number;
  readonly icons?: readonly string[];
}

/** Every type, icon, season and commemoration that an entry names exists. */
export const knownReferences: Check = (files) => {
  const hymnography = files.texts.flatMap((text) => (text.kind === 'hymnography' ? text.entry : []));
  const entries: Entry<Refers>[] = [...files.fixed.map(({ entry }) => entry), ...files.movable, ...hymnography];
  const types = new Set(files.types.map(({ value }) => value.id));
  const icons = new Set(files.icons.map(({ value }) => value.id));
  return [
    ...entries.flatMap((entry) => unknown(entry, types, icons)),
    ...unknownSeasons(files),
    ...unknownNumbers(files),
  ];
};

function unknown(entry: Entry<Refers>, types: ReadonlySet<number>, icons: ReadonlySet<string>): Problem[] {
  const wrongTypes = (['type', 'displayType'] as const).flatMap((key) => {
    const id = entry.value[key];
    return id === undefined || types.has(id)
      ? []
      : [entry.problem([key], `there is no type ${id}: take one of data/types.yaml`)];
  });
  const wrongIcons = (entry.value.icons ?? []).flatMap((id, i) =>
    icons.has(id)
      ? []
      : [entry.problem(['icons', i], `there is no icon “${id}”: take one of data/icons.yaml or add it there`)],
  );
  return [...wrongTypes, ...wrongIcons];
}

function unknownSeasons({ seasons, fasting }: DataFiles): Problem[] {
  const known = seasons.map(({ id }) => id);
  return fasting.flatMap((rule) =>
    known.includes(rule.value.season)
      ? []
      : [
          rule.problem(
            ['season'],
            `there is no season “${rule.value.season}”: use ${known.join(', ')} or add it under “seasons”`,
          ),
        ],
  );
}

/** A folder of texts whose name is a number belongs to that entry of the menologion. */
function unknownNumbers({ texts, fixed }: DataFiles): Problem[] {
  const known = new Set(fixed.map(({ entry }) => String(entry.value.id)));
  return texts
    .filter(({ id }) => /^\d+$/.test(id) && !known.has(id))
    .map(({ id, entry }) =>
      entry.problem([], `there is no commemoration ${id} in the menologion: correct the name of the folder`),
    );
}
