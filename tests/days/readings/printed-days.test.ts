import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readingsOn, referencesOn } from '../../support/real-readings.ts';

/** Dates with the references that were printed for them. */
function printed(file: string): [string, string[]][] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [date = '', ...references] = line.split(' ');
      return [date, references];
    });
}

const isGospel = (reference: string) => /^(Matt|Mark|Luke|John)\./.test(reference);

describe('every printed day of 2026 is given as it is printed', () => {
  it.each(printed('printed-2026.txt'))('%s', (date, references) => {
    const given = referencesOn(date);
    expect(given.filter(isGospel)).toEqual(references.filter(isGospel));
    expect(given.filter((reference) => !isGospel(reference))).toEqual(
      references.filter((reference) => !isGospel(reference)),
    );
  });
});

describe('single printed days of other years', () => {
  it.each(printed('printed-other-years.txt'))('%s', (date, references) => {
    expect(referencesOn(date)).toEqual(references);
  });
});

describe('tones as they are printed', () => {
  it.each([
    ['2011-07-10', 3],
    ['2011-03-13', 1],
    ['2012-06-24', 2],
    ['2014-09-28', 7],
    ['2021-09-20', 4],
    ['2010-01-31', 1],
    ['2022-01-16', 5],
    ['2022-04-03', 8],
    ['2023-10-04', 8],
    ['2024-06-05', 4],
    ['2025-03-02', 3],
    ['2025-12-21', 3],
    ['2026-10-14', 2],
  ])('%s has tone %i', (date, tone) => {
    expect(readingsOn(date).tone).toBe(tone);
  });
});

describe('the gospels of matins as they are printed', () => {
  it.each([
    ['2010-01-31', 'Matt.28.16-20'],
    ['2011-03-13', 'John.20.19-31'],
    ['2011-07-10', 'Luke.24.1-12'],
    ['2012-06-24', 'Mark.16.9-20'],
    ['2014-09-28', 'Luke.24.12-35'],
    ['2022-01-16', 'John.20.11-18'],
    ['2025-03-02', 'Mark.16.9-20'],
    ['2025-06-22', 'Mark.16.1-8'],
    ['2022-01-15', 'Matt.11.27-30'],
    ['2022-04-03', 'John.20.11-18'],
    ['2023-01-01', 'John.20.1-10'],
    ['2023-10-04', 'John.10.1-9'],
    ['2023-11-22', 'Luke.1.39-49,1.56'],
    ['2024-01-21', 'John.21.15-25'],
    ['2024-10-06', 'Luke.24.1-12'],
    ['2025-12-21', 'Luke.24.36-53'],
  ])('%s has %s', (date, gospel) => {
    expect(referencesOn(date, 'matins')).toEqual([gospel]);
  });
});
