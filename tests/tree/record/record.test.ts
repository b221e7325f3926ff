import { describe, expect, it } from 'vitest';
import { sha256 } from '../../../generator/sha256.ts';
import { placesOf } from '../../../generator/tree/plan/kinds.ts';
import {
  type FolderRecord,
  type PartRecord,
  parseRecord,
  recordText,
  summaryOf,
} from '../../../generator/tree/record/record.ts';

const DAYS = 'api/v1/en/calendar/2026';
const DATASETS = 'api/v1/datasets';
const [A, B, C] = ['a'.repeat(64), 'b'.repeat(64), 'c'.repeat(64)];

function folder(path: string, bytes: number, ...lines: string[]): FolderRecord {
  const text = lines.join('\n');
  return { path, bytes, sha256: sha256(Buffer.from(text)), count: lines.length, lines: text };
}

const record: PartRecord = {
  inputs: 'abc',
  from: { 'calendar.en': [A, B] },
  folders: [
    folder(DAYS, 30, `2026-01-01.json 10 ${A}`, `2026-01-02.json 20 ${B}`),
    folder(DATASETS, 5, `calendar-2026.en.json.gz 5 ${C}`),
    folder('api/v1/en/fasting/2026', 0),
  ],
};
const read = (one: PartRecord) => parseRecord(Buffer.from(recordText(one)), placesOf('2026'));

describe('the record of a part', () => {
  it('is JSON that says what the part was made from and what it contains', () => {
    expect(JSON.parse(recordText(record))).toEqual({
      inputs: 'abc',
      from: { 'calendar.en': [A, B] },
      folders: record.folders.map(({ path, bytes, sha256: digest, lines }) => ({
        path,
        bytes,
        sha256: digest,
        files: lines === '' ? [] : lines.split('\n'),
      })),
    });
  });

  it('is read as it was written', () => {
    expect(read(record)).toEqual(record);
  });

  it('has a line for each file, so that tools can compare', () => {
    expect(recordText(record).split('\n')).toContain(`  "2026-01-02.json 20 ${B}"`);
  });

  it('is summarized for the manifest without the lines of its files, except those of datasets', () => {
    const text = Buffer.from(recordText(record));
    expect(summaryOf(record, text)).toEqual({
      inputs: 'abc',
      sha256: sha256(text),
      bytes: text.length,
      folders: record.folders.map(({ lines, ...others }) => others),
      datasets: [`calendar-2026.en.json.gz 5 ${C}`],
    });
  });

  it.each([
    ['a folder outside the tree', folder('../precious', 1, `a.json 1 ${A}`)],
    ['a way up inside a folder of its own', folder(`${DAYS}/../../../..`, 1, `a.json 1 ${A}`)],
    ['a folder from the root', folder('/etc', 1, `passwd 1 ${A}`)],
    ['a folder of another year', folder('api/v1/en/calendar/2027', 1, `2027-01-01.json 1 ${A}`)],
    ['a file of another year in a shared folder', folder(DATASETS, 1, `calendar-2027.en.json.gz 1 ${C}`)],
    ['a name with a slash', folder(DAYS, 1, `../a.json 1 ${A}`)],
    ['a hidden file', folder(DAYS, 1, `.hidden 1 ${A}`)],
    ['an invalid size', folder(DAYS, 1, `a.json -1 ${A}`)],
    ['an invalid digest', folder(DAYS, 1, 'a.json 1 xyz')],
    ['lines that do not match their digest', { ...folder(DAYS, 1, `a.json 1 ${A}`), sha256: sha256(Buffer.from('')) }],
  ])('is rejected if it names %s', (_, strange) => {
    expect(read({ ...record, folders: [strange] })).toBeNull();
  });

  it.each<[string, unknown]>([
    ['an invalid digest', { 'calendar.en': ['xyz'] }],
    ['a number', { 'calendar.en': [1] }],
    ['a word instead of a list', { 'calendar.en': A }],
    ['nothing', null],
  ])('is rejected if it is made from %s', (_, from) => {
    expect(read({ ...record, from: from as PartRecord['from'] })).toBeNull();
  });

  it('is rejected unless it is byte-for-byte what this program writes', () => {
    const text = recordText(record);
    for (const other of [
      '',
      '{',
      'null',
      '[]',
      '{}',
      `${text} `,
      text.replace('abc', '\\u0061bc'),
      JSON.stringify(JSON.parse(text)),
    ]) {
      expect(parseRecord(Buffer.from(other), placesOf('2026'))).toBeNull();
    }
  });
});
