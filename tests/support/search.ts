import MiniSearch from 'minisearch';
import type { Language } from '../../generator/contract/languages.ts';
import { memoize } from '../../generator/memoize.ts';
import { indexText } from '../../generator/responses/indexes.ts';
import { type Found, searchOptions, searchQuery } from '../../generator/responses/search-words.ts';
import { realCatalog } from './real-days.ts';

const indexIn = memoize((lang: Language) =>
  MiniSearch.loadJSON<Found>(indexText('search', realCatalog, lang), searchOptions(lang)),
);

/** The ids that the search finds in the project's own data, the best first. */
export function search(text: string, lang: Language = 'ru', forgiving = false): string[] {
  const query = searchQuery(text, lang, forgiving);
  return query
    ? indexIn(lang)
        .search(query)
        .map(({ id }) => String(id))
    : [];
}
