import type { ReadingsDay, TextIndex, TextIndexEntry } from '../../../schemas/types.ts';
import type { AnswerRequest } from './answer-request.ts';
import type { CommemorationPage } from './commemoration-page.ts';
import type { DayOfAnswers } from './day.ts';
import type { DayHymns } from './day-hymns.ts';
import { type DayPage, dayPage } from './day-page.ts';
import type { FeedHoldings, FeedsPage } from './feeds-page.ts';
import type { KeptNext } from './kept.ts';
import type { LiturgyPart } from './liturgy-part.ts';
import type { MonthPage } from './month-page.ts';
import type { NamesPage } from './names-page.ts';
import type { Notice } from './notice.ts';
import type { ParishPage } from './parish-page.ts';
import type { View } from './place.ts';
import type { SearchPage } from './search-page.ts';
import type { TextAnswer, TextPage, TextRequest } from './text-page.ts';
import type { ListOfTexts, TextsPage } from './texts-page.ts';
import type { CalendarSource, YearPage } from './year-page.ts';

/** The content in the middle of the page, with its title. */
export type Content =
  | DayPage
  | MonthPage
  | NamesPage
  | FeedsPage
  | ParishPage
  | YearPage
  | TextsPage
  | TextPage
  | CommemorationPage
  | SearchPage
  | Notice;

/** The content that depends only on the answers of the API, so that it can be rendered at generation too. */
export type AnsweredContent = DayPage | MonthPage | YearPage | TextsPage | TextPage | FeedsPage;
/** A view with such content. */
export type AnsweredView = View & { readonly kind: AnsweredContent['kind'] };

/**
 * Where contents come from: an engine if a page is rendered at generation, and `fetch` in a browser. A method returns
 * null if there is no such answer. In a browser it fails if the host cannot be reached.
 */
export interface AnswerSource extends CalendarSource {
  /** Whether the visitor chose the church script. */
  readonly isChurch: boolean;
  /** The texts that a day may name; none in a browser, because the list of all texts is larger than the page. */
  readonly textsOfDays: TextIndex['data'];
  answer<A>(request: AnswerRequest): Promise<A | null>;
  day(date: string): Promise<DayOfAnswers | null>;
  scripture(date: string): Promise<ReadingsDay | null>;
  /** What is sung at the services of a day. */
  liturgy(date: string): Promise<LiturgyPart | null>;
  /** The troparia and kontakia of a day. */
  hymns(date: string): Promise<DayHymns | null>;
  /** The list of all texts; empty if there is none. */
  texts(): Promise<ListOfTexts>;
  /** The feeds of the site; null if it has none. */
  feeds(): Promise<FeedHoldings | null>;
  /** The commemoration to which the texts of an id belong. */
  kept(id: string, entry: TextIndexEntry | undefined): Promise<KeptNext | null>;
  /** The code that makes the pages of a section. A browser loads it when it is first needed. */
  section<S extends keyof Sections>(name: S): Promise<Sections[S]>;
}

interface Sections {
  readonly names: Pick<typeof import('./feeds-page.ts'), 'feedsPage'>;
  readonly calendar: Pick<typeof import('./year-page.ts'), 'calendarPage'>;
  readonly texts: Pick<
    typeof import('./text-page.ts') & typeof import('./texts-page.ts'),
    'textPage' | 'textRequests' | 'textsPage'
  >;
}

/** The content of a view from the answers of the API; null if they have nothing for it. */
export async function contentOf(view: AnsweredView, source: AnswerSource): Promise<AnsweredContent | null> {
  const { words } = source;
  switch (view.kind) {
    case 'day': {
      const [day, scripture, liturgy, hymns] = await Promise.all([
        source.day(view.date),
        source.scripture(view.date),
        source.liturgy(view.date),
        source.hymns(view.date),
      ]);
      return day && { ...dayPage(day, source.textsOfDays, scripture, words, Boolean(liturgy)), liturgy, hymns };
    }
    case 'month':
    case 'year':
      return (await source.section('calendar')).calendarPage(view, source);
    case 'texts': {
      const [texts, { textsPage }] = await Promise.all([source.texts(), source.section('texts')]);
      return textsPage(texts, words);
    }
    case 'text':
      return textContent(view.id, source);
    case 'feeds': {
      const [holdings, { feedsPage }] = await Promise.all([source.feeds(), source.section('names')]);
      return feedsPage(holdings, words);
    }
  }
}

/** The list of all texts says whether there are any of an id, so they are not requested in vain. */
async function textContent(id: string, source: AnswerSource): Promise<TextPage | null> {
  const [texts, { textPage, textRequests }] = await Promise.all([textsIfReached(source), source.section('texts')]);
  const entry = texts.find((one) => one.id === id);
  if (!entry && texts.length > 0) return null;
  const requests = textRequests(id, entry, source.words, source.isChurch);
  const [answers, kept] = await Promise.all([answersTo(requests, source), source.kept(id, entry)]);
  return textPage(entry, requests, answers, source.words, kept);
}

/** The list of all texts, or an empty one if it cannot be loaded. */
export function textsIfReached(source: AnswerSource): Promise<TextIndex['data']> {
  return source.texts().then(
    ({ data }) => data,
    () => [],
  );
}

/** The answers to requests for texts. */
export function answersTo(
  requests: readonly TextRequest[],
  source: AnswerSource,
): Promise<(TextAnswer & { request: TextRequest })[]> {
  return Promise.all(
    requests.map(async (request) => ({
      request,
      edition: request.edition,
      answer: await source.answer<NonNullable<TextAnswer['answer']>>(request.asked),
    })),
  );
}
