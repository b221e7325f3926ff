import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '../../contract/languages.ts';

/** SHA-256 of bytes, as 64 hexadecimal digits. */
export function sha256(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'hex');
}

/** SHA-256 of the content of a file. */
export function digestOfFile(file: string): string {
  return sha256(readFileSync(file));
}

/** SHA-256 of a piece of the data; with a language, only of its words in that language. */
export function digestOfData(data: unknown, lang?: Language): string {
  return sha256(
    Buffer.from(JSON.stringify(data, (key, value) => plain(key, lang === undefined ? value : said(value, lang)))),
  );
}

/** Maps as lists of their entries. Paths of pictures are left out, because they decide no byte. */
function plain(key: string, value: unknown): unknown {
  if (key === 'picture') return undefined;
  return value instanceof Map ? [...value] : value;
}

/** Of a value in several languages, the one in the given language. */
function said(value: unknown, lang: Language): unknown {
  const words = value as Partial<Record<Language, unknown>> | null;
  const isLocalized = LANGUAGES.every((one) => typeof words?.[one] === 'string');
  return isLocalized ? words?.[lang] : value;
}
