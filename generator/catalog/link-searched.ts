import type { Searched } from '../model/catalog.ts';
import type { DataFiles } from './data-files.ts';

/** The words by which people search, each in every language, because people type both. */
export function linkSearched({ called, searchedSeasons, searchWords }: DataFiles): Searched {
  return {
    called: called.map(({ value: { id, ru = [], en = [] } }) => ({ id, names: [...ru, ...en] })),
    seasons: searchedSeasons.map(({ value: { id, title, rule, ru = [], en = [] } }) => ({
      id,
      title,
      rule,
      names: [title.ru, title.en, ...ru, ...en],
    })),
    words: searchWords.map(({ value }) => value),
  };
}
