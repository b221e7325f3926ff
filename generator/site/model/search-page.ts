import { searchWords } from '../words/search-words.ts';
import type { Words } from '../words/words.ts';
import { indexRequest, type Request } from './answer-request.ts';
import { longDate, weekday } from './dates.ts';
import type { Hit, Hits } from './finder.ts';
import type { View } from './place.ts';
import { julianDay, type WantedDate } from './wanted-dates.ts';

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
  const { dates, first, count, isNear } = hits ?? NOTHING;
  const summary = count > 0 ? words.found(count) : own.nothingFound;
  const note = count > 0 ? own.foundNear : own.tryOtherwise;
  return {
    kind: 'search',
    title: named === '' ? words.search : own.searchOf(named),
    summary: hits ? summary : hits === null ? own.searchAbout : own.searching,
    note: hits && (isNear || count === 0) ? note : undefined,
    lines: [...dates.map((one) => dateLine(one, words)), ...first.map((hit) => line(hit, words, today))],
    more: count - dates.length - first.length,
    requests: hits ? [{ label: own.searchIndex, asked: indexRequest('search', words.lang) }] : [],
  };
}

const NOTHING: Hits = { dates: [], first: [], count: 0, isNear: false };

function line({ id, title, kind, next, isText }: Hit, words: Words, today: string): SearchLine {
  if (!kind) return { view: { kind: 'text', id }, title, about: words.texts };
  const day = next === today ? words.today.toLowerCase() : next && longDate(words.lang, next);
  if (kind === 'season') {
    const view = { kind: 'day', date: next ?? today } as const;
    return { view, title, about: [searchWords(words).fast, day].filter(Boolean).join(', ') };
  }
  const about = [isText ? words.texts : words.kinds[kind], day].filter(Boolean).join(', ');
  return { view: { kind: isText ? 'text' : 'commemoration', id }, title, about };
}

function dateLine({ date, isJulian }: WantedDate, words: Words): SearchLine {
  const { newStyle, oldStyle } = searchWords(words);
  const about = isJulian ? oldStyle(julianDay(date, words.lang)) : newStyle;
  return { view: { kind: 'day', date }, title: `${longDate(words.lang, date)}, ${weekday(words.lang, date)}`, about };
}
