import { paschaOf } from '../../calendar/pascha.ts';
import { coversYear } from '../../contract/endpoints.ts';
import { calendarWords } from '../words/calendar-words.ts';
import type { Words } from '../words/words.ts';
import { type Request, yearRequest } from './answer-request.ts';
import { capital, monthName } from './dates.ts';
import { type DayOfAnswers, endpointsForDay } from './day.ts';
import { type FastPeriod, fastsOfYear } from './fasts.ts';
import { type Brief, isHigh } from './kept-in-brief.ts';
import { cellsOf, type MonthPage, monthPage, type Week, weeksOfMonth } from './month-page.ts';
import { civilDate, datesOfMonth, datesOfYear, MONTHS, type MonthOfYear, type View } from './place.ts';

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
  readonly fasts: readonly FastPeriod[];
  readonly feasts: readonly DatedFeast[];
  readonly memorials: readonly DatedFeast[];
  readonly hasSaints: boolean;
  /** A civil date. */
  readonly today: string;
  readonly requests: readonly Request[];
}

/** Where months and years get their days from. */
export interface CalendarSource {
  readonly words: Words;
  /** A civil date; empty if the page is rendered at generation. */
  readonly today: string;
  /** The days of a month or a year, each null if there is none; null if there are none at all. */
  days(view: CalendarView): Promise<readonly (DayOfAnswers | null)[] | null>;
  /** The code of the Liturgy of a day. Absent in a browser: the answers for a month would be larger than its page. */
  liturgyOn?(date: string): string | undefined;
}
export type CalendarView = View & { readonly kind: 'month' | 'year' };

/** A month or a year from the answers for its days; null if there are none. */
export async function calendarPage(view: CalendarView, source: CalendarSource): Promise<MonthPage | YearPage | null> {
  const days = await source.days(view);
  if (!days) return null;
  const { words, today, liturgyOn } = source;
  return view.kind === 'month'
    ? monthPage(view, days, words, today, liturgyOn)
    : yearPage(view.year, days, words, today);
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
  const cells = months.flatMap(({ weeks }) => cellsOf(weeks));
  const kept = cells.flatMap(({ date, kept: all }) => all.map((one) => ({ ...one, date })));
  return {
    kind: 'year',
    title: words.yearTitle(year),
    year,
    pascha: civilDate(paschaOf(year)),
    months,
    fasts: fastsOfYear(days, calendarWords(words).oneDayFast),
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
