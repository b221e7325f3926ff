import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import xxhash from 'xxhash-wasm';
import { LANGUAGES, type Language } from '../../contract/languages.ts';

/** A function that distinguishes the bytes of a file from any others, as hexadecimal digits. */
export type Digest = (bytes: Uint8Array) => string;

const { h64Raw } = await xxhash();

/**
 * XXH64, 16 digits: it detects any accidental change, and costs a third of a SHA-256, which would take a tenth of the
 * time of writing a tree.
 */
export const fingerprint: Digest = (bytes) => h64Raw(bytes).toString(16).padStart(16, '0');

/** The same as a number. */
export const fingerprintNumber: (bytes: Uint8Array) => bigint = h64Raw;

/** SHA-256, 64 digits: for files that others check, and for cases in which somebody may want to deceive. */
export const sha256: Digest = (bytes) => hash('sha256', bytes, 'hex');

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

/** The function that made a recorded digest. */
export function digestLike(digest: string): Digest {
  return digest.length === 64 ? sha256 : fingerprint;
}
