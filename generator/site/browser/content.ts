import type { CommemorationsAnswer, SourceList } from '../../../schemas/types.ts';
import { SOURCES_REQUEST } from '../model/answer-request.ts';
import { type AnswerSource, answersTo, type Content, contentOf, textsIfReached } from '../model/content.ts';
import { commemorationRequest } from '../model/kept.ts';
import { absent, notice } from '../model/notice.ts';
import type { View } from '../model/place.ts';
import { searchPage } from '../model/search-page.ts';
import { missingWords } from '../words/missing-words.ts';
import { searchWords } from '../words/search-words.ts';
import type { Words } from '../words/words.ts';
import { answer } from './answers.ts';
import { today } from './clock.ts';
import { missingHere } from './days.ts';
import { lookUp } from './lookup-client.ts';
import { namesAt } from './names.ts';
import { section } from './sections.ts';
import { hostSource } from './source.ts';

/** What a view shows to the visitor, or a notice that it is missing. Fails if the host cannot be reached. */
export async function contentAt(view: View, words: Words): Promise<Content> {
  const source = hostSource(words);
  switch (view.kind) {
    case 'day':
    case 'month':
    case 'year':
      return (await contentOf(view, source)) ?? missingHere(view, words);
    case 'texts':
    case 'text':
      return (await contentOf(view, source)) ?? absent(words.texts, missingWords(words).textIsMissing, words, today());
    case 'feeds':
      return (await contentOf(view, source)) ?? notice(words.feedsTitle, missingWords(words).feedsAreMissing);
    case 'names':
      return (await namesAt(words)) ?? notice(words.names, missingWords(words).namesAreMissing);
    case 'parish':
      return (
        (await (await section('sheet')).parishAt(view, words)) ?? missingHere({ kind: 'day', date: view.date }, words)
      );
    case 'commemoration':
      return (
        (await commemorationAt(view.id, source)) ??
        absent(words.notFound, missingWords(words).commemorationIsMissing, words, today())
      );
    case 'search':
      return foundAt(view.wanted, source);
    case 'nowhere':
      return absent(words.notFound, missingWords(words).nowhere, words, today());
  }
}

async function commemorationAt(id: string, source: AnswerSource): Promise<Content | null> {
  const { words, today, isChurch } = source;
  const request = commemorationRequest(id, words);
  const [texts, found, { commemorationPage, foundIn, hasHymns, hymnRequests }] = await Promise.all([
    textsIfReached(source),
    answer<CommemorationsAnswer>(request.asked),
    section('texts'),
  ]);
  const entry = foundIn(found);
  if (!entry) return null;
  const listed = texts.find((one) => one.id === id);
  const [hymns, related, sources] = await Promise.all([
    answersTo(hasHymns(entry) ? hymnRequests(id, listed, words, isChurch) : [], source),
    entry.related.length > 0 ? lookUp('related', entry.related, words.lang, today).catch(() => null) : null,
    entry.sources.length > 0 ? answer<SourceList>(SOURCES_REQUEST).catch(() => null) : null,
  ]);
  return commemorationPage({ request, entry, listed, texts: hymns, related, sources }, words, today);
}

/** What is found of what is wanted. Nothing is loaded if nothing is wanted. */
async function foundAt(wanted: string, { words, today }: AnswerSource): Promise<Content> {
  if (wanted.trim() === '') return searchPage(wanted, null, words, today);
  const hits = await lookUp('found', wanted, words.lang, today);
  if (hits) return searchPage(wanted, hits, words, today);
  const { searchOf, searchIsMissing } = searchWords(words);
  return notice(searchOf(wanted.trim()), searchIsMissing);
}
