import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { lazy } from '../memoize.ts';
import { CODE_ROOT, PACKAGE_ROOT } from '../package.ts';
import { cacheFails, DAMAGED } from './failure.js';
import { cacheFolder, digestOfCode, entryBytes, removeEntry, removeOldEntries } from './folder.js';

/** How many values of a kind are kept, the newest first: other code, such as that of another branch, has its own. */
const MOST_KEPT = 2;
const DIGEST_LENGTH = 32;

/** Keeps plain data from one run to the next, one value for each kind. */
export interface Store {
  /**
   * The value of a kind that the same code has kept, made from the same; undefined if there is none, or it is damaged.
   * `from` stands for everything besides the code that decides the value.
   */
  read<T>(kind: string, from?: string): T | undefined;
  /** Checks a stored value and unpacks it when it is first requested; undefined as for `read`. */
  open<T extends object>(kind: string, from?: string): (() => T) | undefined;
  /**
   * Keeps a value, completely or not at all. If the folder cannot be written, nothing is kept, and that is no error; the
   * command line says it.
   */
  write(kind: string, value: unknown, from?: string): void;
}

/**
 * A store in a folder: one file for each kind and digest of the code. Each file begins with a digest of what its
 * value was made from, and a digest of its content.
 */
export function openStore(folder = cacheFolder(PACKAGE_ROOT)): Store {
  const fileOf = (kind: string) => path.join(folder, kind, codeDigest());
  const contentOf = (kind: string, from = '') => {
    const file = fileOf(kind);
    try {
      const bytes = entryBytes(file);
      return bytes && contentIn(bytes, from, file);
    } catch (error) {
      cacheFails(error);
      return undefined;
    }
  };
  return {
    read: (kind, from) => {
      const content = contentOf(kind, from);
      return content && deserialize(content);
    },
    open: (kind, from) => {
      const content = contentOf(kind, from);
      return content && lazy(() => deserialize(content));
    },
    write: (kind, value, from = '') => {
      const file = fileOf(kind);
      const beside = `${file}.${randomUUID()}`;
      try {
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(beside, sealed(value, from));
        moveOver(beside, file);
        removeOldEntries(file, MOST_KEPT);
      } catch (error) {
        // A value that is not kept is computed again.
        removeEntry(beside);
        cacheFails(error);
      }
    },
  };
}

/** Gives a complete entry its name. A folder that has it is deleted. */
function moveOver(beside: string, file: string): void {
  try {
    renameSync(beside, file);
  } catch {
    removeEntry(file);
    renameSync(beside, file);
  }
}

function sealed(value: unknown, from: string): Buffer {
  const content = serialize(value);
  const made = originOf(from);
  return Buffer.concat([made, sealOf(made, content), content]);
}

/** The content of a file if it is undamaged. What was made from something else is not checked. */
function contentIn(bytes: Buffer, from: string, file: string): Buffer | undefined {
  const made = bytes.subarray(0, DIGEST_LENGTH);
  if (!made.equals(originOf(from))) return undefined;
  const content = bytes.subarray(2 * DIGEST_LENGTH);
  const seal = bytes.subarray(DIGEST_LENGTH, 2 * DIGEST_LENGTH);
  if (seal.equals(sealOf(made, content))) return content;
  cacheFails({ code: DAMAGED, path: file });
  return undefined;
}

function originOf(from: string): Buffer {
  return createHash('sha256').update(from).digest();
}

function sealOf(made: Buffer, content: Buffer): Buffer {
  return createHash('sha256').update(codeDigest()).update(made).update(content).digest();
}

/** The digest of the code, where build/run.js has compiled it in. */
declare const CODE_DIGEST: string | undefined;

let digest = typeof CODE_DIGEST === 'string' ? CODE_DIGEST : undefined;

/** The digest of the running code. */
export function codeDigest(): string {
  digest ??= digestOfCode(CODE_ROOT, PACKAGE_ROOT);
  return digest;
}
