import type { LiturgyAnswer, LiturgyDay, ReadingsAnswer, ReadingsDay } from '../../../schemas/types.ts';
import { coversYear, type DailyEndpoint } from '../../contract/endpoints.ts';
import type { Language } from '../../contract/languages.ts';
import { dayRequest, TREE_REQUEST } from '../model/answer-request.ts';
import { type DayAnswers, type DayOfAnswers, dayOf, endpointsForDay } from '../model/day.ts';
import { type DatedView, missing, type Notice, type YearSpan } from '../model/notice.ts';
import { dateFrom, datesOfMonth, datesOfYear, type MonthOfYear, monthOf } from '../model/place.ts';
import type { CalendarSource } from '../model/year-page.ts';
import type { Words } from '../words/words.ts';
import { answer } from './answers.ts';
import { today } from './clock.ts';
import { monthAnswer, yearAnswer } from './datasets.ts';

/** The days of the host for months and years. */
export function calendarSource(words: Words): CalendarSource {
  const { lang } = words;
  return {
    words,
    today: today(),
    days: (view) => (view.kind === 'month' ? daysOfMonth(view, lang) : daysOfYear(view.year, lang)),
  };
}

/** A day, or null if neither files nor host have it. */
export async function dayAt(date: string, lang: Language): Promise<DayOfAnswers | null> {
  const answers = endpointsForDay(date).map(async (endpoint) => [endpoint, await answerOfDay(lang, endpoint, date)]);
  return dayOf(date, Object.fromEntries(await Promise.all(answers)) as DayAnswers);
}

/** What is read on a day, or null if nothing is known of it. */
export async function scriptureAt(date: string, lang: Language): Promise<ReadingsDay | null> {
  if (!coversYear('readings', dateFrom(date).year)) return null;
  const found = await answerOfDay<ReadingsAnswer>(lang, 'readings', date).catch(() => null);
  return found?.data[date] ?? null;
}

/** What is served on a day, or null if nothing is known of it. */
export async function servicesAt(date: string, lang: Language): Promise<LiturgyDay | null> {
  if (!coversYear('liturgy', dateFrom(date).year)) return null;
  const found = await answerOfDay<LiturgyAnswer>(lang, 'liturgy', date).catch(() => null);
  return found?.data[date] ?? null;
}

/** The answer for a day; if neither files nor host have it, cut from the dataset of its year. */
export async function answerOfDay<A>(lang: Language, endpoint: DailyEndpoint, date: string): Promise<A | null> {
  const own = answer<A>(dayRequest(lang, endpoint, date));
  const found = await own.catch(() => null);
  const cut = found ?? (await monthAnswer<A>(endpoint, lang, monthOf(date)).catch(() => null));
  // If the host cannot be reached, a dataset may have been cached; if none was, the failure is what counts.
  return cut ?? own;
}

/**
 * The days of a month from the datasets of its year. If there are none, or the browser cannot inflate, the days come
 * from their own answers. If the first day has no answers, the other days are not requested.
 */
async function daysOfMonth(month: MonthOfYear, lang: Language): Promise<(DayOfAnswers | null)[] | null> {
  const dates = datesOfMonth(month);
  const whole = await daysFrom(dates, (endpoint) => monthAnswer(endpoint, lang, month));
  if (whole || (await dayAt(dates[0] as string, lang)) === null) return whole;
  return Promise.all(dates.map((date) => dayAt(date, lang)));
}

/** The days of a year from its datasets; null if there are none, or the browser cannot inflate. */
function daysOfYear(year: number, lang: Language): Promise<(DayOfAnswers | null)[] | null> {
  return daysFrom(datesOfYear(year), (endpoint) => yearAnswer(endpoint, lang, year));
}

/** The days from the answers that together describe them; null if one of these is missing. */
async function daysFrom(
  dates: readonly string[],
  answerOf: (endpoint: keyof DayAnswers) => Promise<unknown>,
): Promise<(DayOfAnswers | null)[] | null> {
  const answers = await Promise.all(
    endpointsForDay(dates[0] as string).map(async (endpoint) => [endpoint, await answerOf(endpoint).catch(() => null)]),
  );
  if (answers.some(([, found]) => found === null)) return null;
  return dates.map((date) => dayOf(date, Object.fromEntries(answers)));
}

/** The notice that the host has no such day, month or year. */
export async function missingHere(view: DatedView, words: Words): Promise<Notice> {
  return missing(view, await yearsHere(), words, today());
}

/** What a tree says of its years; see `generator/tree/plan/scope.ts`. */
interface TreeScope {
  readonly days?: YearSpan | null;
  readonly datasets?: YearSpan | null;
  readonly datasetsOf?: { readonly calendar?: YearSpan | null };
}

/** The years of which the tree has the days that a page shows; null if it does not say. */
export async function yearsHere(): Promise<YearSpan | null> {
  const tree = await answer<{ scope?: TreeScope }>(TREE_REQUEST).catch(() => null);
  const { days, datasets, datasetsOf: { calendar = datasets } = {} } = tree?.scope ?? {};
  const years = [days, calendar].filter((one) => !!one);
  if (years.length === 0) return null;
  return {
    firstYear: Math.min(...years.map(({ firstYear }) => firstYear)),
    lastYear: Math.max(...years.map(({ lastYear }) => lastYear)),
  };
}
