import { readFileSync } from 'node:fs';
import path from 'node:path';
import { recordPath } from '../layout.ts';

/**
 * What a part of the tree (a year, or the texts) was made from and holds. Records stand in the tree and say three
 * things at once: that the part is whole, whether it is still what the data ask for, and how to tell if it was altered.
 */
export interface PartRecord {
  /** Digest of all that decides the bytes of the part. */
  readonly inputs: string;
  readonly folders: readonly FolderRecord[];
}

export interface FolderRecord {
  /** Below the root of the tree. */
  readonly path: string;
  readonly bytes: number;
  /** SHA-256 of the lines `name size hash` of its files. */
  readonly sha256: string;
  /** `name size hash` of each file, the hash being XXH64 (16 hexadecimal digits) or SHA-256 (64). */
  readonly files: readonly string[];
}

export interface FileLine {
  readonly name: string;
  readonly size: number;
  readonly hash: string;
}

/** The line that a record has of a file, and back. */
export function fileLine({ name, size, hash }: FileLine): string {
  return `${name} ${size} ${hash}`;
}
export function parseFileLine(line: string): FileLine {
  const [name = '', size = '', hash = ''] = line.split(' ');
  return { name, size: Number(size), hash };
}

/** The record of a part (`2026`, `texts`), or null where there is none that can be read. */
export function readRecord(out: string, part: string): PartRecord | null {
  try {
    return JSON.parse(readFileSync(path.join(out, recordPath(part)), 'utf8')) as PartRecord;
  } catch {
    return null;
  }
}

/** Text of a record: the same bytes for the same part, a line a file so that tools can compare. */
export function recordText(record: PartRecord): string {
  return `${JSON.stringify(record, null, 1)}\n`;
}
