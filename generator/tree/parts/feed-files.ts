import { BASE_PATH, feedFile } from '../../contract/paths.ts';
import type { Day } from '../../days/day.ts';
import { feedEvents } from '../../feeds/feeds.ts';
import { calendarWriter } from '../../feeds/icalendar.ts';
import { dailyLanguagesOf, feedsOf } from '../scope.ts';
import type { Job } from './job.ts';

/** A function that gives the calendar feeds that a scope has for a year, of which all days are given. */
export function feedFiles({ catalog, scope, origin }: Job) {
  const editions = dailyLanguagesOf(scope).map((lang) => ({
    lang,
    write: calendarWriter({ catalog, lang, baseUrl: `${origin}${BASE_PATH}` }),
  }));
  return (year: number, days: readonly Day[]): { name: string; text: string }[] =>
    feedsOf(scope, year).flatMap((feed) => {
      const events = feedEvents(feed, catalog, year, days);
      return editions.map(({ lang, write }) => ({ name: feedFile(feed, year, lang), text: write(feed, events) }));
    });
}
