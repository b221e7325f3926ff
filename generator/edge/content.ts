import { type ContentEndpoint, languagesOf } from '../contract/endpoints.ts';
import { CONTENT_ID, MOST_IDS } from '../contract/ids.ts';
import type { TextLanguage } from '../contract/languages.ts';
import { contentPath } from '../contract/paths.ts';
import { openBlocks } from './blocks.ts';
import { answerOf, type Entry, type EntryOf, entryOfAnswer, isPieceEndpoint, missingEntry } from './entry.ts';
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
  const found = await entriesOf(endpoint, lang, ids, number, read);
  const entries = ids.map((id, i) => found[i] ?? missingEntry(endpoint, id, lang, 'ID_NOT_FOUND'));
  return answerOf(lang, ids, entries);
}

/**
 * The entries of ids, from files or from blocks; null for an id that has none. A tree has the one or the other, and the
 * first id tells which: so a request reads no more than a file for each, or a few blocks.
 */
async function entriesOf(
  endpoint: ContentEndpoint,
  lang: TextLanguage,
  [first, ...others]: readonly string[],
  number: number | undefined,
  read: ReadFile,
): Promise<(Entry | null | undefined)[]> {
  const inFiles = entryInFiles(endpoint, lang, read);
  const own = await inFiles(first as string, number);
  const blocks = own ? null : await openBlocks(endpoint, lang, read);
  const entryOf: EntryOf = blocks ? (id, asked) => blocks.entryOf(id, asked) : inFiles;
  return Promise.all([own ?? blocks?.entryOf(first as string, number), ...others.map((id) => entryOf(id, number))]);
}

/** Some file systems do not tell upper from lower case, so a file may be that of another id. */
function entryInFiles(endpoint: ContentEndpoint, lang: TextLanguage, read: ReadFile): EntryOf {
  const entryAt = async (id: string, number?: number) => {
    const answer = await read(contentPath(lang, endpoint, id, number));
    return answer && entryOfAnswer(answer, lang, id);
  };
  return async (id, number) => {
    const piece = Number.isSafeInteger(number) && (await entryAt(id, number));
    if (piece) return piece;
    const whole = await entryAt(id);
    return number && whole?.found ? missingEntry(endpoint, id, lang, 'NUMBER_NOT_FOUND') : whole;
  };
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
