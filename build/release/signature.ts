import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SigningKey } from '../../generator/tree/disk/keys.ts';
import { signatureOf } from '../../generator/tree/disk/signature.ts';
import { output } from './programs.ts';

export const SUMS_FILE = 'SHA256SUMS';
export const SUMS_SIGNATURE_FILE = `${SUMS_FILE}.sig`;
export const PUBLIC_KEY_FILE = 'menologion.pub.pem';

/** Writes a new private key, which only its owner may read. */
export function writeNewKey(file: string): void {
  const { privateKey } = generateKeyPairSync('ed25519');
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
}

/**
 * Writes beside the files of a folder their SHA-256 as `sha256sum -c` reads them, the signature of this list as `openssl
 * pkeyutl` checks it, and the public key.
 */
export function signFiles(folder: string, signingKey: SigningKey): void {
  const inFolder = (name: string) => path.join(folder, name);
  writeFileSync(inFolder(PUBLIC_KEY_FILE), createPublicKey(signingKey.key).export({ type: 'spki', format: 'pem' }));
  const names = readdirSync(folder).sort();
  writeFileSync(inFolder(SUMS_FILE), output(folder, 'sha256sum', ...names));
  writeFileSync(inFolder(SUMS_SIGNATURE_FILE), signatureOf(readFileSync(inFolder(SUMS_FILE)), signingKey));
}
