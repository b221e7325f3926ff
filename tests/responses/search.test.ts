import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../generator/contract/languages.ts';
import { memoize } from '../../generator/memoize.ts';
import { indexText } from '../../generator/responses/indexes.ts';
import { type Found, searchOptions, searchQuery } from '../../generator/responses/search-words.ts';
import { realCatalog } from '../support/real-days.ts';

const indexIn = memoize((lang: Language) =>
  MiniSearch.loadJSON<Found>(indexText('search', realCatalog, lang), searchOptions(lang)),
);
function search(text: string, lang: Language = 'ru', forgiving = false): string[] {
  const query = searchQuery(text, lang, forgiving);
  return query
    ? indexIn(lang)
        .search(query)
        .map(({ id }) => String(id))
    : [];
}

describe('the search', () => {
  it('takes a single letter as a word, not as the beginning of longer words', () => {
    expect(search('ж')).toEqual([]);
    expect(search('же').length).toBeGreaterThan(0);
  });

  it('finds nothing for no words', () => {
    expect(search('  ,;- ')).toEqual([]);
    expect(search('$^[')).toEqual([]);
  });
});
