import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from './data-folder.ts';

/** The files of a pair of keys. */
export interface KeyFiles {
  readonly key: string;
  readonly pub: string;
}

/** Writes a new pair of keys for Ed25519, for one test. */
export function keyFiles(folder = temporaryFolder()): KeyFiles {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { key: privateFile(privateKey, folder), pub: publicFile(publicKey, folder) };
}

/** Writes a private key. */
export function privateFile(key: KeyObject, folder = temporaryFolder()): string {
  const file = path.join(folder, 'key.pem');
  writeFileSync(file, key.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  return file;
}

/** Writes a public key. */
export function publicFile(key: KeyObject, folder = temporaryFolder()): string {
  const file = path.join(folder, 'pub.pem');
  writeFileSync(file, key.export({ type: 'spki', format: 'pem' }));
  return file;
}
