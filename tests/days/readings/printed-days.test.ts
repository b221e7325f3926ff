import { describe, expect, it } from 'vitest';
import { held } from '../../support/held-against-print.ts';
import { type PrintedDay, printedDays } from '../../support/printed-days.ts';
import { readingsOn, referencesOn } from '../../support/real-readings.ts';

const printed = (file: string) => printedDays(new URL(file, import.meta.url));
const atLiturgy = ({ services }: PrintedDay) => services.get('liturgy') ?? [];
const isGospel = (reference: string) => /^(Matt|Mark|Luke|John)\./.test(reference);

/** The days on which the calendar does not follow the print of a single year, and why. */
const OTHERWISE: Readonly<Record<string, string>> = {
  '2019-07-16 matins': 'Saint Philip’s gospel of matins in this year alone',
  '2020-01-26 liturgy': 'Saint Irenarch, whom the calendar of 2025 leaves to a footnote on this Sunday',
  '2021-03-02 matins': 'Saint Hermogenes at matins without readings at the Liturgy',
  '2024-03-01 matins': 'Saint Hermogenes at matins without readings at the Liturgy',
  '2021-06-22 liturgy': 'Saint Cyril of White Lake, who is left to a footnote in this year alone',
  '2021-08-12 liturgy': 'the saint has the Gospel of the day, which is read once',
  '2023-05-13 liturgy': 'the saint has the Apostle of the day, which is read once',
  '2022-02-05 matins': 'Saint Clement with a polyeleos in this year alone',
  '2022-06-09 matins': 'Saint John the Russian has the gospel of confessors in some years',
  '2023-06-09 matins': 'Saint John the Russian has the gospel of confessors in some years',
  '2023-06-01 matins': 'the Vladimir icon, which is kept with Saint Demetrius of the Don in this year',
  '2023-10-27 liturgy': 'Saint Athanasius of Kovrov a day earlier, before the Saturday of Saint Demetrius',
  '2023-10-27 matins': 'Saint Athanasius of Kovrov a day earlier, before the Saturday of Saint Demetrius',
};

describe.each([2019, 2020, 2021, 2022, 2023, 2024, 2025])('the calendar of %i', (year) => {
  const days = printed(`printed-${year}.txt`);

  it('is returned completely, at every service, in the order of print', () => {
    const differences = days.flatMap((day) =>
      ['liturgy', ...[...day.services.keys()].filter((service) => service !== 'liturgy')].flatMap((service) => {
        const { missing, surplus, inOrder } = held(day, service);
        const name = `${day.date} ${service}`;
        const right = missing.length === 0 && surplus.length === 0 && inOrder;
        return right === name in OTHERWISE ? [`${name}: missing ${missing}, surplus ${surplus}`] : [];
      }),
    );
    expect(days.length).toBeGreaterThanOrEqual(360);
    expect(differences).toEqual([]);
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
