import type { CommemorationsAnswer, CommemorationsEntry, SourceList, TextIndexEntry } from '../../../schemas/types.ts';
import { HYMN_LISTS } from '../../contract/endpoints.ts';
import type { Language } from '../../contract/languages.ts';
import { textsWords } from '../words/texts-words.ts';
import type { Words } from '../words/words.ts';
import { indexRequest, type Request, SOURCES_REQUEST } from './answer-request.ts';
import { dayAndMonth, longDate } from './dates.ts';
import { type Days, daysAround } from './kept.ts';
import type { Related } from './next-date.ts';
import { pictureOf } from './picture.ts';
import { type TextAnswer, type TextRequest, type TextsByEdition, textsOf } from './text-page.ts';

/** Everything that is known of a commemoration, with its hymns and lives. */
export interface CommemorationPage extends TextsByEdition {
  readonly kind: 'commemoration';
  readonly id: string;
  readonly title: string;
  /** A code of the API, or `movable` for a feast without one. */
  readonly rank: string;
  readonly rankLabel: string | undefined;
  /** The classes to which it belongs: `Преподобные`. */
  readonly classes: readonly string[];
  /** When it is kept, in words. */
  readonly when: string;
  readonly since: number | null;
  readonly until: number | null;
  readonly previous: Days | undefined;
  readonly next: readonly Days[];
  readonly today: string;
  /** Names whose name day it is. */
  readonly names: readonly string[];
  readonly related: readonly Related[];
  readonly sources: readonly SourceLine[];
  readonly sameAs: readonly { readonly url: string; readonly host: string }[];
  /** Whether there are canons or akathists, which have a page of their own. */
  readonly hasLongTexts: boolean;
  readonly requests: readonly Request[];
}

/** A book or another source, the day of the entry in it, and its address. */
export interface SourceLine {
  readonly title: string;
  readonly day: string | undefined;
  readonly url: string | undefined;
}

/** What is known of a commemoration, in pieces that are fetched only if they contain something. */
export interface CommemorationAnswers {
  readonly request: Request;
  readonly entry: FoundCommemoration;
  /** Its entry in the list of texts. */
  readonly listed: TextIndexEntry | undefined;
  readonly texts: readonly (TextAnswer & { readonly request: TextRequest })[];
  /** Its other days; null where there is no list of them. */
  readonly related: readonly Related[] | null;
  readonly sources: SourceList | null;
}

/** The entry of a commemoration that exists. */
export type FoundCommemoration = CommemorationsEntry & {
  readonly [K in 'kind' | 'name' | 'ruleLabel' | 'texts']: NonNullable<CommemorationsEntry[K]>;
};

/** The commemoration of an answer; null if there is none. */
export function foundIn(answer: CommemorationsAnswer | null): FoundCommemoration | null {
  const entry = answer?.data[0];
  return entry?.found ? (entry as FoundCommemoration) : null;
}

/** Whether it has hymns or lives. */
export function hasHymns({ texts }: FoundCommemoration): boolean {
  return HYMN_LISTS.some((list) => texts[list] > 0) || texts.life.short || texts.life.full;
}

/** The page of a commemoration. `today` is a civil date. */
export function commemorationPage(answers: CommemorationAnswers, words: Words, today: string): CommemorationPage {
  const { request, entry, listed, texts, related, sources } = answers;
  const { id, kind, name, types, displayTypes = [], liturgicalRank, ruleLabel, since, until } = entry;
  const requests = texts.map((one) => one.request);
  const rankLabel = liturgicalRank?.label ?? (kind === 'feast' ? words.movableFeast : undefined);
  const classes = [...types, ...displayTypes].map(({ label }) => label);
  return {
    ...textsOf(listed, requests, texts, words, HYMN_LISTS),
    kind: 'commemoration',
    id,
    title: name,
    icons: entry.icons.map(pictureOf),
    rank: liturgicalRank?.code ?? (kind === 'feast' ? 'movable' : 'no_sign'),
    rankLabel,
    classes: classes.length === 0 && !rankLabel ? [words.kinds[kind]] : classes,
    when: ruleLabel,
    since,
    until,
    ...daysAround(entry.dates, today),
    today,
    names: entry.names,
    related: related ?? [],
    sources: entry.sources.flatMap(({ source, page }) => sourceLine(source, page, sources, words)),
    sameAs: entry.sameAs.map((url) => ({ url, host: hostOf(url) })),
    hasLongTexts: entry.texts.canons.length > 0 || entry.texts.akathists.length > 0,
    requests: [
      request,
      ...requests,
      ...(related ? [{ label: words.commemorationList, asked: indexRequest('commemorations', words.lang) }] : []),
      ...(sources ? [{ label: textsWords(words).sourceList, asked: SOURCES_REQUEST }] : []),
    ],
  };
}

function sourceLine(id: string, page = '', list: SourceList | null, { lang }: Words): SourceLine[] {
  const source = list?.data.find((one) => one.id === id);
  return source ? [{ title: source.title[lang], day: dayIn(page, lang), url: source.url }] : [];
}

/** The day that a place in a source names, of one year or of every year. The code of a chapter is only for programs. */
function dayIn(page: string, lang: Language): string | undefined {
  const [, year, monthDay] = /(?:^|: )(\d{4}-)?(\d\d-\d\d)$/.exec(page) ?? [];
  if (!monthDay) return undefined;
  return year ? longDate(lang, year + monthDay) : dayAndMonth(lang, `2000-${monthDay}`);
}

/** `www.pravenc.ru` and `pravenc.ru` are the same for a reader. */
function hostOf(url: string): string {
  return new URL(url).host.replace(/^www\./, '');
}
