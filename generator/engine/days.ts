import { civilYearOf } from '../calendar/civil-year.ts';
import { type DayNumber, dayNumber, isoDateIn } from '../calendar/day-number.ts';
import { coversYear, type DailyEndpoint } from '../contract/endpoints.ts';
import type { FileName } from '../contract/file-name.ts';
import type { Language } from '../contract/languages.ts';
import { BASE_PATH, LOCAL_ORIGIN } from '../contract/paths.ts';
import type { CalendarMode } from '../days/commemorations/calendar-mode.ts';
import type { Day } from '../days/day.ts';
import { daysOf } from '../days/year.ts';
import { memoize, memoizeLast } from '../memoize.ts';
import type { Catalog } from '../model/catalog.ts';
import { bytesWritten } from '../responses/byte-sink.ts';
import { type DayWriter, dayWriters, writeAnswer } from '../responses/daily.ts';

export interface DayEngineOptions extends CalendarMode {
  /** Scheme and host for absolute addresses, without a slash at the end. */
  readonly origin?: string;
  /** Turns the answer for a whole year into a dataset file. Without it the engine has no datasets. */
  readonly packed?: (answer: Uint8Array<ArrayBuffer>, year: number) => Uint8Array;
}

/** The names of the files that a {@link DayEngine} makes. */
export type DayFileName = Extract<FileName, { kind: 'day' | 'dataset' }>;

/** Makes the answers that say something of days, and nothing else. */
export interface DayEngine {
  /** The days of a civil year; none if the endpoint does not cover it. */
  daysIn(endpoint: DailyEndpoint, year: number): readonly Day[];
  /** The bytes of a daily answer or a dataset; null if a tree has no such file. */
  file(name: DayFileName): Uint8Array | null;
}

/** The engine of the days of a catalog. It loads neither the search nor the feeds. */
export function createDayEngine(catalog: Catalog, options: DayEngineOptions = {}): DayEngine {
  const { origin = LOCAL_ORIGIN, packed, historical = false } = options;
  const days = daysOf(catalog, { historical });
  const yearOf = memoizeLast((year: number) => days(year));
  const dayOf = memoizeLast((day: DayNumber) => days(civilYearOf(day), [day]));
  const writersIn = memoize((lang: Language) => dayWriters({ catalog, lang, baseUrl: `${origin}${BASE_PATH}` }));
  const written = bytesWritten();
  const answer = (of: readonly Day[], writer: DayWriter) => written((sink) => writeAnswer(of, writer, sink));
  const daysIn = (endpoint: DailyEndpoint, year: number) => (coversYear(endpoint, year) ? yearOf(year) : []);
  return {
    daysIn,
    file(name) {
      const writer = writersIn(name.lang)[name.endpoint];
      if (name.kind === 'dataset') {
        const ofYear = daysIn(name.endpoint, name.year);
        return packed && ofYear.length > 0 ? packed(answer(ofYear, writer), name.year) : null;
      }
      const date = isoDateIn('gregorian', name.date);
      if (!date || !coversYear(name.endpoint, date.year)) return null;
      return answer(dayOf(dayNumber('gregorian', date)), writer);
    },
  };
}
