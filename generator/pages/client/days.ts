import type { ReadingsAnswer, ReadingsDay } from '../../../schemas/types.ts';
import { coversYear, type DailyEndpoint } from '../../contract/endpoints.ts';
import type { Language } from '../../contract/languages.ts';
import { ASKED_TREE, askedDay } from '../model/asked.ts';
import { type Day, type DayAnswers, dayOf, endpointsOf } from '../model/day.ts';
import type { Years } from '../model/missing.ts';
import { dateFrom, datesOf, type Month, monthOf } from '../model/place.ts';
import { datesOfYear } from '../model/year-page.ts';
import type { Words } from '../words/words.ts';
import { answer } from './answers.ts';
import { monthAnswer, yearAnswer } from './datasets.ts';

/** A day, or null where neither files nor host have it. */
export async function answeredDay(date: string, { lang }: Words): Promise<Day | null> {
  const answers = endpointsOf(date).map(async (endpoint) => [endpoint, await dailyAnswer(lang, endpoint, date)]);
  return dayOf(date, Object.fromEntries(await Promise.all(answers)) as DayAnswers);
}

/** What is read on a day, or null where nothing is said of it. */
export async function scriptureAt(date: string, { lang }: Words): Promise<ReadingsDay | null> {
  if (!coversYear('readings', dateFrom(date).year)) return null;
  const found = await dailyAnswer<ReadingsAnswer>(lang, 'readings', date).catch(() => null);
  return found?.data[date] ?? null;
}

/** The answer for a day; where neither files nor host have it, cut from the dataset of its year. */
async function dailyAnswer<A>(lang: Language, endpoint: DailyEndpoint, date: string): Promise<A | null> {
  const own = answer<A>(askedDay(lang, endpoint, date));
  const found = await own.catch(() => null);
  const cut = found ?? (await monthAnswer<A>(endpoint, lang, monthOf(date)).catch(() => null));
  // Where the host cannot be reached, a dataset may have been kept; where none was, that is what is told.
  return cut ?? own;
}

/**
 * The days of a month from the datasets of its year; day by day where there are none, or the browser cannot inflate. The
 * first then tells whether there are answers for the year; only where there are the others are asked for.
 */
export async function daysOfMonth(month: Month, words: Words): Promise<(Day | null)[] | null> {
  const dates = datesOf(month);
  const whole = await daysFrom(dates, (endpoint) => monthAnswer(endpoint, words.lang, month));
  if (whole || (await answeredDay(dates[0] as string, words)) === null) return whole;
  return Promise.all(dates.map((date) => answeredDay(date, words)));
}

/** The days of a year from its datasets; null where there are none, or the browser cannot inflate. */
export function daysOfYear(year: number, { lang }: Words): Promise<(Day | null)[] | null> {
  return daysFrom(datesOfYear(year), (endpoint) => yearAnswer(endpoint, lang, year));
}

/** Days of a year from the answers that together say all of them; null where one cannot be had. */
async function daysFrom(
  dates: readonly string[],
  answerOf: (endpoint: keyof DayAnswers) => Promise<unknown>,
): Promise<(Day | null)[] | null> {
  const answers = await Promise.all(
    endpointsOf(dates[0] as string).map(async (endpoint) => [endpoint, await answerOf(endpoint).catch(() => null)]),
  );
  if (answers.some(([, found]) => found === null)) return null;
  return dates.map((date) => dayOf(date, Object.fromEntries(answers)));
}

/** The years of which the tree has any days; null where it does not say. */
export async function yearsHere(): Promise<Years | null> {
  const tree = await answer<{ scope?: { days?: Years; datasets?: Years } }>(ASKED_TREE).catch(() => null);
  const years = [tree?.scope?.days, tree?.scope?.datasets].filter((one) => !!one);
  if (years.length === 0) return null;
  return {
    firstYear: Math.min(...years.map(({ firstYear }) => firstYear)),
    lastYear: Math.max(...years.map(({ lastYear }) => lastYear)),
  };
}
