import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from './refusal.ts';

export const SUMS_FILE = 'SHA256SUMS';
export const SIGNATURE_FILE = `${SUMS_FILE}.sig`;
export const PUBLIC_KEY_FILE = 'menologion.pub.pem';

/** Writes a new private key, which only its owner may read. */
export function writeNewKey(file: string): void {
  const { privateKey } = generateKeyPairSync('ed25519');
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
}

/** Reads a private key that can sign. Throws Refusal. */
export function readKey(file: string): KeyObject {
  const key = keyOrNull(file);
  if (key?.asymmetricKeyType !== 'ed25519') {
    throw new Refusal(
      `${file} is no private Ed25519 key in PEM without a password: openssl genpkey -algorithm ed25519 makes one`,
    );
  }
  return key;
}

function keyOrNull(file: string): KeyObject | null {
  try {
    return createPrivateKey(readFileSync(file));
  } catch {
    return null;
  }
}

/**
 * Writes beside the files of a folder their SHA-256 as `sha256sum -c` reads them, the signature of this list as `openssl
 * pkeyutl` checks it, and the public key.
 */
export function signFiles(folder: string, key: KeyObject): void {
  const inFolder = (name: string) => path.join(folder, name);
  writeFileSync(inFolder(PUBLIC_KEY_FILE), createPublicKey(key).export({ type: 'spki', format: 'pem' }));
  const names = readdirSync(folder).sort();
  const lines = names.map((name) => `${sha256(readFileSync(inFolder(name)))}  ${name}\n`);
  writeFileSync(inFolder(SUMS_FILE), lines.join(''));
  writeFileSync(inFolder(SIGNATURE_FILE), sign(null, readFileSync(inFolder(SUMS_FILE)), key));
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
