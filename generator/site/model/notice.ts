import type { Words } from '../words/words.ts';
import type { Request } from './answer-request.ts';
import { longDate } from './dates.ts';
import { monthTitle } from './month-page.ts';
import { dateFrom, isInRange, type View } from './place.ts';

/** A message in place of missing content, with links to other places and, if it may help, a button to try again. */
export interface Notice {
  readonly kind: 'message';
  readonly title: string;
  readonly text: string;
  readonly retry?: string;
  readonly ways: readonly Way[];
  readonly requests: readonly Request[];
}

/** A link to another place. */
export interface Way {
  readonly label: string;
  readonly view: View;
}

/** The years of the days that a site has. */
export interface YearSpan {
  readonly firstYear: number;
  readonly lastYear: number;
}

/** A message without requests of the API. */
export function notice(title: string, text: string, { retry, ways = [] }: Partial<Notice> = {}): Notice {
  return { kind: 'message', title, text, ...(retry ? { retry } : {}), ways, requests: [] };
}

/** A view of some days. */
export type DatedView = View & { kind: 'day' | 'month' | 'year' };

/**
 * The message for a missing day, month or year: which years exist, if that is known, and links to the same in the
 * nearest year and to today, a civil date.
 */
export function missing(view: DatedView, years: YearSpan | null, words: Words, today: string): Notice {
  const text = [words.dayIsMissing, years && words.yearsHere(years.firstYear, years.lastYear)]
    .filter(Boolean)
    .join(' ');
  const isHere = (year: number) => !years || (year >= years.firstYear && year <= years.lastYear);
  const ways = [
    ...(years ? [nearest(view, years)] : []),
    ...(isHere(dateFrom(today).year) ? [{ kind: 'day', date: today } as const] : []),
  ];
  return notice(titleOf(view, words), text, { ways: ways.map((way) => wayTo(way, words, today)) });
}

/** The message that there is no such thing, with ways on: today, a civil date, and the sections. */
export function absent(title: string, text: string, words: Words, today: string): Notice {
  const ways = [
    wayTo({ kind: 'day', date: today }, words, today),
    { view: { kind: 'texts' }, label: words.texts } as const,
    { view: { kind: 'names' }, label: words.names } as const,
  ];
  return notice(title, text, { ways });
}

/** The message if a host cannot be reached and the cache has no answer. */
export function unreached(words: Words, today: string): Notice {
  return notice(words.notReached, `${words.unreachable} ${words.storedHere}`, {
    retry: words.retry,
    ways: [wayTo({ kind: 'day', date: today }, words, today)],
  });
}

/** A date in the nearest year; if it has no 29 February, the day before. */
function nearest(view: DatedView, { firstYear, lastYear }: YearSpan): DatedView {
  const year = Math.min(Math.max(view.kind === 'day' ? dateFrom(view.date).year : view.year, firstYear), lastYear);
  if (view.kind !== 'day') return { ...view, year };
  const date = `${year}${view.date.slice(4)}`;
  return { kind: 'day', date: isInRange(date) ? date : date.replace(/9$/, '8') };
}

function wayTo(view: DatedView, words: Words, today: string): Way {
  const isToday = view.kind === 'day' && view.date === today;
  return { view, label: isToday ? `${words.today}, ${longDate(words.lang, today)}` : titleOf(view, words) };
}

function titleOf(view: DatedView, words: Words): string {
  switch (view.kind) {
    case 'day':
      return longDate(words.lang, view.date);
    case 'month':
      return monthTitle(view, words);
    case 'year':
      return words.yearTitle(view.year);
  }
}
