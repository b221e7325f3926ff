import MiniSearch from 'minisearch';
import type { Language } from '../../generator/contract/languages.ts';
import { memoize } from '../../generator/memoize.ts';
import { indexText } from '../../generator/responses/indexes.ts';
import {
  type Closeness,
  type Found,
  lexiconOf,
  searchOptions,
  searchQuery,
} from '../../generator/responses/search-words.ts';
import { realCatalog } from './real-days.ts';

const indexIn = memoize((lang: Language) => {
  const index = JSON.parse(indexText('search', realCatalog, lang));
  return { search: MiniSearch.loadJS<Found>(index, searchOptions(lang)), lexicon: lexiconOf(lang, index.words) };
});

/** The ids that the search finds in the project's own data, the best first. */
export function search(text: string, lang: Language = 'ru', closeness: Closeness = 'exact'): string[] {
  const { search, lexicon } = indexIn(lang);
  const query = searchQuery(text, lexicon, closeness);
  return query ? search.search(query).map(({ id }) => String(id)) : [];
}
