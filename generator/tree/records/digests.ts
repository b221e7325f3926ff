import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import xxhash from 'xxhash-wasm';

/** Something that tells the bytes of a file from any others, as hexadecimal digits. */
export type Digest = (bytes: Uint8Array) => string;

const { h64Raw } = await xxhash();

/**
 * XXH64, 16 digits: it finds whatever changes by accident, and costs a third of a SHA-256, which would take a tenth of
 * the time of writing a tree.
 */
export const fingerprint: Digest = (bytes) => h64Raw(bytes).toString(16).padStart(16, '0');

/** SHA-256, 64 digits: for files that others check, and where somebody may want to deceive. */
export const sha256: Digest = (bytes) => hash('sha256', bytes, 'hex');

/** SHA-256 of what a file holds. */
export function digestOfFile(file: string): string {
  return sha256(readFileSync(file));
}

/** The kind of digest that a recorded one is. */
export function digestLike(digest: string): Digest {
  return digest.length === 64 ? sha256 : fingerprint;
}
