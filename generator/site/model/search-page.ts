import { searchWords } from '../words/search-words.ts';
import type { Words } from '../words/words.ts';
import { indexRequest, type Request } from './answer-request.ts';
import { longDate } from './dates.ts';
import type { Hit, Hits } from './finder.ts';
import type { View } from './place.ts';

/** A result: its place, what it is, and when it is kept next. */
export interface SearchLine {
  readonly view: View;
  readonly title: string;
  readonly about: string;
}

/** The results of a search. */
export interface SearchPage {
  readonly kind: 'search';
  readonly title: string;
  /** The number of results, or what to search for. */
  readonly summary: string;
  /** That the results are only similar, or what to try if there are none. */
  readonly note: string | undefined;
  readonly lines: readonly SearchLine[];
  /** The number of results that are not shown. */
  readonly more: number;
  readonly requests: readonly Request[];
}

/** The results. `hits` are null without a search text, and undefined while the search is running. */
export function searchPage(wanted: string, hits: Hits | null | undefined, words: Words, today: string): SearchPage {
  const own = searchWords(words);
  const named = wanted.trim();
  const { first, count, isNear } = hits ?? NOTHING;
  const summary = count > 0 ? words.found(count) : own.nothingFound;
  const note = count > 0 ? own.foundNear : own.tryOtherwise;
  return {
    kind: 'search',
    title: named === '' ? words.search : own.searchOf(named),
    summary: hits ? summary : hits === null ? own.searchAbout : own.searching,
    note: hits && (isNear || count === 0) ? note : undefined,
    lines: first.map((hit) => line(hit, words, today)),
    more: count - first.length,
    requests: hits ? [{ label: own.searchIndex, asked: indexRequest('search', words.lang) }] : [],
  };
}

const NOTHING: Hits = { first: [], count: 0, isNear: false };

function line({ id, title, kind, next }: Hit, words: Words, today: string): SearchLine {
  if (!kind) return { view: { kind: 'text', id }, title, about: words.texts };
  const day = next === today ? words.today.toLowerCase() : next && longDate(words.lang, next);
  return { view: { kind: 'commemoration', id }, title, about: [words.kinds[kind], day].filter(Boolean).join(', ') };
}
