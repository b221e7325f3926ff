import type { CommemorationsAnswer, SourceList, TextIndex } from '../../../schemas/types.ts';
import { CHURCH_SCRIPT } from '../../contract/editions.ts';
import { indexRequest, SOURCES_REQUEST } from '../model/answer-request.ts';
import { type Content, notice } from '../model/content.ts';
import { type DayPage, dayPage } from '../model/day-page.ts';
import { commemorationRequest } from '../model/kept.ts';
import { missing } from '../model/missing.ts';
import type { View } from '../model/place.ts';
import { searchPage } from '../model/search-page.ts';
import type { TextAnswer, TextRequest } from '../model/text-page.ts';
import type { Words } from '../words/words.ts';
import { answer } from './answers.ts';
import { today } from './clock.ts';
import { answeredDay, scriptureAt, yearsHere } from './days.ts';
import { lookUp } from './lookup-client.ts';
import { namesAt } from './names.ts';
import { preferred } from './preferences.ts';
import { section } from './sections.ts';

/** What a view shows, put together from the answers of the API. Fails where the host cannot be reached. */
export async function contentOf(view: View, words: Words): Promise<Content> {
  switch (view.kind) {
    case 'day':
      return (await dayAt(view.date, words)) ?? missing(view, await yearsHere(), words, today());
    case 'month':
    case 'year':
      return (await section('calendar')).monthsOf(view, words);
    case 'texts': {
      const [texts, { textsPage }] = await Promise.all([index(words), section('texts')]);
      return textsPage(texts, words);
    }
    case 'names':
      return (await namesAt(words)) ?? notice(words.names, words.namesAreMissing);
    case 'text':
      return (await textAt(view.id, words)) ?? notice(words.texts, words.textIsMissing);
    case 'commemoration':
      return (await commemorationAt(view.id, words)) ?? notice(words.notFound, words.commemorationIsMissing);
    case 'search':
      return foundAt(view.wanted, words);
    case 'nowhere':
      return notice(words.notFound, words.nowhere);
  }
}

/** Which texts there are is not asked for: the list of all texts is larger than the page. */
async function dayAt(date: string, words: Words): Promise<DayPage | null> {
  const [day, scripture] = await Promise.all([answeredDay(date, words), scriptureAt(date, words)]);
  return day && dayPage(day, [], scripture, words);
}

/** The list of all texts says whether there are any of an id and a commemoration, so neither is asked for in vain. */
async function textAt(id: string, words: Words): Promise<Content | null> {
  const [texts, { textPage, textRequests, keptNext }] = await Promise.all([indexOrNothing(words), section('texts')]);
  const entry = texts.find((one) => one.id === id);
  if (!entry && texts.length > 0) return null;
  const request = commemorationRequest(id, words);
  const [answers, commemoration] = await Promise.all([
    answered(textRequests(id, entry, words, isChurchWished())),
    entry?.undated ? null : answer<CommemorationsAnswer>(request.asked).catch(() => null),
  ]);
  const requests = answers.map((one) => one.request);
  return textPage(entry, requests, answers, words, keptNext(commemoration, request, today()));
}

async function commemorationAt(id: string, words: Words): Promise<Content | null> {
  const request = commemorationRequest(id, words);
  const [texts, found, { commemorationPage, foundIn, hasHymns, hymnRequests }] = await Promise.all([
    indexOrNothing(words),
    answer<CommemorationsAnswer>(request.asked),
    section('texts'),
  ]);
  const entry = foundIn(found);
  if (!entry) return null;
  const listed = texts.find((one) => one.id === id);
  const [hymns, related, sources] = await Promise.all([
    answered(hasHymns(entry) ? hymnRequests(id, listed, words, isChurchWished()) : []),
    entry.related.length > 0 ? lookUp('related', entry.related, words.lang, today()).catch(() => null) : null,
    entry.sources.length > 0 ? answer<SourceList>(SOURCES_REQUEST).catch(() => null) : null,
  ]);
  return commemorationPage({ request, entry, listed, texts: hymns, related, sources }, words, today());
}

/** What is found of what is wanted. Nothing is loaded where nothing is. */
async function foundAt(wanted: string, words: Words): Promise<Content> {
  if (wanted.trim() === '') return searchPage(wanted, null, words, today());
  const hits = await lookUp('found', wanted, words.lang, today());
  return hits ? searchPage(wanted, hits, words, today()) : notice(words.searchOf(wanted.trim()), words.searchIsMissing);
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
  return (await answer<TextIndex>(indexRequest('texts', lang)))?.data ?? [];
}

/** The list of all texts, or an empty one where it cannot be loaded. */
function indexOrNothing(words: Words): Promise<TextIndex['data']> {
  return index(words).catch(() => []);
}
