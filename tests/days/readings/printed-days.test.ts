import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readingsOn, referencesOn } from '../../support/real-readings.ts';

const PRINTED = readFileSync(new URL('printed-2026.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line): [string, string[]] => {
    const [date = '', ...references] = line.split(' ');
    return [date, references];
  });

const isGospel = (reference: string) => /^(Matt|Mark|Luke|John)\./.test(reference);

describe('every printed day of 2026 is given as it is printed', () => {
  it.each(PRINTED)('%s', (date, printed) => {
    const given = referencesOn(date);
    expect(given.filter(isGospel)).toEqual(printed.filter(isGospel));
    expect(given.filter((reference) => !isGospel(reference))).toEqual(
      printed.filter((reference) => !isGospel(reference)),
    );
  });
});

describe('single printed days of other years', () => {
  it.each([
    ['2005-04-30', 'Rom.6.3-11 Matt.28.1-20'],
    ['2010-01-25', '2Pet.1.20-2.9 Mark.13.9-13'],
    ['2011-03-13', 'Heb.11.24-26,11.32-12.2 John.1.43-51'],
    ['2011-06-07', 'Acts.21.26-32 John.16.2-13 2Cor.4.6-15 Matt.11.2-15'],
    ['2011-07-10', 'Rom.6.18-23 Matt.8.5-13 Gal.5.22-6.2 Luke.12.32-40'],
    ['2012-06-24', 'Rom.5.1-10 Matt.6.22-33 Acts.11.19-26,11.29-30 Luke.10.16-21'],
    ['2014-09-28', 'Gal.2.16-20 Mark.8.34-9.1 2Cor.6.1-10 Matt.25.14-30 2Tim.2.1-10 Matt.10.16-22'],
    ['2014-10-13', 'Phil.1.1-7 Luke.6.24-30 Phil.1.8-14 Luke.6.37-45 Heb.7.26-8.2 John.10.9-16'],
    ['2015-11-21', 'Heb.2.2-10 Luke.10.16-21'],
    ['2020-09-02', '2Cor.9.12-10.7 Mark.3.20-27'],
    ['2020-12-19', 'Heb.13.17-21 Luke.6.17-23'],
    ['2021-09-20', '2Cor.12.10-19 Mark.4.10-23 2Cor.12.20-13.2 Mark.4.24-34 Eph.6.10-17 John.15.17-16.2'],
    ['2022-01-16', '2Tim.4.5-8 Mark.1.1-8'],
    ['2022-02-28', '3John.1.1-15 Luke.19.29-40,22.7-39'],
    ['2023-05-31', 'Acts.23.1-11 John.16.15-23'],
    ['2025-03-02', 'Rom.13.11-14.4 Matt.6.14-21'],
    ['2025-05-20', 'Acts.12.25-13.12 John.8.51-59 1Cor.1.18-24 John.19.6-11,19.13-20,19.25-28,19.30-35'],
    ['2025-06-22', 'Rom.2.10-16 Matt.4.18-23 Heb.11.33-12.2 Matt.4.25-5.12'],
  ])('%s', (date, printed) => {
    expect(referencesOn(date)).toEqual(printed.split(' '));
  });
});

describe('tones as they are printed', () => {
  it.each([
    ['2011-07-10', 3],
    ['2011-03-13', 1],
    ['2012-06-24', 2],
    ['2014-09-28', 7],
    ['2021-09-20', 4],
    ['2022-01-16', 5],
    ['2024-06-05', 4],
    ['2025-03-02', 3],
    ['2025-12-21', 3],
    ['2026-10-14', 2],
  ])('%s has tone %i', (date, tone) => {
    expect(readingsOn(date).tone).toBe(tone);
  });
});

describe('the gospels of Sunday matins as they are printed', () => {
  it.each([
    ['2011-03-13', 'John.20.19-31'],
    ['2011-07-10', 'Luke.24.1-12'],
    ['2012-06-24', 'Mark.16.9-20'],
    ['2014-09-28', 'Luke.24.12-35'],
    ['2022-01-16', 'John.20.11-18'],
    ['2025-03-02', 'Mark.16.9-20'],
    ['2025-06-22', 'Mark.16.1-8'],
    ['2025-12-21', 'Luke.24.36-53'],
  ])('%s has %s', (date, gospel) => {
    expect(referencesOn(date, 'matins')).toEqual([gospel]);
  });
});
