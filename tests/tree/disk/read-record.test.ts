import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordPath } from '../../../generator/contract/paths.ts';
import { sha256 } from '../../../generator/sha256.ts';
import { readRecord } from '../../../generator/tree/disk/read-record.ts';
import { type PartRecord, recordText } from '../../../generator/tree/record/record.ts';
import { temporaryFolder } from '../../support/data-folder.ts';

const PART = '2026';
let out: string;
beforeEach(() => {
  out = temporaryFolder();
  mkdirSync(path.dirname(path.join(out, recordPath(PART))), { recursive: true });
});

describe('Reading the record of a part', () => {
  it('gives what was written', () => {
    write(recordOf('2026-01-01.json'));
    expect(readRecord(out, PART)).toEqual(recordOf('2026-01-01.json'));
  });

  it('refuses a record that names a file elsewhere', () => {
    write(recordOf('../2026-01-01.json'));
    expect(readRecord(out, PART)).toBeNull();
  });

  it('finds none if the file is missing', () => {
    expect(readRecord(out, PART)).toBeNull();
  });
});

function recordOf(name: string): PartRecord {
  const lines = `${name} 10 ${'a'.repeat(64)}`;
  const folder = { path: 'api/v1/en/calendar/2026', bytes: 10, sha256: sha256(Buffer.from(lines)), count: 1, lines };
  return { inputs: 'abc', from: {}, folders: [folder] };
}

function write(record: PartRecord): void {
  writeFileSync(path.join(out, recordPath(PART)), recordText(record));
}
