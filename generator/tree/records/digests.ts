import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import xxhash from 'xxhash-wasm';
import { LANGUAGES, type Language } from '../../contract/languages.ts';

/** Something that tells the bytes of a file from any others, as hexadecimal digits. */
export type Digest = (bytes: Uint8Array) => string;

const { h64Raw } = await xxhash();

/**
 * XXH64, 16 digits: it finds whatever changes by accident, and costs a third of a SHA-256, which would take a tenth of
 * the time of writing a tree.
 */
export const fingerprint: Digest = (bytes) => h64Raw(bytes).toString(16).padStart(16, '0');

/** The same as a number. */
export const fingerprintNumber: (bytes: Uint8Array) => bigint = h64Raw;

/** SHA-256, 64 digits: for files that others check, and where somebody may want to deceive. */
export const sha256: Digest = (bytes) => hash('sha256', bytes, 'hex');

/** SHA-256 of what a file holds. */
export function digestOfFile(file: string): string {
  return sha256(readFileSync(file));
}

/** SHA-256 of a piece of the data; with a language, of what it says in that one alone. */
export function digestOfData(data: unknown, lang?: Language): string {
  return sha256(
    Buffer.from(JSON.stringify(data, (key, value) => plain(key, lang === undefined ? value : said(value, lang)))),
  );
}

/** Maps as lists of their entries, and pictures by what they hold alone: where they lie decides no byte. */
function plain(key: string, value: unknown): unknown {
  if (key === 'picture') return undefined;
  return value instanceof Map ? [...value] : value;
}

/** What stands in several languages in one of them. */
function said(value: unknown, lang: Language): unknown {
  const words = value as Partial<Record<Language, unknown>> | null;
  const isLocalized = LANGUAGES.every((one) => typeof words?.[one] === 'string');
  return isLocalized ? words?.[lang] : value;
}

/** The kind of digest that a recorded one is. */
export function digestLike(digest: string): Digest {
  return digest.length === 64 ? sha256 : fingerprint;
}
