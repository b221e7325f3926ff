import ical, { type VEvent } from 'node-ical';
import type { Feed } from '../../generator/contract/endpoints.ts';
import { LANGUAGES, type Language } from '../../generator/contract/languages.ts';
import type { ShownDays } from '../../generator/contract/page-addresses.ts';
import { daysOf as yearOf } from '../../generator/days/year.ts';
import type { FeedEvent } from '../../generator/feeds/event.ts';
import { feedEvents } from '../../generator/feeds/feeds.ts';
import { calendarWriter } from '../../generator/feeds/icalendar.ts';
import type { Catalog } from '../../generator/model/catalog.ts';
import { ByteSink } from '../../generator/responses/byte-sink.ts';
import { decoded } from '../../generator/responses/bytes.ts';
import { realCatalog, realYear } from './real-days.ts';

export const FEED_ORIGIN = 'https://calendar.example';
const writers = new Map(LANGUAGES.map((lang) => [lang, feedWriter(realCatalog, lang)]));

/** A function that returns the text of a calendar feed with these events. */
export function feedWriter(
  catalog: Catalog,
  lang: Language,
  shown: ShownDays = { own: null, onFrontPage: true },
): (feed: Feed, events: readonly FeedEvent[]) => string {
  const write = calendarWriter({ catalog, lang, baseUrl: `${FEED_ORIGIN}/api/v1` }, { origin: FEED_ORIGIN, shown });
  return (feed, events) => {
    const sink = new ByteSink();
    write(feed, events, sink);
    return decoded(sink.view());
  };
}

/** The text of a calendar feed of a year, from a catalog. */
export function feedOf(catalog: Catalog, feed: Feed, year: number, lang: Language = 'en'): string {
  return feedWriter(catalog, lang)(feed, feedEvents(feed, catalog, year, yearOf(catalog)(year)));
}

/** The text of a calendar feed of a year, from the project's own data. */
export function feedText(feed: Feed, year: number, lang: Language = 'en'): string {
  return writers.get(lang)?.(feed, feedEvents(feed, realCatalog, year, realYear(year))) ?? '';
}

/** An event as a calendar program reads it; `end` is the day after the last day. */
export interface ReadEvent {
  readonly uid: string;
  readonly start: string;
  readonly end: string;
  readonly summary: string;
  readonly description: string;
  readonly categories: readonly string[];
  readonly url: string | undefined;
}

/** The events of a feed, read by a library other than the code that wrote them. */
export function readFeed(text: string): ReadEvent[] {
  return Object.values(ical.sync.parseICS(text))
    .filter((part) => part?.type === 'VEVENT')
    .map((part): ReadEvent => {
      const { uid, start, end, summary, description, ...event } = part as VEvent;
      const date = (value: Date) => value.toISOString().slice(0, 10);
      return {
        uid,
        start: date(start),
        end: date(end),
        summary: plain(summary),
        description: plain(description),
        categories: (event as { categories?: string[] }).categories ?? [],
        url: event.url as string | undefined,
      };
    });
}

/** The text of a property, which may come with parameters. */
function plain(value: unknown): string {
  return typeof value === 'string' ? value : String((value as { val: unknown }).val);
}

/** The days of an event, as dates. */
export function daysOf({ start, end }: ReadEvent): string[] {
  const days: string[] = [];
  for (let day = Date.parse(start); day < Date.parse(end); day += 86_400_000) {
    days.push(new Date(day).toISOString().slice(0, 10));
  }
  return days;
}
