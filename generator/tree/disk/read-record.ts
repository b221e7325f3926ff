import { closeSync, openSync, readSync } from 'node:fs';
import path from 'node:path';
import { recordPath } from '../../contract/paths.ts';
import { UserError } from '../../errors.ts';
import { message } from '../../messages/message.ts';
import { placesOf } from '../plan/kinds.ts';
import { type PartRecord, type PartSummary, parseRecord, summaryOf } from '../record/record.ts';
import { readHashedFile } from './recorded.ts';
import { entryAt, readRegularFile } from './regular-file.ts';

/** The record of a part (`2026`, `texts`) in a tree, or null if there is none that can be read. */
export function readRecord(out: string, part: string): PartRecord | null {
  const text = readRegularFile(path.join(out, recordPath(part)));
  return text && parseRecord(text, placesOf(part));
}

/** A record with its text. */
export interface RecordText {
  readonly record: PartRecord;
  readonly text: Buffer;
}

/** The record of a part that has this SHA-256; null if there is none. */
export function readRecordOf(out: string, part: string, digest: string): RecordText | null {
  const text = readHashedFile(path.join(out, recordPath(part)), digest);
  const record = text && parseRecord(text, placesOf(part));
  return record && { record, text };
}

/** The record of a part that a manifest names by its digest; null if there is none. Throws UserError if it is another. */
export function readNamedRecord(out: string, part: string, digest: string): RecordText | null {
  const named = readRecordOf(out, part, digest);
  if (named || entryAt(path.join(out, recordPath(part))) === null) return named;
  throw new UserError(message('listAltered', recordPath(part)));
}

/** A record with the summary that a manifest needs. */
export function readSummed(out: string, part: string): { record: PartRecord; summary: PartSummary } | null {
  const text = readRegularFile(path.join(out, recordPath(part)));
  const record = text && parseRecord(text, placesOf(part));
  return record && { record, summary: summaryOf(record, text) };
}

/** The inputs that a record names, read from its first bytes alone; null if it does not begin like a record. */
export function readInputs(out: string, part: string): string | null {
  const file = path.join(out, recordPath(part));
  if (!entryAt(file)?.isFile()) return null;
  const descriptor = openSync(file, 'r');
  try {
    const start = Buffer.alloc(START.length);
    readSync(descriptor, start, 0, start.length, 0);
    return /^\{"inputs":"([0-9a-f]{64})"/.exec(start.toString('latin1'))?.[1] ?? null;
  } finally {
    closeSync(descriptor);
  }
}
const START = `{"inputs":"${'0'.repeat(64)}"`;
