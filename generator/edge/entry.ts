import type { TextLanguage } from '../contract/languages.ts';
import { encoded, joined, standsAt } from '../responses/bytes.ts';
import { missingEntry } from '../responses/not-found.ts';

/** One entry of an answer by id, as in `data`. */
export interface EntryBytes {
  readonly found: boolean;
  readonly bytes: Uint8Array;
}

/** Returns the entry of an id, or of the piece with that number; null if there is none of the id. */
export type EntryOf = (id: string, number?: number) => Promise<EntryBytes | null>;

/** The answer with the given entries for the given ids. */
export function answerOf(lang: TextLanguage, ids: readonly string[], entries: readonly EntryBytes[]): Uint8Array {
  const count = entries.filter(({ found }) => found).length;
  const pieces = entries.flatMap(({ bytes }, i) => (i > 0 ? [COMMA, bytes] : [bytes]));
  return joined([encoded(beginning(lang, ids, count)), ...pieces, END]);
}

/** An answer up to its first entry. What follows the last entry is always the same. */
function beginning(lang: TextLanguage, ids: readonly string[], count: number): string {
  return `{"meta":${JSON.stringify({ lang, format: 'html', requestedIds: ids, count })},"data":[`;
}
const COMMA = encoded(',');
const END = encoded(']}');

/** The entry of an answer with one entry, unparsed. Null if the answer is for another id or in another language. */
export function entryOfAnswer(answer: Uint8Array, lang: TextLanguage, id: string): EntryBytes | null {
  for (const found of [true, false]) {
    const start = beginning(lang, [id], Number(found));
    if (standsAt(answer, start, 0)) return { found, bytes: answer.subarray(start.length, -END.length) };
  }
  return null;
}

/** Bytes as the entry of an id; null if they are not that. */
export function entryFrom(bytes: Uint8Array, id: string): EntryBytes | null {
  if (bytes.at(-1) !== BRACE) return null;
  const found = [true, false].find((one) => standsAt(bytes, `{"id":${JSON.stringify(id)},"found":${one},`, 0));
  return found === undefined ? null : { found, bytes };
}
const BRACE = '}'.charCodeAt(0);

/** The entry for an id that was not found. */
export function missingBytes(...of: Parameters<typeof missingEntry>): EntryBytes {
  return { found: false, bytes: encoded(JSON.stringify(missingEntry(...of))) };
}
