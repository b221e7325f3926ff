import { sign, verify } from 'node:crypto';
import path from 'node:path';
import { MANIFEST_FILE, SIGNATURE_FILE } from '../../contract/paths.ts';
import type { Finding } from './integrity.ts';
import type { SigningKey, TrustedKey } from './keys.ts';
import { entryAt, readRegularFile } from './regular-file.ts';

/** How many bytes a signature has (RFC 8032). */
export const SIGNATURE_BYTES = 64;

/** The signature of a manifest: the same bytes for the same key and manifest. */
export function signatureOf(manifest: Uint8Array, { key }: SigningKey): Buffer {
  return sign(null, manifest, key);
}

/** Whether one of the keys made the signature of a manifest. */
export function isSignedBy(keys: readonly TrustedKey[], manifest: Uint8Array, signature: Uint8Array): boolean {
  return keys.some(({ key }) => verify(null, manifest, key, signature));
}

/** The signature in a tree; null if there is none that can be one. */
export function signatureIn(out: string): Buffer | null {
  const bytes = readRegularFile(path.join(out, SIGNATURE_FILE));
  return bytes?.length === SIGNATURE_BYTES ? bytes : null;
}

/**
 * What is wrong with the signature of a tree: with keys, everything but one that one of them made; without, what cannot
 * be a signature.
 */
export function signatureFindings(out: string, keys: readonly TrustedKey[]): Finding[] {
  if (entryAt(path.join(out, SIGNATURE_FILE)) === null) {
    return keys.length === 0 ? [] : [{ kind: 'missing', path: SIGNATURE_FILE }];
  }
  const signature = signatureIn(out);
  const manifest = readRegularFile(path.join(out, MANIFEST_FILE));
  const isRight = signature && (keys.length === 0 || (manifest && isSignedBy(keys, manifest, signature)));
  return isRight ? [] : [{ kind: 'altered', path: SIGNATURE_FILE }];
}
