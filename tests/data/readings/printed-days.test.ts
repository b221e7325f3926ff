import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { held, optionalMissing, servicesOf } from './held-against-print.ts';
import { type PrintedDay, printedDays } from './printed-days.ts';
import { readingsOn, referencesOn } from './real-readings.ts';

const printed = (file: string) => printedDays(new URL(file, import.meta.url));
const atLiturgy = ({ services }: PrintedDay) => services.get('liturgy') ?? [];
const isGospel = (reference: string) => /^(Matt|Mark|Luke|John)\./.test(reference);

/** The days and services on which the calendar does not follow the print of a single year; `otherwise.txt` says why. */
const OTHERWISE = new Set(
  readFileSync(new URL('otherwise.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' ', 2).join(' ')),
);

const YEARS = [...Array.from({ length: 9 }, (_, i) => 2009 + i), ...Array.from({ length: 7 }, (_, i) => 2019 + i)];

describe.each(YEARS)('the calendar of %i', (year) => {
  const days = printed(`printed-${year}.txt`);

  it('is returned completely, at every service, in the order of print', () => {
    const differences = days.flatMap((day) =>
      servicesOf(day, days).flatMap((service) => {
        const { missing, surplus, inOrder } = held(day, service);
        const name = `${day.date} ${service}`;
        const right = missing.length === 0 && surplus.length === 0 && inOrder;
        return right === OTHERWISE.has(name) ? [`${name}: missing ${missing}, surplus ${surplus}`] : [];
      }),
    );
    expect(days.length).toBeGreaterThanOrEqual(350);
    expect(differences).toEqual([]);
  });

  it('has the optional readings of its footnotes', () => {
    expect(days.flatMap((day) => optionalMissing(day).map((missing) => `${day.date} ${missing}`))).toEqual([]);
  });

  it('has these tones', () => {
    const wrong = days.filter(({ date, tone }) => {
      const given = readingsOn(date).tone;
      return tone !== undefined && given !== null && given !== tone;
    });
    expect(wrong.map(({ date }) => date)).toEqual([]);
  });
});

describe('every printed day of 2026 is returned as printed', () => {
  it.each(printed('printed-2026.txt').map((day) => [day.date, atLiturgy(day)] as const))('%s', (date, references) => {
    const given = referencesOn(date);
    expect(given.filter(isGospel)).toEqual(references.filter(isGospel));
    expect(given.filter((reference) => !isGospel(reference))).toEqual(
      references.filter((reference) => !isGospel(reference)),
    );
  });
});

describe('single printed days of other years', () => {
  it.each(printed('printed-other-years.txt').map((day) => [day.date, atLiturgy(day)] as const))(
    '%s',
    (date, references) => {
      expect(referencesOn(date)).toEqual(references);
    },
  );
});

describe('tones as printed', () => {
  it.each([
    ['2011-07-10', 3],
    ['2011-03-13', 1],
    ['2012-06-24', 2],
    ['2014-09-28', 7],
    ['2010-01-31', 1],
    ['2009-09-20', 6],
    ['2026-10-14', 2],
  ])('%s has tone %i', (date, tone) => {
    expect(readingsOn(date).tone).toBe(tone);
  });
});

describe('the gospels of matins as printed', () => {
  it.each([
    ['2009-09-20', 'Luke.24.1-12'],
    ['2010-01-31', 'Matt.28.16-20'],
    ['2011-03-13', 'John.20.19-31'],
    ['2011-07-10', 'Luke.24.1-12'],
    ['2012-06-24', 'Mark.16.9-20'],
    ['2013-10-26', 'Luke.1.39-49,1.56'],
    ['2014-09-28', 'Luke.24.12-35'],
    ['2017-10-31', 'John.21.15-25'],
  ])('%s has %s', (date, gospel) => {
    expect(referencesOn(date, 'matins')).toEqual([gospel]);
  });
});
