import type { ReadingsAnswer, ReadingsDay } from '../../../schemas/types.ts';
import { coversYear, type DailyEndpoint } from '../../contract/endpoints.ts';
import type { Language } from '../../contract/languages.ts';
import { dayRequest, TREE_REQUEST } from '../model/answer-request.ts';
import { type DayAnswers, type DayOfAnswers, dayOf, endpointsForDay } from '../model/day.ts';
import type { YearSpan } from '../model/missing.ts';
import { dateFrom, monthOf } from '../model/place.ts';
import type { Words } from '../words/words.ts';
import { answer } from './answers.ts';
import { monthAnswer } from './datasets.ts';

/** A day, or null where neither files nor host have it. */
export async function answeredDay(date: string, { lang }: Words): Promise<DayOfAnswers | null> {
  const answers = endpointsForDay(date).map(async (endpoint) => [endpoint, await dailyAnswer(lang, endpoint, date)]);
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
  const own = answer<A>(dayRequest(lang, endpoint, date));
  const found = await own.catch(() => null);
  const cut = found ?? (await monthAnswer<A>(endpoint, lang, monthOf(date)).catch(() => null));
  // Where the host cannot be reached, a dataset may have been kept; where none was, that is what is told.
  return cut ?? own;
}

/** The years of which the tree has any days; null where it does not say. */
export async function yearsHere(): Promise<YearSpan | null> {
  const tree = await answer<{ scope?: { days?: YearSpan; datasets?: YearSpan } }>(TREE_REQUEST).catch(() => null);
  const years = [tree?.scope?.days, tree?.scope?.datasets].filter((one) => !!one);
  if (years.length === 0) return null;
  return {
    firstYear: Math.min(...years.map(({ firstYear }) => firstYear)),
    lastYear: Math.max(...years.map(({ lastYear }) => lastYear)),
  };
}
