import type { Feed } from '../contract/endpoints.ts';
import type { Day } from '../days/day.ts';
import type { Catalog } from '../model/catalog.ts';
import type { FeedEvent } from './event.ts';
import { fastEvents } from './fasts.ts';
import { feastEvents, greatFeastEvents } from './feasts.ts';
import { readingEvents } from './readings.ts';

/**
 * The events of a calendar feed for a civil year; `days` are all its days. An event that crosses the end of the year is
 * complete in the feeds of both years, with the same bytes.
 */
export function feedEvents(feed: Feed, { fasting }: Catalog, year: number, days: readonly Day[]): FeedEvent[] {
  switch (feed) {
    case 'great':
      return greatFeastEvents(days);
    case 'feasts':
      return feastEvents(days);
    case 'fasts':
      return fastEvents(fasting, year, days);
    case 'readings':
      return readingEvents(days);
  }
}
