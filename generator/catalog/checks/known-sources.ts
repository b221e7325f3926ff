import type { DataFiles } from '../data-files.ts';
import { sourceRef } from '../link-commemorations.ts';
import type { Problem } from '../problem.ts';
import type { Check } from './check.ts';

/** A source of a commemoration or of a fasting rule is one of sources.yaml, and none stands there in vain. */
export const knownSources: Check = (files) => {
  const known = new Set(files.sources.map(({ value }) => value.id));
  const used = new Set<string>();
  const unknown = citing(files).flatMap((entry) =>
    (entry.value.sources ?? []).flatMap((text, i): Problem[] => {
      const { source } = sourceRef(text);
      used.add(source);
      return known.has(source)
        ? []
        : [entry.problem(['sources', i], `“${source}” is no source of sources.yaml: correct it or add it there`)];
    }),
  );
  const vain = files.sources
    .filter(({ value }) => !used.has(value.id))
    .map((source) =>
      source.problem(['id'], `nothing is found in “${source.value.id}”: name it somewhere or take it out`),
    );
  return [...unknown, ...vain];
};

function citing({ facts, fasting }: DataFiles) {
  return [...facts.map(({ entry }) => entry), ...fasting];
}
