import { type DayNumber, dateOf } from '../calendar/day-number.ts';
import type { Revisable } from '../model/catalog.ts';
import type { Edition } from '../responses/entries.ts';

/** What a calendar program shows of some whole days in a row. */
export interface FeedEvent extends Revisable {
  /** With the first day it names the event for ever, in every language. */
  readonly id: number | string;
  /** First and last day, both included. */
  readonly from: DayNumber;
  readonly to: DayNumber;
  /** What of the catalog it is told from, beside the words of labels. */
  readonly of: readonly object[];
  /** For events that are told alike, the same object; how it is written is remembered with it. */
  readonly textsIn: (edition: Edition) => EventTexts;
}

export interface EventTexts {
  readonly summary: string;
  /** The lines of the description, the last of which, with the Julian dates, is left out. */
  readonly lines: readonly string[];
  readonly category: string;
}

/** The last day on which any of these was revised, as a property that is left out where none was. */
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
