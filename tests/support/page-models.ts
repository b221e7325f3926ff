import { createEngine } from '../../generator/engine/engine.ts';
import type { Catalog } from '../../generator/model/catalog.ts';
import { decoded } from '../../generator/responses/bytes.ts';
import {
  type AnswerRequest,
  dayRequest,
  indexRequest,
  SOURCES_REQUEST,
  textRequest,
} from '../../generator/site/model/answer-request.ts';
import {
  type CommemorationPage,
  commemorationPage,
  foundIn,
  hasHymns,
} from '../../generator/site/model/commemoration-page.ts';
import { type DayOfAnswers, dayOf, endpointsForDay } from '../../generator/site/model/day.ts';
import { type DayPage, dayPage } from '../../generator/site/model/day-page.ts';
import { type Finder, openFinder } from '../../generator/site/model/finder.ts';
import { commemorationRequest, keptNext } from '../../generator/site/model/kept.ts';
import { type MonthPage, monthPage } from '../../generator/site/model/month-page.ts';
import { relatedDays } from '../../generator/site/model/next-date.ts';
import { datesOfSheet, entranceHymns, type ParishPage, parishPage } from '../../generator/site/model/parish-page.ts';
import { datesOfMonth, datesOfYear } from '../../generator/site/model/place.ts';
import { type SearchPage, searchPage } from '../../generator/site/model/search-page.ts';
import { hymnRequests, type TextPage, textPage, textRequests } from '../../generator/site/model/text-page.ts';
import { type YearPage, yearPage } from '../../generator/site/model/year-page.ts';
import type { Words } from '../../generator/site/words/words.ts';
import type { TextIndex } from '../../schemas/types.ts';
import { realCatalog } from './real-days.ts';

/** A function that returns answers about a catalog, or null if there is none. */
function answersOf(catalog: Catalog) {
  const engine = createEngine(catalog, {});
  return ({ file }: AnswerRequest) => {
    const bytes = engine.file(file);
    return bytes && JSON.parse(decoded(bytes));
  };
}

/** Answers about the project's own data. */
const answer = answersOf(realCatalog);

/** The list of texts in a language. */
export function textsOf(words: Words): TextIndex['data'] {
  return textIndexOf(words).data;
}

/** The list of texts with its groups. */
export function textIndexOf({ lang }: Words): TextIndex {
  return answer(indexRequest('texts', lang));
}

/** The answers for a civil date. */
export function answeredDay(date: string, { lang }: Words): DayOfAnswers {
  const answers = endpointsForDay(date).map((endpoint) => [endpoint, answer(dayRequest(lang, endpoint, date))]);
  return dayOf(date, Object.fromEntries(answers)) as DayOfAnswers;
}

/** The page of a civil date. */
export function pageOfDay(date: string, words: Words): DayPage {
  const scripture = answer(dayRequest(words.lang, 'readings', date))?.data[date] ?? null;
  return dayPage(answeredDay(date, words), textsOf(words), scripture, words);
}

/** The page of a month. */
export function pageOfMonth(year: number, month: number, words: Words, today = '2000-01-01'): MonthPage {
  const days = datesOfMonth({ year, month }).map((date) => answeredDay(date, words));
  return monthPage({ year, month }, days, words, today);
}

/** The sheet of a parish with the hymns of a church of a saint. */
export function pageOfParish(date: string, isWeek: boolean, words: Words, notes = ''): ParishPage {
  const view = { kind: 'parish', date, isWeek } as const;
  const of = (endpoint: 'readings' | 'liturgy', day: string) =>
    answer(dayRequest(words.lang, endpoint, day))?.data[day] ?? null;
  const answers = datesOfSheet(view).map((day) => ({
    day: answeredDay(day, words),
    scripture: of('readings', day),
    liturgy: of('liturgy', day),
  }));
  const hymns = entranceHymns(answers.at(-1)?.liturgy ?? null, undefined);
  const ids = hymns.flatMap(({ text }) => text?.id ?? []);
  const texts = new Map(ids.map((id) => [id, answer(textRequest(words.lang, 'hymnography', id)).data[0]]));
  return parishPage(view, answers, hymns, texts, words, { parish: '', notes });
}

/** The page of a year. */
export function pageOfYear(year: number, words: Words, today = '2000-01-01'): YearPage {
  const days = datesOfYear(year).map((date) => answeredDay(date, words));
  return yearPage(year, days, words, today);
}

/** The page of the texts of an id. */
export function pageOfText(
  id: string,
  words: Words,
  catalog = realCatalog,
  church = false,
  today = '2026-01-07',
): TextPage | null {
  const ask = catalog === realCatalog ? answer : answersOf(catalog);
  const entry = (ask(indexRequest('texts', words.lang)).data as TextIndex['data']).find((one) => one.id === id);
  const requests = textRequests(id, entry, words, church);
  const answers = requests.map(({ edition, asked }) => ({ edition, answer: ask(asked) }));
  const request = commemorationRequest(id, words);
  return textPage(entry, requests, answers, words, keptNext(ask(request.asked), request, today));
}

/** The page of a commemoration. */
export function pageOfCommemoration(
  id: string,
  words: Words,
  today = '2026-01-07',
  catalog = realCatalog,
): CommemorationPage | null {
  const ask = catalog === realCatalog ? answer : answersOf(catalog);
  const request = commemorationRequest(id, words);
  const entry = foundIn(ask(request.asked));
  if (!entry) return null;
  const listed = (ask(indexRequest('texts', words.lang)).data as TextIndex['data']).find((one) => one.id === id);
  const texts = (hasHymns(entry) ? hymnRequests(id, listed, words, false) : []).map((one) => ({
    request: one,
    edition: one.edition,
    answer: ask(one.asked),
  }));
  const list = ask(indexRequest('commemorations', words.lang)).data;
  const related = entry.related.length > 0 ? relatedDays(entry.related, list, today) : null;
  const sources = entry.sources.length > 0 ? ask(SOURCES_REQUEST) : null;
  return commemorationPage({ request, entry, listed, texts, related, sources }, words, today);
}

const finders = new Map<string, Promise<Finder>>();

/** The finder for the project's own data. */
export function finderIn({ lang }: Words): Promise<Finder> {
  const known = finders.get(lang) ?? openFinder(answer(indexRequest('search', lang)), lang);
  finders.set(lang, known);
  return known;
}

/** The page of search results. */
export async function pageOfSearch(wanted: string, words: Words, today = '2026-01-07'): Promise<SearchPage> {
  return searchPage(wanted, (await finderIn(words))(wanted, today), words, today);
}
