import { languageOfEdition, type TextEdition } from '../contract/editions.ts';
import { type ContentEndpoint, languagesOf, PIECE_ENDPOINT_NAMES, type PieceEndpoint } from '../contract/endpoints.ts';
import { CONTENT_ID, MOST_IDS } from '../contract/ids.ts';
import type { TextLanguage } from '../contract/languages.ts';
import { contentPath } from '../contract/paths.ts';
import { encoded, joined, standsAt } from '../responses/bytes.ts';
import { notFound } from '../responses/not-found.ts';
import { churchEntries, isChurchScriptAsked } from './church-script.ts';
import type { Entry } from './entry.ts';
import type { ReadFile } from './files.ts';
import { RequestProblem } from './problems.ts';

/** The answer of a content endpoint: the entries of the requested ids, in their order. */
export async function contentAnswer(
  endpoint: ContentEndpoint,
  query: URLSearchParams,
  read: ReadFile,
): Promise<Uint8Array> {
  const ids = idsOf(query);
  const number = isPieceEndpoint(endpoint) ? numberOf(query) : undefined;
  const lang =
    languagesOf(endpoint).find((known) => known === query.get('lang')) ?? (languagesOf(endpoint)[0] as TextLanguage);
  const entriesIn = (edition: TextEdition) =>
    Promise.all(ids.map((id) => entryOf(endpoint, id, edition, number, read)));
  const entries = await (isChurchScriptAsked(query) ? churchEntries(endpoint, lang, entriesIn) : entriesIn(lang));
  const count = entries.filter(({ found }) => found).length;
  const pieces = entries.flatMap(({ bytes }, i) => (i > 0 ? [COMMA, bytes] : [bytes]));
  return joined([encoded(beginning(lang, ids, count)), ...pieces, END]);
}

/** An answer up to its first entry. What follows the last is the same in all. */
function beginning(lang: TextLanguage, ids: readonly string[], count: number): string {
  return `{"meta":${JSON.stringify({ lang, format: 'html', requestedIds: ids, count })},"data":[`;
}
const COMMA = encoded(',');
const END = encoded(']}');

async function entryOf(
  endpoint: ContentEndpoint,
  id: string,
  edition: TextEdition,
  number: number | undefined,
  read: ReadFile,
): Promise<Entry> {
  const lang = languageOfEdition(endpoint, edition);
  const path = contentPath(edition, endpoint, id, number);
  const piece = Number.isSafeInteger(number) && (await entryIn(path, id, lang, read));
  if (piece) return piece;
  const whole = await entryIn(contentPath(edition, endpoint, id), id, lang, read);
  if (number && whole?.found) return missingEntry(endpoint, id, lang, 'NUMBER_NOT_FOUND');
  return whole ?? missingEntry(endpoint, id, lang, 'ID_NOT_FOUND');
}

/**
 * The entry of a file, which is an answer with one entry: what stands between its beginning and its end, unparsed. Null
 * where the file is that of another id: some file systems do not tell upper from lower case.
 */
async function entryIn(path: string, id: string, lang: TextLanguage, read: ReadFile): Promise<Entry | null> {
  const bytes = await read(path);
  if (bytes === null) return null;
  for (const found of [true, false]) {
    const start = beginning(lang, [id], Number(found));
    if (standsAt(bytes, start, 0)) return { found, bytes: bytes.subarray(start.length, -END.length) };
  }
  return null;
}

function missingEntry(
  endpoint: ContentEndpoint,
  id: string,
  lang: TextLanguage,
  code: 'ID_NOT_FOUND' | 'NUMBER_NOT_FOUND',
): Entry {
  const empty = isPieceEndpoint(endpoint)
    ? { [endpoint]: [] }
    : { troparia: [], kontakia: [], prayers: [], magnifications: [], hagiography: null, icons: [] };
  const entry = { id, found: false, ...empty, notFound: notFound(code, lang) };
  return { found: false, bytes: encoded(JSON.stringify(entry)) };
}

function isPieceEndpoint(endpoint: ContentEndpoint): endpoint is PieceEndpoint {
  return (PIECE_ENDPOINT_NAMES as readonly string[]).includes(endpoint);
}

function idsOf(query: URLSearchParams): string[] {
  const ids = query.getAll('id');
  if (ids.length > MOST_IDS) {
    throw new RequestProblem(
      'TOO_MANY_IDS',
      { ru: `Можно запросить не более ${MOST_IDS} id.`, en: `At most ${MOST_IDS} ids may be asked for.` },
      { parameter: 'id' },
    );
  }
  if (ids.length === 0 || !ids.every((id) => CONTENT_ID.test(id))) {
    throw new RequestProblem(
      'INVALID_ID',
      {
        ru: 'Нужен id длиной от 1 до 128 знаков: латинские буквы, цифры и знаки . _ : -, первым буква, цифра или _.',
        en: 'An id of 1 to 128 characters is needed: letters, digits and . _ : -, the first a letter, a digit or _.',
      },
      { parameter: 'id' },
    );
  }
  return ids;
}

function numberOf(query: URLSearchParams): number | undefined {
  const asked = query.getAll('number');
  if (asked.length === 0) return undefined;
  if (asked.length > 1 || !/^[1-9]\d*$/.test(asked[0] ?? '')) {
    throw new RequestProblem(
      'INVALID_NUMBER',
      { ru: 'Параметр number — одно целое положительное число.', en: 'The parameter number is one positive integer.' },
      { parameter: 'number' },
    );
  }
  return Number(asked[0]);
}
