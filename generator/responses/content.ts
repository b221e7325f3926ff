import type { AkathistsEntry, CanonsEntry, HymnographyAnswer, HymnographyEntry } from '../../schemas/types.ts';
import { type ContentEndpoint, languagesOf, type PieceEndpoint } from '../contract/endpoints.ts';
import { LANGUAGES, type TextLanguage } from '../contract/languages.ts';
import type { Catalog, Texts } from '../model/catalog.ts';
import { Entries } from './entries.ts';
import { notFound } from './not-found.ts';

type ContentEntry = CanonsEntry | AkathistsEntry | HymnographyEntry;

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

/** Canons or akathists of an id in a language, or the one of that number. The id is the one that was asked for. */
export function pieceEntry(
  endpoint: PieceEndpoint,
  id: string,
  texts: Texts,
  lang: TextLanguage,
  number?: number,
): ContentEntry {
  const all: readonly { number: number }[] | undefined = texts[endpoint].get(lang);
  const pieces = all?.filter((piece) => number === undefined || piece.number === number) ?? [];
  const missing = all ? 'NUMBER_NOT_FOUND' : 'LANGUAGE_NOT_AVAILABLE';
  const found = pieces.length > 0;
  return { id, found, [endpoint]: pieces, ...(found ? {} : { notFound: notFound(missing, lang) }) } as ContentEntry;
}

/** Hymns, lives and icons of an id. The id is the one that was asked for. */
export function hymnographyEntry(entries: Entries, id: string, hymns: NonNullable<Texts['hymns']>): HymnographyEntry {
  const { troparia, kontakia, prayers, magnifications, hagiography, icons } = hymns;
  return { id, found: true, troparia, kontakia, prayers, magnifications, hagiography, icons: entries.icons(icons) };
}

/** One answer to be written: of an id or alias, and of one piece of it where it has a number. */
export interface ContentFile {
  readonly endpoint: ContentEndpoint;
  readonly lang: TextLanguage;
  readonly id: string;
  readonly number?: number;
  readonly text: string;
}

/** All answers for single ids and aliases, in every language of each endpoint. */
export function* contentFiles(catalog: Catalog, baseUrl: string): Iterable<ContentFile> {
  const ids = [...catalog.texts.keys(), ...catalog.aliases.keys()].sort();
  for (const id of ids) yield* contentFilesOf(id, catalog, baseUrl);
}

/** The answers for one id or alias; none where it has no texts. */
export function* contentFilesOf(id: string, catalog: Catalog, baseUrl: string): Iterable<ContentFile> {
  const texts = catalog.texts.get(catalog.aliases.get(id) ?? id);
  if (!texts) return;
  yield* pieceFiles('canons', id, texts);
  yield* pieceFiles('akathists', id, texts);
  if (texts.hymns) yield* hymnographyFiles(catalog, baseUrl, id, texts.hymns);
}

function* pieceFiles(endpoint: PieceEndpoint, id: string, texts: Texts): Iterable<ContentFile> {
  if (texts[endpoint].size === 0) return;
  const numbers = new Set([...texts[endpoint].values()].flatMap((pieces) => pieces.map(({ number }) => number)));
  for (const lang of languagesOf(endpoint)) {
    for (const number of [undefined, ...numbers]) {
      const text = contentAnswer(lang, [pieceEntry(endpoint, id, texts, lang, number)]);
      yield { endpoint, lang, id, ...(number === undefined ? {} : { number }), text };
    }
  }
}

function* hymnographyFiles(
  catalog: Catalog,
  baseUrl: string,
  id: string,
  hymns: NonNullable<Texts['hymns']>,
): Iterable<ContentFile> {
  for (const lang of LANGUAGES) {
    const entry = hymnographyEntry(new Entries({ catalog, lang, baseUrl }), id, hymns);
    yield { endpoint: 'hymnography', lang, id, text: contentAnswer(lang, [entry]) };
  }
}
