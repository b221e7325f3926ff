import { languageOfEdition, type TextEdition } from '../contract/editions.ts';
import { type ContentEndpoint, isPieceEndpoint, languagesOf } from '../contract/endpoints.ts';
import { CONTENT_ID, MOST_IDS } from '../contract/ids.ts';
import type { TextLanguage } from '../contract/languages.ts';
import { contentPath } from '../contract/paths.ts';
import { openBlocks } from './blocks.ts';
import { churchEntries, isChurchScriptAsked } from './church-script.ts';
import { answerOf, type EntryBytes, type EntryOf, entryOfAnswer, missingBytes } from './entry.ts';
import type { ReadFile } from './files.ts';
import { RequestProblem } from './problems.ts';

/** The answer of a content endpoint: the entries of the requested ids, in their order. */
export async function answerContent(
  endpoint: ContentEndpoint,
  query: URLSearchParams,
  read: ReadFile,
): Promise<Uint8Array> {
  const ids = idsOf(query);
  const number = isPieceEndpoint(endpoint) ? numberOf(query) : undefined;
  const lang =
    languagesOf(endpoint).find((known) => known === query.get('lang')) ?? (languagesOf(endpoint)[0] as TextLanguage);
  const entriesIn = (edition: TextEdition) => entriesOf(endpoint, edition, ids, number, read);
  const entries = await (isChurchScriptAsked(endpoint, query)
    ? churchEntries(endpoint, lang, entriesIn)
    : entriesIn(lang));
  return answerOf(lang, ids, entries);
}

/**
 * The entries of ids in an edition, from files or from blocks. A tree has either, and the first id shows which. So a
 * request reads no more than a file for each id, or a few blocks.
 */
async function entriesOf(
  endpoint: ContentEndpoint,
  edition: TextEdition,
  ids: readonly string[],
  number: number | undefined,
  read: ReadFile,
): Promise<EntryBytes[]> {
  const [first, ...others] = ids;
  const inFiles = entryInFiles(endpoint, edition, read);
  const own = await inFiles(first as string, number);
  const blocks = own ? null : await openBlocks(endpoint, edition, read);
  const entryOf: EntryOf = blocks ? (id, asked) => blocks.entryOf(id, asked) : inFiles;
  const found = await Promise.all([
    own ?? blocks?.entryOf(first as string, number),
    ...others.map((id) => entryOf(id, number)),
  ]);
  const lang = languageOfEdition(endpoint, edition);
  return ids.map((id, i) => found[i] ?? missingBytes(endpoint, id, 'ID_NOT_FOUND', lang));
}

/** Some file systems do not distinguish upper and lower case, so a file may be that of another id. */
function entryInFiles(endpoint: ContentEndpoint, edition: TextEdition, read: ReadFile): EntryOf {
  const lang = languageOfEdition(endpoint, edition);
  const entryAt = async (id: string, number?: number) => {
    const answer = await read(contentPath(edition, endpoint, id, number));
    return answer && entryOfAnswer(answer, lang, id);
  };
  return async (id, number) => {
    const piece = Number.isSafeInteger(number) && (await entryAt(id, number));
    if (piece) return piece;
    const whole = await entryAt(id);
    return number && whole?.found ? missingBytes(endpoint, id, 'NUMBER_NOT_FOUND', lang) : whole;
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
