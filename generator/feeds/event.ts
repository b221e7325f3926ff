import { type DayNumber, dateOf } from '../calendar/day-number.ts';
import { fill } from '../contract/phrase.ts';
import type { Edition } from '../responses/entries.ts';

/** What a calendar program shows for some consecutive whole days. */
export interface FeedEvent {
  /** First and last day, both included. */
  readonly from: DayNumber;
  readonly to: DayNumber;
  readonly observance: Observance;
}

/** What is kept on the days of an event. In every year it is the same object if it can be; its lines are cached with it. */
export interface Observance {
  /** Together with the first day it identifies the event forever, in every language. */
  readonly id: number | string;
  /** Day `YYYY-MM-DD` of the last correction of what it shows; absent if there was none. */
  readonly revised?: string | undefined;
  /** The parts of the catalog that it comes from, besides the words of labels. */
  readonly of: readonly object[];
  readonly textsIn: (edition: Edition) => EventTexts;
}

export interface EventTexts {
  readonly summary: string;
  /** The lines of the description, without the last one, which has the Julian dates. */
  readonly lines: readonly string[];
  readonly category: string;
}

/** The last of the days on which something was revised; undefined if there is none. */
export function lastOf(days: readonly (string | undefined)[]): string | undefined {
  return days.reduce((last, day) => (day !== undefined && (last === undefined || day > last) ? day : last), undefined);
}

/** A date in words: `25 декабря`, `December 25`. */
export function dateInWords(calendar: 'gregorian' | 'julian', day: DayNumber, { catalog, lang }: Edition): string {
  const date = dateOf(calendar, day);
  const month = catalog.months[date.month - 1]?.[lang] ?? '';
  return fill(catalog.dateWords[lang], { day: String(date.day), month });
}

/** The Julian dates of an event in words: `1 августа – 14 августа по старому стилю`. */
export function oldStyle({ from, to }: FeedEvent, edition: Edition): string {
  const days = from === to ? [from] : [from, to];
  const dates = days.map((day) => dateInWords('julian', day, edition)).join(' – ');
  return fill(edition.catalog.feedWords.old_style?.[edition.lang] ?? '', { dates });
}
