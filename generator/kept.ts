import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { digestOfCode, keptFolder, takeAwayOld } from './kept-folder.js';
import { CODE_ROOT, PACKAGE_ROOT } from './package.ts';

/** So many are kept of a kind, those made last: other code, such as that of another branch, has its own. */
const MOST_KEPT = 4;
const SEAL_LENGTH = 32;

/** Keeps plain data from one run to the next, one value a kind. */
export interface Keeper {
  /** What the same code has kept of a kind; undefined where nothing is, or it is damaged. */
  read<T>(kind: string): T | undefined;
  /** Keeps a value, whole or not at all. Where the folder cannot be written nothing is kept, and nothing is amiss. */
  write(kind: string, value: unknown): void;
}

/** A keeper in a folder: a file a kind and digest of the code, in which a digest of what is kept stands first. */
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
        // What could not be kept is reckoned again.
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

/** The digest of the code that runs. */
export function codeDigest(): string {
  digest ??= digestOfCode(CODE_ROOT, PACKAGE_ROOT);
  return digest;
}
