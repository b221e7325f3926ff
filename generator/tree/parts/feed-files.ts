import type { Language } from '../../contract/languages.ts';
import { BASE_PATH, feedFile } from '../../contract/paths.ts';
import type { Day } from '../../days/day.ts';
import { feedEvents } from '../../feeds/feeds.ts';
import { calendarWriter } from '../../feeds/icalendar.ts';
import { lazy } from '../../memoize.ts';
import type { ByteSink } from '../../responses/byte-sink.ts';
import { dailyLanguagesOf, feedsOf, shownDaysOf } from '../plan/scope.ts';
import type { Job } from './job.ts';

/** A calendar feed of a year. */
export interface FeedFile {
  readonly name: string;
  readonly lang: Language;
  /** Adds its bytes to a sink. */
  readonly write: (sink: ByteSink) => void;
}

/** Makes the calendar feeds of a scope for a year, from all days of the year. */
export function feedFiles({ catalog, scope, origin }: Job): (year: number, days: () => readonly Day[]) => FeedFile[] {
  const editions = dailyLanguagesOf(scope).map((lang) => ({
    lang,
    write: calendarWriter({ catalog, lang, baseUrl: `${origin}${BASE_PATH}` }, { origin, shown: shownDaysOf(scope) }),
  }));
  return (year, days) =>
    feedsOf(scope, year).flatMap((feed) => {
      const events = lazy(() => feedEvents(feed, catalog, year, days()));
      return editions.map(({ lang, write }) => ({
        name: feedFile(feed, year, lang),
        lang,
        write: (sink) => write(feed, events(), sink),
      }));
    });
}
