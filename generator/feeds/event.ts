import { type DayNumber, dateOf } from '../calendar/day-number.ts';
import type { Revisable } from '../model/catalog.ts';
import type { Edition } from '../responses/entries.ts';

/** What a calendar program shows for some consecutive whole days. */
export interface FeedEvent extends Revisable {
  /** Together with the first day it identifies the event forever, in every language. */
  readonly id: number | string;
  /** First and last day, both included. */
  readonly from: DayNumber;
  readonly to: DayNumber;
  /** The parts of the catalog that it comes from, besides the words of labels. */
  readonly of: readonly object[];
  /** The same object for events with the same texts; their lines are cached with it. */
  readonly textsIn: (edition: Edition) => EventTexts;
}

export interface EventTexts {
  readonly summary: string;
  /** The lines of the description, without the last one, which has the Julian dates. */
  readonly lines: readonly string[];
  readonly category: string;
}

/** The last day on which any of these was revised, as a property that is absent if none was. */
export function lastRevision(parts: readonly Revisable[]): Revisable {
  const revised = parts
    .flatMap((part) => part.revised ?? [])
    .sort()
    .at(-1);
  return revised === undefined ? {} : { revised };
}

/** A date in words: `25 декабря`, `25 December`. */
export function dateInWords(calendar: 'gregorian' | 'julian', day: DayNumber, { catalog, lang }: Edition): string {
  const date = dateOf(calendar, day);
  return `${date.day} ${catalog.months[date.month - 1]?.[lang]}`;
}

/** The Julian dates of an event in words: `1 августа – 14 августа по старому стилю`. */
export function oldStyle({ from, to }: FeedEvent, edition: Edition): string {
  const days = from === to ? [from] : [from, to];
  const dates = days.map((day) => dateInWords('julian', day, edition)).join(' – ');
  return `${dates} ${edition.catalog.feedWords.get('old_style')?.[edition.lang]}`;
}
