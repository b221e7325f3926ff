import { contentPath } from '../../generator/contract/paths.ts';
import { type Day, dayOf, endpointsOf } from '../../generator/pages/model/day.ts';
import { type DayPage, dayPage } from '../../generator/pages/model/day-page.ts';
import { datesOf, type MonthPage, monthPage } from '../../generator/pages/model/month-page.ts';
import { type TextPage, textPage, textRequests } from '../../generator/pages/model/text-page.ts';
import type { Words } from '../../generator/pages/words/words.ts';
import { contentFiles } from '../../generator/responses/content.ts';
import { textIndex } from '../../generator/responses/text-index.ts';
import type { TextIndex } from '../../schemas/types.ts';
import { dailyAnswers } from './daily-answers.ts';
import { realCatalog, realDay } from './real-days.ts';

/** Models of pages from the answers about the project's own data, as both sides make them. */

const BASE_URL = 'https://menologion.test/api/v1';
const contents = new Map<string, string>();
for (const { endpoint, lang, id, number, text } of contentFiles(realCatalog, BASE_URL)) {
  contents.set(contentPath(lang, endpoint, id, number), text);
}

/** The list of texts in a language. */
export function textsOf({ lang }: Words): TextIndex['data'] {
  return JSON.parse(textIndex(realCatalog, lang)).data;
}

/** What the answers say of a civil date. */
export function answeredDay(date: string, { lang }: Words): Day {
  const answer = dailyAnswers({ catalog: realCatalog, lang, baseUrl: BASE_URL });
  const answers = endpointsOf(date).map((endpoint) => [endpoint, JSON.parse(answer(endpoint, realDay(date)))]);
  return dayOf(date, Object.fromEntries(answers)) as Day;
}

/** The page of a civil date. */
export function pageOfDay(date: string, words: Words): DayPage {
  return dayPage(answeredDay(date, words), textsOf(words), words);
}

/** The page of a month. */
export function pageOfMonth(year: number, month: number, words: Words, today = '2000-01-01'): MonthPage {
  const days = datesOf({ year, month }).map((date) => answeredDay(date, words));
  return monthPage({ year, month }, days, words, today);
}

/** The page of the texts of an id. */
export function pageOfText(id: string, words: Words): TextPage | null {
  const entry = textsOf(words).find((one) => one.id === id);
  const requests = textRequests(id, entry, words);
  const answers = requests.map(({ lang, asked }) => ({ lang, answer: JSON.parse(contents.get(asked.file) ?? 'null') }));
  return textPage(entry, requests, answers, words);
}
