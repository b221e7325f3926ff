import MiniSearch, { type AsPlainObject, type SearchResult } from 'minisearch';
import type { Language } from '../../contract/languages.ts';
import { type Found, searchOptions, searchQuery } from '../../responses/search-words.ts';
import { nextDate } from './next-date.ts';

/** The results, the best first, and their total number. */
export interface Hits {
  readonly first: readonly Hit[];
  readonly count: number;
  /** Whether there was no exact match, so that these are similar names. */
  readonly isNear: boolean;
}

/** A commemoration, or texts that belong to no day; texts have no kind. */
export interface Hit extends Pick<Found, 'id' | 'title' | 'kind'> {
  /** The next civil date on which it is kept; may be today. */
  readonly next: string | undefined;
}

export type Finder = (wanted: string, today: string) => Hits;

/** People do not read more results. */
const MOST_SHOWN = 50;

/** Opens the index of a language for searches. */
export async function openFinder(index: AsPlainObject, lang: Language): Promise<Finder> {
  const search = await MiniSearch.loadJSAsync<Found>(index, searchOptions(lang));
  const results = (wanted: string, forgiving: boolean) => {
    const query = searchQuery(wanted, lang, forgiving);
    return query === null ? [] : search.search(query);
  };
  return (wanted, today) => {
    const exact = results(wanted, false);
    const found = exact.length > 0 ? exact : results(wanted, true);
    const first = found.slice(0, MOST_SHOWN).map((one) => hit(one, today));
    return { first, count: found.length, isNear: found !== exact };
  };
}

function hit({ id, title, kind, rule, moves }: SearchResult & Partial<Found>, today: string): Hit {
  return { id, title: title ?? '', ...(kind ? { kind } : {}), next: rule && nextDate({ rule, moves }, today) };
}
