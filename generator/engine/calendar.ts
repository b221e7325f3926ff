import type { CalendarDay, FastingDay, MovableDay, SaintsDay } from '../../schemas/types.ts';
import { isoDateIn } from '../calendar/day-number.ts';
import { coversYear, DAILY_ENDPOINTS, type DailyEndpoint } from '../contract/endpoints.ts';
import { LANGUAGES, type Language } from '../contract/languages.ts';
import { dayPath } from '../contract/paths.ts';
import type { Catalog } from '../model/catalog.ts';
import { decoded } from '../responses/bytes.ts';
import { createEngine, type EngineOptions } from './engine.ts';

/** The days of the calendar for a program, as the daily endpoints answer them. A date is a civil `YYYY-MM-DD`. */
export interface Calendar {
  /** Everything that is kept on a day, and its fast. Years 2000 to 3000. */
  day(date: string, lang?: Language): CalendarDay;
  /** The saints of a day. Years 2000 to 3000. */
  saints(date: string, lang?: Language): SaintsDay;
  /** The movable feasts, weeks and memorials of a day. Years 1583 to 3000. */
  movable(date: string, lang?: Language): MovableDay;
  /** What is eaten on a day. Years 1583 to 3000. */
  fasting(date: string, lang?: Language): FastingDay;
}

/**
 * The calendar of a catalog. The default language is Russian. Each function throws RangeError if the date does not
 * exist or is outside its years, or if the language is neither `ru` nor `en`.
 * @example
 * const calendar = createCalendar(await loadCatalog());
 * console.log(calendar.day('2026-08-28', 'en').fasting.description);
 */
export function createCalendar(catalog: Catalog, options: Pick<EngineOptions, 'origin' | 'historical'> = {}): Calendar {
  const engine = createEngine(catalog, options);
  const answer =
    <Entry>(endpoint: DailyEndpoint) =>
    (date: string, lang: Language = LANGUAGES[0]): Entry => {
      check(endpoint, date, lang);
      const bytes = engine.file(dayPath(lang, endpoint, date));
      return JSON.parse(decoded(bytes as Uint8Array)).data[date];
    };
  return { day: answer('calendar'), saints: answer('saints'), movable: answer('movable'), fasting: answer('fasting') };
}

function check(endpoint: DailyEndpoint, date: string, lang: string): void {
  const { firstYear, lastYear } = DAILY_ENDPOINTS[endpoint];
  const found = isoDateIn('gregorian', date);
  if (!found) throw new RangeError(`there is no date ${date}: write it as YYYY-MM-DD`);
  if (!coversYear(endpoint, found.year)) {
    throw new RangeError(`${date} is outside the years ${firstYear} to ${lastYear} of ${endpoint}`);
  }
  if (!LANGUAGES.some((known) => known === lang)) throw new RangeError(`${lang} is none of ${LANGUAGES.join(', ')}`);
}
