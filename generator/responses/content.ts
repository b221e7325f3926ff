import type {
  AkathistsEntry,
  CanonsEntry,
  CommemorationsEntry,
  HymnographyAnswer,
  HymnographyEntry,
} from '../../schemas/types.ts';
import { CHURCH_EDITION, editionsOf, languageOfEdition, type TextEdition } from '../contract/editions.ts';
import type { ContentEndpoint, PieceEndpoint } from '../contract/endpoints.ts';
import { LANGUAGES, type Language, type TextLanguage } from '../contract/languages.ts';
import type { CalendarMode } from '../days/commemorations/calendar-mode.ts';
import { datesKept, datesOf } from '../days/commemorations/dates.ts';
import { lazy, memoize } from '../memoize.ts';
import type { Catalog, Hymns, Texts } from '../model/catalog.ts';
import type { Commemoration } from '../model/commemoration.ts';
import { findById } from '../model/find-by-id.ts';
import type { IconAsset } from '../model/shown.ts';
import { commemorationEntry } from './commemorations.ts';
import { Entries } from './entries.ts';
import { notFound } from './not-found.ts';

type ContentEntry = CanonsEntry | AkathistsEntry | HymnographyEntry | CommemorationsEntry;

/** The answer of a content endpoint: its entries in the order of the requested ids. */
export function contentAnswer(lang: TextLanguage, entries: readonly ContentEntry[]): string {
  const meta = {
    lang: lang as HymnographyAnswer['meta']['lang'],
    format: 'html' as const,
    requestedIds: entries.map(({ id }) => id),
    count: entries.filter(({ found }) => found).length,
  };
  return JSON.stringify({ meta, data: entries });
}

/** The only entry of an answer for one id. The ids before it contain no quotes. */
export function entryIn(answer: string): string {
  const start = ',"data":[';
  return answer.slice(answer.indexOf(start) + start.length, -']}'.length);
}

/**
 * Canons or akathists of an id in an edition, in the order of their numbers. If there is no Russian translation,
 * Russian has the Slavonic text in the civil script, as Russian prayer books print it.
 */
function piecesIn(
  endpoint: PieceEndpoint,
  texts: Texts,
  edition: TextEdition,
): readonly { number: number }[] | undefined {
  const own = texts[endpoint][edition];
  const slavonic = edition === 'ru' ? (texts[endpoint].cu ?? []) : [];
  const missing = slavonic.filter(({ number }) => !own?.some((piece) => piece.number === number));
  return missing.length === 0 ? own : [...(own ?? []), ...missing].sort((a, b) => a.number - b.number);
}

/** Canons or akathists of an id in an edition, or the one with that number. The id is the requested one. */
export function pieceEntry(
  endpoint: PieceEndpoint,
  id: string,
  texts: Texts,
  edition: TextEdition,
  number?: number,
): ContentEntry {
  const lang = languageOfEdition(endpoint, edition);
  const all = piecesIn(endpoint, texts, edition);
  const pieces = all?.filter((piece) => number === undefined || piece.number === number) ?? [];
  const missing = all ? 'NUMBER_NOT_FOUND' : 'LANGUAGE_NOT_AVAILABLE';
  const found = pieces.length > 0;
  return {
    id,
    found,
    [endpoint]: pieces,
    ...(found ? {} : { notFound: notFound(endpoint, missing, lang) }),
  } as ContentEntry;
}

/** Hymns, lives and icons of an id. The id is the requested one. */
export function hymnographyEntry(
  entries: Entries,
  id: string,
  { troparia, kontakia, prayers, magnifications, hagiography }: Hymns,
  icons: readonly IconAsset[],
): HymnographyEntry {
  return { id, found: true, troparia, kontakia, prayers, magnifications, hagiography, icons: entries.icons(icons) };
}

/** An answer for an id or alias, or for one number of it. */
export interface ContentFile {
  readonly endpoint: ContentEndpoint;
  readonly edition: TextEdition;
  readonly id: string;
  readonly number?: number;
  /** Its text, made at each call: most readers need only the names of most files. */
  readonly text: () => string;
}

