import { readFileSync } from 'node:fs';
import path from 'node:path';
import { datasetsFolder, recordPath } from '../../contract/paths.ts';
import { sha256 } from './digests.ts';

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
  /** SHA-256 of its lines. */
  readonly sha256: string;
  /** How many files it holds. */
  readonly count: number;
  /** A line `name size hash` for each file, the hash being XXH64 (16 hexadecimal digits) or SHA-256 (64). */
  readonly lines: string;
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

/** The lines of the files of a folder, and what they say. */
export function fileLines({ lines }: FolderRecord): string[] {
  return lines === '' ? [] : lines.split('\n');
}
export function filesOf(folder: FolderRecord): FileLine[] {
  return fileLines(folder).map(parseFileLine);
}

/** The record of a part (`2026`, `texts`), or null where there is none that can be read. */
export function readRecord(out: string, part: string): PartRecord | null {
  return readRecordAnd(out, part, (record) => record);
}

/** The summary of the record of a part, or null where there is none that can be read. */
export function readSummary(out: string, part: string): PartSummary | null {
  return readRecordAnd(out, part, summaryOf);
}

function readRecordAnd<T>(out: string, part: string, use: (record: PartRecord, text: Buffer) => T): T | null {
  try {
    const text = readFileSync(path.join(out, recordPath(part)));
    return use(parseRecord(text), text);
  } catch {
    return null;
  }
}

/** What the manifest needs of a record; all of them whole, with a line for each of millions of files, fill the memory. */
export interface PartSummary {
  readonly inputs: string;
  /** SHA-256 of the record itself. */
  readonly sha256: string;
  readonly folders: readonly Omit<FolderRecord, 'lines'>[];
  /** Lines of the datasets. */
  readonly datasets: readonly string[];
}

/** Summary of a record and of the bytes that stand for it. */
export function summaryOf({ inputs, folders }: PartRecord, text: Uint8Array): PartSummary {
  return {
    inputs,
    sha256: sha256(text),
    folders: folders.map(({ lines, ...folder }) => folder),
    datasets: folders.filter(({ path: name }) => name === datasetsFolder()).flatMap(fileLines),
  };
}

/** Text of a record: the same bytes for the same part, a line a file so that tools can compare. */
export function recordText({ inputs, folders }: PartRecord): string {
  const texts = folders.map(({ path: name, bytes, sha256: digest, lines }) => {
    const about = JSON.stringify({ path: name, bytes, sha256: digest }).slice(0, -1);
    // Names of files, sizes and digests need no escapes, and JSON.stringify takes longest of all where it indents.
    const files = lines === '' ? '' : `\n  "${lines.replaceAll('\n', '",\n  "')}"\n `;
    return ` ${about},"files":[${files}]}`;
  });
  return `{"inputs":${JSON.stringify(inputs)},"folders":[\n${texts.join(',\n')}\n]}\n`;
}

/** A record from its text. */
export function parseRecord(text: Uint8Array): PartRecord {
  const { inputs, folders } = JSON.parse(Buffer.from(text).toString()) as {
    inputs: string;
    folders: { path: string; bytes: number; sha256: string; files: string[] }[];
  };
  const records = folders.map(({ files, ...folder }) => ({ ...folder, count: files.length, lines: files.join('\n') }));
  return { inputs, folders: records };
}
