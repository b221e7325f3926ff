import { message } from '../../messages/message.ts';
import { type DataFiles, entriesOfDays } from '../data-files.ts';
import { sourceRef } from '../link-commemorations.ts';
import type { Problem } from '../problem.ts';
import type { Entry } from '../source.ts';
import type { Check } from './check.ts';

/**
 * A source of a commemoration, of a rank, of a fasting rule or of an act is one of sources.yaml, and only a source that is
 * named can be one in which somebody has looked.
 */
export const knownSources: Check = (files) => {
  const known = new Set(files.sources.map(({ value }) => value.id));
  const unknown = (entry: Entry<object>, key: string, refs: readonly string[] = []): Problem[] =>
    refs.flatMap((text, i) =>
      known.has(sourceRef(text).source) ? [] : [entry.problem([key, i], message('noSource', text))],
    );
  return [
    ...sourced(files).flatMap((entry) => unknown(entry, 'sources', entry.value.sources)),
    ...entriesOfDays(files).flatMap((entry) => unknown(entry, 'rankSources', entry.value.rankSources)),
    ...files.facts.flatMap(({ entry }) => unnamed(entry)),
  ];
};

function sourced({ facts, fasting, acts }: DataFiles) {
  return [...facts.map(({ entry }) => entry), ...fasting, ...acts];
}

/** Sources in which somebody has looked but which the entry does not name. */
function unnamed(entry: DataFiles['facts'][number]['entry']): Problem[] {
  const { sources = [], read = [] } = entry.value;
  const named = new Set(sources.map((text) => sourceRef(text).source));
  return read.flatMap((id, i) => (named.has(id) ? [] : [entry.problem(['read', i], message('notAmongSources', id))]));
}
