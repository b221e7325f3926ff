import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { systemReason, UserError } from '../../errors.ts';
import { isWithin } from '../../folders-apart.ts';
import { type Message, type MessageKey, message } from '../../messages/message.ts';
import { sha256 } from '../../sha256.ts';

/** A key that signs trees. */
export interface SigningKey {
  readonly key: KeyObject;
  /** Whether anybody on the machine may read its file. */
  readonly isOpen: boolean;
}

/** A public key, by which a signature is checked. */
export interface TrustedKey {
  readonly key: KeyObject;
  /** SHA-256 of its SPKI in DER. */
  readonly fingerprint: string;
}

/**
 * Reads a private key, Ed25519 in PEM (PKCS#8). `folders` are those in which it must not be: they are published or read
 * as data. No message has a word of the file. Throws UserError.
 */
export function readSigningKey(file: string, folders: readonly string[]): SigningKey {
  for (const folder of folders) {
    // A link in the folder would be in it, too, wherever it leads.
    const isInside = isWithin(file, folder) || isWithin(path.dirname(path.resolve(file)), folder);
    if (isInside) throw new UserError(message('keyInside', file, folder));
  }
  const { text, mode } = readPem(file);
  if (/-----BEGIN PUBLIC KEY-----/.test(text)) throw new UserError(message('keyIsPublic', file));
  if (/ENCRYPTED/.test(text)) throw new UserError(message('keyEncrypted', file));
  const key = keyIn(file, text, 'PRIVATE', createPrivateKey, 'noPrivateKey');
  // Windows has no such bits.
  return { key, isOpen: process.platform !== 'win32' && (mode & 0o004) !== 0 };
}

/** Reads the files of public keys: one, or several. Throws UserError as for one. */
export function readTrustedKeys(files: string | readonly string[]): TrustedKey[] {
  return [files].flat().map(readTrustedKey);
}

/** Reads a public key, Ed25519 in PEM (SPKI). Throws UserError, above all for a private key. */
export function readTrustedKey(file: string): TrustedKey {
  const { text } = readPem(file);
  if (/PRIVATE KEY-----/.test(text)) throw new UserError(message('keyIsPrivate', file));
  const key = keyIn(file, text, 'PUBLIC', createPublicKey, 'noPublicKey');
  return { key, fingerprint: sha256(key.export({ type: 'spki', format: 'der' })) };
}

/** What to say of a key that others may read. */
export function keyNotice(file: string, { isOpen }: SigningKey): Message | null {
  return isOpen ? message('keyReadableByAll', file) : null;
}

/** A key has some hundred bytes. */
const MOST_KEY_BYTES = 20_000;

/** The text of a file with a key. A link is followed, because systems that keep secrets put them behind links. */
function readPem(file: string): { readonly text: string; readonly mode: number } {
  try {
    const stats: Stats = statSync(file);
    if (!stats.isFile() || stats.size > MOST_KEY_BYTES) throw new UserError(message('keyIsNoFile', file));
    return { text: readFileSync(file, 'latin1'), mode: stats.mode };
  } catch (error) {
    const reason = systemReason(error);
    throw reason ? new UserError(message('keyUnreadable', file, reason), { cause: error }) : error;
  }
}

/** The only key of a text. The errors of OpenSSL say nothing to people, so each has the same reason. */
function keyIn(
  file: string,
  text: string,
  kind: 'PRIVATE' | 'PUBLIC',
  read: (pem: string) => KeyObject,
  refusal: Extract<MessageKey, 'noPrivateKey' | 'noPublicKey'>,
): KeyObject {
  const [block, other] = text.match(/-----BEGIN /g) ?? [];
  const isOne = block !== undefined && other === undefined && text.includes(`-----BEGIN ${kind} KEY-----`);
  const key = isOne ? keyOrNull(read, text) : null;
  if (!key) throw new UserError(message(refusal, file));
  const { asymmetricKeyType: type } = key;
  if (type !== 'ed25519') throw new UserError(message('keyOfOtherKind', file, String(type)));
  return key;
}

function keyOrNull(read: (pem: string) => KeyObject, text: string): KeyObject | null {
  try {
    return read(text);
  } catch {
    return null;
  }
}
