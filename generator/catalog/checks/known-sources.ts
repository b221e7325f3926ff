import { says } from '../../messages/saying.ts';
import type { DataFiles } from '../data-files.ts';
import { sourceRef } from '../link-commemorations.ts';
import type { Problem } from '../problem.ts';
import type { Check } from './check.ts';

/** The source of a commemoration, a fasting rule or an act is one of sources.yaml. */
export const knownSources: Check = (files) => {
  const known = new Set(files.sources.map(({ value }) => value.id));
  return citing(files).flatMap((entry) =>
    (entry.value.sources ?? []).flatMap((text, i): Problem[] =>
      known.has(sourceRef(text).source) ? [] : [entry.problem(['sources', i], says('noSource', text))],
    ),
  );
};

function citing({ facts, fasting, acts }: DataFiles) {
  return [...facts.map(({ entry }) => entry), ...fasting, ...acts];
}
