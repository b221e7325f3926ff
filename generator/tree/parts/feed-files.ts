import { FEED_NAMES, FEEDS } from '../../contract/endpoints.ts';
import { BASE_PATH, feedFile } from '../../contract/paths.ts';
import type { Day } from '../../days/day.ts';
import { feedEvents } from '../../feeds/feeds.ts';
import { calendarWriter } from '../../feeds/icalendar.ts';
import { dailyLanguagesOf, endpointsOf, holdsDays } from '../scope.ts';
import type { Job } from './job.ts';

/** A function that gives the calendar feeds of a year, of which all days are given, where it stands as a file a day. */
export function feedFiles({ catalog, scope, origin }: Job) {
  const editions = dailyLanguagesOf(scope).map((lang) => ({
    lang,
    write: calendarWriter({ catalog, lang, baseUrl: `${origin}${BASE_PATH}` }),
  }));
  return (year: number, days: readonly Day[]): { name: string; text: string }[] => {
    if (!scope.feeds || !holdsDays(scope, year)) return [];
    const endpoints = endpointsOf(scope, year);
    return FEED_NAMES.filter((feed) => endpoints.includes(FEEDS[feed])).flatMap((feed) => {
      const events = feedEvents(feed, catalog, year, days);
      return editions.map(({ lang, write }) => ({ name: feedFile(feed, year, lang), text: write(feed, events) }));
    });
  };
}
