import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { digestOfCode, keptFolder, takeAwayOld } from './kept-folder.js';
import { CODE_ROOT, PACKAGE_ROOT } from './package.ts';

/** How many values of a kind are kept, the newest first: other code, such as that of another branch, has its own. */
const MOST_KEPT = 2;
const SEAL_LENGTH = 32;

/** Keeps plain data from one run to the next, one value for each kind. */
export interface Keeper {
  /** The value of a kind that the same code has kept; undefined if there is none, or it is damaged. */
  read<T>(kind: string): T | undefined;
  /**
   * Keeps a value, completely or not at all. If the folder cannot be written, nothing is kept, and that is no error.
   */
  write(kind: string, value: unknown): void;
}

/**
 * A keeper in a folder: one file for each kind and digest of the code. Each file begins with a digest of its content.
 */
export function keeper(folder = keptFolder(PACKAGE_ROOT)): Keeper {
  const fileOf = (kind: string) => path.join(folder, kind, codeDigest());
  return {
    read: (kind) => {
      try {
        return opened(readFileSync(fileOf(kind)));
      } catch {
        return undefined;
      }
    },
    write: (kind, value) => {
      const file = fileOf(kind);
      const beside = `${file}.${randomUUID()}`;
      try {
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(beside, sealed(value));
        renameSync(beside, file);
        takeAwayOld(path.dirname(file), MOST_KEPT);
      } catch {
        // A value that is not kept is computed again.
      }
    },
  };
}

function sealed(value: unknown): Buffer {
  const content = serialize(value);
  return Buffer.concat([sealOf(content), content]);
}

function opened<T>(bytes: Buffer): T | undefined {
  const content = bytes.subarray(SEAL_LENGTH);
  return bytes.subarray(0, SEAL_LENGTH).equals(sealOf(content)) ? deserialize(content) : undefined;
}

function sealOf(content: Buffer): Buffer {
  return createHash('sha256').update(codeDigest()).update(content).digest();
}

let digest: string | undefined;

/** The digest of the running code. */
export function codeDigest(): string {
  digest ??= digestOfCode(CODE_ROOT, PACKAGE_ROOT);
  return digest;
}
