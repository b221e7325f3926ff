import { paschaOf } from '../../calendar/pascha.ts';
import { coversYear } from '../../contract/endpoints.ts';
import type { Words } from '../words/words.ts';
import { type Request, yearRequest } from './answer-request.ts';
import { capital, monthName } from './dates.ts';
import { type DayOfAnswers, endpointsForDay } from './day.ts';
import { type Brief, isHigh } from './kept-in-brief.ts';
import { type Week, weeksOfMonth } from './month-page.ts';
import { civilDate, datesOfMonth, datesOfYear, MONTHS, type MonthOfYear } from './place.ts';

/** What is kept on a civil date. */
export interface DatedFeast extends Brief {
  readonly date: string;
}

/** A year in twelve months, with its great feasts and the memorial days of the departed. */
export interface YearPage {
  readonly kind: 'year';
  /** `2026 год`. */
  readonly title: string;
  readonly year: number;
  /** Its Pascha, a civil date. */
  readonly pascha: string;
  readonly months: readonly { readonly name: string; readonly month: MonthOfYear; readonly weeks: readonly Week[] }[];
  readonly feasts: readonly DatedFeast[];
  readonly memorials: readonly DatedFeast[];
  readonly hasSaints: boolean;
  /** A civil date. */
  readonly today: string;
  readonly requests: readonly Request[];
}

/** A year from the answers for its days. `today` is a civil date. */
export function yearPage(year: number, days: readonly (DayOfAnswers | null)[], words: Words, today: string): YearPage {
  const dates = datesOfYear(year);
  const months = MONTHS.map((month) => {
    const own = { year, month };
    const first = dates.indexOf(datesOfMonth(own)[0] as string);
    return {
      name: capital(monthName(words.lang, month)),
      month: own,
      weeks: weeksOfMonth(own, days.slice(first)),
    };
  });
  const cells = months.flatMap(({ weeks }) => weeks.flatMap(({ places }) => places.flatMap((place) => place ?? [])));
  const kept = cells.flatMap(({ date, kept: all }) => all.map((one) => ({ ...one, date })));
  return {
    kind: 'year',
    title: words.yearTitle(year),
    year,
    pascha: civilDate(paschaOf(year)),
    months,
    feasts: kept.filter(({ rank }) => isHigh(rank)),
    memorials: kept.filter(({ rank }) => rank === 'memorial'),
    hasSaints: coversYear('calendar', year),
    today,
    requests: endpointsForDay(dates[0] as string).map((endpoint) => ({
      label: words.answers[endpoint],
      asked: yearRequest(words.lang, endpoint, year),
    })),
  };
}
