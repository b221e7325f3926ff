import { closeSync, openSync, readSync } from 'node:fs';
import path from 'node:path';
import { recordPath } from '../../contract/paths.ts';
import { placesOf } from '../plan/kinds.ts';
import { type PartRecord, type PartSummary, parseRecord, summaryOf } from '../record/record.ts';
import { entryAt, readRegularFile } from './regular-file.ts';

/** The record of a part (`2026`, `texts`) in a tree, or null if there is none that can be read. */
export function readRecord(out: string, part: string): PartRecord | null {
  const text = readRegularFile(path.join(out, recordPath(part)));
  return text && parseRecord(text, placesOf(part));
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
