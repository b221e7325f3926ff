import type { Content } from '../model/content.ts';
import { type DayAnswers, type DayOfAnswers, dayOf, endpointsForDay } from '../model/day.ts';
import { missing } from '../model/missing.ts';
import { monthPage } from '../model/month-page.ts';
import { datesOfMonth, type MonthOfYear, type View } from '../model/place.ts';
import { datesOfYear, yearPage } from '../model/year-page.ts';
import type { Words } from '../words/words.ts';
import { today } from './clock.ts';
import { monthAnswer, yearAnswer } from './datasets.ts';
import { answeredDay, yearsHere } from './days.ts';

/** A month or a year from the answers of the API. Fails if the host cannot be reached. */
export async function monthsOf(view: View & { kind: 'month' | 'year' }, words: Words): Promise<Content> {
  const page = view.kind === 'month' ? await monthAt(view, words) : await yearAt(view.year, words);
  return page ?? missing(view, await yearsHere(), words, today());
}

async function monthAt(month: MonthOfYear, words: Words): Promise<Content | null> {
  const days = await daysOfMonth(month, words);
  return days && monthPage(month, days, words, today());
}

async function yearAt(year: number, words: Words): Promise<Content | null> {
  const days = await daysOfYear(year, words);
  return days && yearPage(year, days, words, today());
}

/**
 * The days of a month from the datasets of its year. If there are none, or the browser cannot inflate, the days come
 * from their own answers. If the first day has no answers, the other days are not requested.
 */
async function daysOfMonth(month: MonthOfYear, words: Words): Promise<(DayOfAnswers | null)[] | null> {
  const dates = datesOfMonth(month);
  const whole = await daysFrom(dates, (endpoint) => monthAnswer(endpoint, words.lang, month));
  if (whole || (await answeredDay(dates[0] as string, words)) === null) return whole;
  return Promise.all(dates.map((date) => answeredDay(date, words)));
}

/** The days of a year from its datasets; null if there are none, or the browser cannot inflate. */
function daysOfYear(year: number, { lang }: Words): Promise<(DayOfAnswers | null)[] | null> {
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
