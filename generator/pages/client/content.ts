import type {
  CommemorationIndex,
  CommemorationsAnswer,
  ReadingsAnswer,
  ReadingsDay,
  SourceList,
  TextIndex,
} from '../../../schemas/types.ts';
import { CHURCH_SCRIPT } from '../../contract/editions.ts';
import { coversYear } from '../../contract/endpoints.ts';
import { ASKED_SOURCES, askedDay, askedIndex } from '../model/asked.ts';
import { commemorationPage, foundIn, hasHymns, type RelatedList } from '../model/commemoration-page.ts';
import { type Content, message } from '../model/content.ts';
import { longDate } from '../model/dates.ts';
import { type Day, type DayAnswers, dayOf, endpointsOf } from '../model/day.ts';
import { dayPage } from '../model/day-page.ts';
import { commemorationRequest, keptNext } from '../model/kept.ts';
import { datesOf, monthPage, monthTitle } from '../model/month-page.ts';
import { dateFrom, type Place, type View } from '../model/place.ts';
import { searchPage } from '../model/search-page.ts';
import { hymnRequests, type TextAnswer, type TextRequest, textPage, textRequests } from '../model/text-page.ts';
import { textsPage } from '../model/texts-page.ts';
import { WORDS, type Words } from '../words/words.ts';
import { answer } from './answers.ts';
import { today } from './clock.ts';
import { finderOf, searchScript } from './finding.ts';
import { preferred } from './preferences.ts';

/** What a place shows while it is on its way, where nothing of the place before is to stay. */
export function contentUntilThen({ view, lang }: Place): Content | null {
  return view.kind === 'search' ? searchPage(view.wanted, undefined, WORDS[lang], today()) : null;
}

/** What a place shows, put together from the answers of the API. Fails where the host cannot be reached. */
export async function contentOf({ view, lang }: Place): Promise<Content> {
  const words = WORDS[lang];
  switch (view.kind) {
    case 'day': {
      const [day, texts, scripture] = await Promise.all([
        dayAt(view.date, words),
        indexOrNothing(words),
        scriptureAt(view.date, words),
      ]);
      return day ? dayPage(day, texts, scripture, words) : message(longDate(lang, view.date), words.dayIsMissing);
    }
    case 'month': {
      const days = await daysOf(view, words);
      return days ? monthPage(view, days, words, today()) : message(monthTitle(view, words), words.dayIsMissing);
    }
    case 'texts':
      return textsPage(await index(words), words);
    case 'text':
      return (await textAt(view.id, words)) ?? message(words.texts, words.textIsMissing);
    case 'commemoration':
      return (await commemorationAt(view.id, words)) ?? message(words.notFound, words.commemorationIsMissing);
    case 'search':
      return foundAt(view.wanted, words);
    case 'nowhere':
      return message(words.notFound, words.nowhere);
  }
}

/** A day, or null where neither files nor host have it. */
async function dayAt(date: string, { lang }: Words): Promise<Day | null> {
  const asked = endpointsOf(date).map(async (endpoint) => [endpoint, await answer(askedDay(lang, endpoint, date))]);
  return dayOf(date, Object.fromEntries(await Promise.all(asked)) as DayAnswers);
}

/** What is read on a day, or null where nothing is said of it. */
async function scriptureAt(date: string, { lang }: Words): Promise<ReadingsDay | null> {
  if (!coversYear('readings', dateFrom(date).year)) return null;
  const found = await answer<ReadingsAnswer>(askedDay(lang, 'readings', date)).catch(() => null);
  return found?.data[date] ?? null;
}

/** The days of a month. The first tells whether the tree has files of the year; only then the others are asked for. */
async function daysOf(view: View & { kind: 'month' }, words: Words): Promise<(Day | null)[] | null> {
  const dates = datesOf(view);
  if ((await dayAt(dates[0] as string, words)) === null) return null;
  return Promise.all(dates.map((date) => dayAt(date, words)));
}

async function textAt(id: string, words: Words): Promise<Content | null> {
  const request = commemorationRequest(id, words);
  const [texts, commemoration] = await Promise.all([
    indexOrNothing(words),
    answer<CommemorationsAnswer>(request.asked).catch(() => null),
  ]);
  const entry = texts.find((one) => one.id === id);
  const answers = await answered(textRequests(id, entry, words, isChurchWished()));
  const requests = answers.map((one) => one.request);
  return textPage(entry, requests, answers, words, keptNext(commemoration, request, today()));
}

async function commemorationAt(id: string, words: Words): Promise<Content | null> {
  const request = commemorationRequest(id, words);
  const [texts, found] = await Promise.all([indexOrNothing(words), answer<CommemorationsAnswer>(request.asked)]);
  const entry = foundIn(found);
  if (!entry) return null;
  const listed = texts.find((one) => one.id === id);
  const [hymns, related, sources] = await Promise.all([
    answered(hasHymns(entry) ? hymnRequests(id, listed, words, isChurchWished()) : []),
    entry.related.length > 0 ? relatedList(words).catch(() => null) : null,
    entry.sources.length > 0 ? answer<SourceList>(ASKED_SOURCES).catch(() => null) : null,
  ]);
  return commemorationPage({ request, entry, listed, texts: hymns, related, sources }, words, today());
}

async function relatedList({ lang }: Words): Promise<RelatedList | null> {
  const [{ nextDate }, list] = await Promise.all([
    searchScript(),
    answer<CommemorationIndex>(askedIndex('commemorations', lang)),
  ]);
  return list && { data: list.data, nextDate };
}

/** What is found of what is wanted. Nothing is loaded where nothing is. */
async function foundAt(wanted: string, words: Words): Promise<Content> {
  if (wanted.trim() === '') return searchPage(wanted, null, words, today());
  const find = await finderOf(words.lang);
  return find
    ? searchPage(wanted, find(wanted, today()), words, today())
    : message(words.searchOf(wanted.trim()), words.searchIsMissing);
}

function answered(requests: readonly TextRequest[]): Promise<(TextAnswer & { request: TextRequest })[]> {
  return Promise.all(
    requests.map(async (request) => ({
      request,
      edition: request.edition,
      answer: await answer<NonNullable<TextAnswer['answer']>>(request.asked),
    })),
  );
}

function isChurchWished(): boolean {
  return preferred('script') === CHURCH_SCRIPT;
}

/** The list of all texts; empty where the tree has none. */
async function index({ lang }: Words): Promise<TextIndex['data']> {
  return (await answer<TextIndex>(askedIndex('texts', lang)))?.data ?? [];
}

/** The same for those who do without it where it cannot be had. */
function indexOrNothing(words: Words): Promise<TextIndex['data']> {
  return index(words).catch(() => []);
}
