import type { Words } from '../words/words.ts';
import { askedIndex, type Request } from './asked.ts';
import { longDate } from './dates.ts';
import type { Hit, Hits } from './finder.ts';
import type { View } from './place.ts';

/** Something that was found: where it leads, and in words what it is and when it is kept next. */
export interface SearchLine {
  readonly view: View;
  readonly title: string;
  readonly about: string;
}

/** What was found of what a visitor looks for. */
export interface SearchPage {
  readonly kind: 'search';
  readonly title: string;
  /** How much was found, or what may be looked for. */
  readonly summary: string;
  /** That it is written otherwise, or what to try where nothing was found. */
  readonly note: string | undefined;
  readonly lines: readonly SearchLine[];
  /** How much more was found than is shown. */
  readonly more: number;
  readonly requests: readonly Request[];
}

/** What was found. `hits` are null where nothing was looked for, and undefined while they are on their way. */
export function searchPage(wanted: string, hits: Hits | null | undefined, words: Words, today: string): SearchPage {
  const named = wanted.trim();
  const { first, count, isNear } = hits ?? NOTHING;
  const summary = count > 0 ? words.found(count) : words.nothingFound;
  const note = count > 0 ? words.foundNear : words.tryOtherwise;
  return {
    kind: 'search',
    title: named === '' ? words.search : words.searchOf(named),
    summary: hits ? summary : hits === null ? words.searchAbout : words.searching,
    note: hits && (isNear || count === 0) ? note : undefined,
    lines: first.map((hit) => line(hit, words, today)),
    more: count - first.length,
    requests: hits ? [{ label: words.searchIndex, asked: askedIndex('search', words.lang) }] : [],
  };
}

const NOTHING: Hits = { first: [], count: 0, isNear: false };

function line({ id, title, kind, next }: Hit, words: Words, today: string): SearchLine {
  if (!kind) return { view: { kind: 'text', id }, title, about: words.texts };
  const day = next === today ? words.today.toLowerCase() : next && longDate(words.lang, next);
  return { view: { kind: 'commemoration', id }, title, about: [words.kinds[kind], day].filter(Boolean).join(', ') };
}