/** Which answers by id to make. */
export interface Making extends CalendarMode {
  /** Whether an endpoint is wanted in an edition; by default all are. */
  readonly isWanted?: (endpoint: ContentEndpoint, edition: TextEdition) => boolean;
}

/**
 * All answers for single ids and aliases, in every edition of each endpoint. The church script has the ids with some
 * text in it, with all their numbers.
 */
export function* contentFiles(catalog: Catalog, baseUrl: string, making: Making = {}): Iterable<ContentFile> {
  let dates: ReturnType<typeof datesKept> | undefined;
  const filesOf = contentFilesBy(catalog, baseUrl, making, (id) => {
    dates ??= datesKept(catalog, making);
    return dates.get(id) ?? [];
  });
  const ids = new Set([catalog.texts, catalog.aliases, catalog.iconsOf].flatMap((list) => list.map(({ id }) => id)));
  for (const id of [...ids].sort()) yield* filesOf(id);
}

/**
 * Finds the answers for one id or alias: hymnography for every known id, even without texts; canons
 * and akathists if it has any; the commemoration if it is one. None for an unknown id.
 */
export function contentFilesBy(
  catalog: Catalog,
  baseUrl: string,
  making: Making = {},
  datesBy = (id: string) => datesOf(catalog, id, making),
): (id: string) => Iterable<ContentFile> {
  const { isWanted = () => true } = making;
  const entriesIn = memoize((lang: Language) => new Entries({ catalog, lang, baseUrl }));
  return function* (id) {
    const texts = findById(catalog.texts, findById(catalog.aliases, id)?.of ?? id);
    const icons = findById(catalog.iconsOf, id)?.icons;
    if (!texts && !icons) return;
    if (texts) yield* pieceFiles('canons', id, texts, isWanted);
    if (texts) yield* pieceFiles('akathists', id, texts, isWanted);
    for (const edition of editionsOf('hymnography')) {
      if (!isWanted('hymnography', edition)) continue;
      const hymns = edition === CHURCH_EDITION ? texts?.churchHymns : (texts?.hymns ?? NO_HYMNS);
      if (!hymns) continue;
      const lang = languageOfEdition('hymnography', edition) as Language;
      const text = () => contentAnswer(lang, [hymnographyEntry(entriesIn(lang), id, hymns, icons ?? [])]);
      yield { endpoint: 'hymnography', edition, id, text };
    }
    const commemoration = commemorationOf(catalog, id);
    if (!commemoration) return;
    const dates = lazy(() => datesBy(commemoration.id));
    for (const lang of LANGUAGES.filter((lang) => isWanted('commemorations', lang))) {
      const entry = () => commemorationEntry(entriesIn(lang), id, commemoration, dates(), texts);
      yield { endpoint: 'commemorations', edition: lang, id, text: () => contentAnswer(lang, [entry()]) };
    }
  };
}

/** The commemoration of an id or of the id behind an alias. */
function commemorationOf({ commemorations, aliases }: Catalog, id: string): Commemoration | undefined {
  return findById(commemorations, id) ?? findById(commemorations, findById(aliases, id)?.of ?? id);
}

const NO_HYMNS: Hymns = { troparia: [], kontakia: [], prayers: [], magnifications: [], hagiography: null };

function* pieceFiles(
  endpoint: PieceEndpoint,
  id: string,
  texts: Texts,
  isWanted: NonNullable<Making['isWanted']>,
): Iterable<ContentFile> {
  const lists: (readonly { number: number }[])[] = Object.values(texts[endpoint]);
  if (lists.length === 0) return;
  const numbers = new Set(lists.flatMap((pieces) => pieces.map(({ number }) => number)));
  for (const edition of editionsOf(endpoint)) {
    if (!isWanted(endpoint, edition) || (edition === CHURCH_EDITION && !texts[endpoint][edition])) continue;
    const lang = languageOfEdition(endpoint, edition);
    for (const number of [undefined, ...numbers]) {
      const text = () => contentAnswer(lang, [pieceEntry(endpoint, id, texts, edition, number)]);
      yield { endpoint, edition, id, ...(number === undefined ? {} : { number }), text };
    }
  }
}
