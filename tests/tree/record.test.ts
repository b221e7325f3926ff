import { describe, expect, it } from 'vitest';
import { sha256 } from '../../generator/tree/records/digests.ts';
import { parseRecord, recordText, summaryOf } from '../../generator/tree/records/record.ts';

const record = {
  inputs: 'abc',
  folders: [
    {
      path: 'api/v1/en/calendar/2026',
      bytes: 30,
      sha256: 'd1',
      count: 2,
      lines: '2026-01-01.json 10 aa\n2026-01-02.json 20 bb',
    },
    { path: 'api/v1/datasets', bytes: 5, sha256: 'd2', count: 1, lines: 'calendar-2026.en.json.gz 5 cc' },
    { path: 'empty', bytes: 0, sha256: 'd3', count: 0, lines: '' },
  ],
};

describe('the record of a part', () => {
  it('is JSON that says what it was made from and what it holds', () => {
    expect(JSON.parse(recordText(record))).toEqual({
      inputs: 'abc',
      folders: [
        {
          path: 'api/v1/en/calendar/2026',
          bytes: 30,
          sha256: 'd1',
          files: ['2026-01-01.json 10 aa', '2026-01-02.json 20 bb'],
        },
        { path: 'api/v1/datasets', bytes: 5, sha256: 'd2', files: ['calendar-2026.en.json.gz 5 cc'] },
        { path: 'empty', bytes: 0, sha256: 'd3', files: [] },
      ],
    });
  });

  it('is read as it was written', () => {
    expect(parseRecord(Buffer.from(recordText(record)))).toEqual(record);
  });

  it('has a line for each file, so that tools can compare', () => {
    expect(recordText(record).split('\n')).toContain('  "2026-01-02.json 20 bb"');
  });

  it('is summed up for the manifest without the lines of its files, but for those of datasets', () => {
    const text = Buffer.from(recordText(record));
    expect(summaryOf(record, text)).toEqual({
      inputs: 'abc',
      sha256: sha256(text),
      folders: [
        { path: 'api/v1/en/calendar/2026', bytes: 30, sha256: 'd1', count: 2 },
        { path: 'api/v1/datasets', bytes: 5, sha256: 'd2', count: 1 },
        { path: 'empty', bytes: 0, sha256: 'd3', count: 0 },
      ],
      datasets: ['calendar-2026.en.json.gz 5 cc'],
    });
  });
});
