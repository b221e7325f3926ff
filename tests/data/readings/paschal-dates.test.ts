import { describe, expect, it } from 'vitest';
import { dateOf, isoDate, weekdayOf } from '../../../generator/calendar/day-number.ts';
import { paschaOf } from '../../../generator/calendar/pascha.ts';
import { realCatalog } from '../../support/real-days.ts';
import { readingsOn, referencesOn } from './real-readings.ts';

/** One year for each of the 35 dates of Pascha, by its Julian date. */
const YEARS = new Map<string, number>();
for (let year = 2000; year < 2999; year++) {
  const { month, day } = dateOf('julian', paschaOf(year));
  const name = `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  if (!YEARS.has(name)) YEARS.set(name, year);
}
const ALL = [...YEARS].sort();
const { weeks } = realCatalog.lectionary;

const dateAt = (day: number) => isoDate(dateOf('gregorian', day));
const ordinary = (day: number) => referencesOn(dateAt(day), 'liturgy', null);
/** The Sunday from 15 to 21 September of the Julian calendar. */
function sundayAfterExaltation(year: number): number {
  for (let day = paschaOf(year); ; day++) {
    const julian = dateOf('julian', day);
    if (julian.month === 9 && julian.day >= 15 && weekdayOf(day) === 0) return day;
  }
}

/** Saturdays and Sundays with readings of their own around the feasts of autumn and winter. */
const AROUND_FEASTS: readonly (readonly [id: string, apostle: string, gospel: string])[] = [
  ['saturday_before_exaltation', '1Cor.2.6-9', 'Matt.10.37-11.1'],
  ['sunday_before_exaltation', 'Gal.6.11-18', 'John.3.13-17'],
  ['saturday_after_exaltation', '1Cor.1.26-29', 'John.8.21-30'],
  ['sunday_after_exaltation', 'Gal.2.16-20', 'Mark.8.34-9.1'],
  ['saturday_before_nativity', 'Gal.3.8-12', 'Luke.13.18-29'],
  ['sunday_before_nativity_holy_fathers', 'Heb.11.9-10,11.17-23,11.32-40', 'Matt.1.1-25'],
  ['saturday_after_nativity', '1Tim.6.11-16', 'Matt.12.15-21'],
  ['sunday_after_nativity', 'Gal.1.11-19', 'Matt.2.13-23'],
  ['saturday_before_theophany', '1Tim.3.14-4.5', 'Matt.3.1-11'],
  ['sunday_before_theophany', '2Tim.4.5-8', 'Mark.1.1-8'],
  ['saturday_after_theophany', 'Eph.6.10-17', 'Matt.4.1-11'],
  ['sunday_after_theophany', 'Eph.4.7-13', 'Matt.4.12-17'],
];
/** Weeks whose Sundays are read from the Sunday after the Theophany to that of the Publican, by their number. */
const WINTER_SUNDAYS: readonly (readonly number[])[] = [[], [32], [31, 32], [30, 31, 32], [30, 31, 17, 32]];
/** Weeks of Matthew that are read again if one or two weeks are missing before Luke. */
const AUTUMN_WEEKS: readonly (readonly number[])[] = [[], [11], [10, 11]];
const gospelOf = (week: number, weekday: number) =>
  weeks[week]?.[weekday]?.liturgy?.find(({ kind }) => kind === 'gospel')?.reference ?? '';

/** Days of a church year from the Monday after Pentecost to the Sunday of the Publican and the Pharisee. */
const daysAfterPentecost = (pascha: number, next: number) =>
  Array.from({ length: next - 70 - (pascha + 50) }, (_, i) => pascha + 50 + i);

it('there are 35 dates of Pascha', () => {
  expect(ALL.length).toBe(35);
  expect([ALL[0]?.[0], ALL.at(-1)?.[0]]).toEqual(['03-22', '04-25']);
});

describe.each(ALL)('Pascha on %s (Julian), in %i', (_, year) => {
  const pascha = paschaOf(year);
  const next = paschaOf(year + 1);

  it('Luke begins within the week after the Sunday after the Exaltation, and the Apostle keeps the count', () => {
    const monday = sundayAfterExaltation(year) + 1;
    const week = (monday - pascha - 50) / 7 + 1;
    const around = [monday, monday + 1].flatMap(ordinary);
    expect(around).toContain('Luke.3.19-22');
    const apostle = weeks[week]?.[1]?.liturgy?.find(({ kind }) => kind === 'apostle')?.reference;
    expect(around).toContain(apostle);
    expect([monday - 4, monday - 3, monday - 2].flatMap(ordinary).filter((it) => it.startsWith('Luke'))).toEqual([]);
  });

  it('reads each weekday of the weeks after Pentecost until the Exaltation, on its day or near it', () => {
    const last = sundayAfterExaltation(year) - 14;
    for (let day = pascha + 57; day <= last; day++) {
      if (weekdayOf(day) === 0) continue;
      const week = Math.floor((day - pascha - 50) / 7) + 1;
      const near = [-2, -1, 0, 1].flatMap((step) => referencesOn(dateAt(day + step)));
      for (const { reference } of weeks[week]?.[weekdayOf(day)]?.liturgy ?? []) expect(near).toContain(reference);
    }
  });

  it('begins the Triodion with Zacchaeus before it', () => {
    expect(ordinary(next - 77)).toEqual(['1Tim.4.9-15', 'Luke.19.1-10']);
    expect(ordinary(next - 70)).toEqual(['2Tim.3.10-15', 'Luke.18.10-14']);
  });

  it('reads the last week of Luke before the Publican and the Pharisee', () => {
    const week = [-76, -75, -74, -73, -72, -71].flatMap((distance) => referencesOn(dateAt(next + distance)));
    const gospels = [1, 2, 3, 4, 5].flatMap((day) => weeks[33]?.[day]?.liturgy?.[1]?.reference ?? []);
    expect(gospels.filter((gospel) => week.includes(gospel)).length).toBeGreaterThanOrEqual(2);
  });

  it('has the Forefathers’ readings only on their Sunday', () => {
    const found: string[] = [];
    for (let day = pascha + 57; day < next - 70; day++) {
      if (weekdayOf(day) === 0 && referencesOn(dateAt(day)).includes('Luke.14.16-24')) found.push(dateAt(day));
    }
    const [date = ''] = found;
    expect(found.length).toBe(1);
    const julian = dateOf('julian', Date.parse(date) / 86_400_000 + 2440588);
    expect([julian.month, julian.day >= 11 && julian.day <= 17]).toEqual([12, true]);
  });

  it('moves the ordinary reading of a displaced weekday and never loses it', () => {
    const displaced = ['09-08', '09-25', '09-26', '10-01', '10-22', '11-08', '11-13', '12-05', '12-06'];
    for (let day = pascha + 57; day < next - 70; day++) {
      const julian = dateOf('julian', day);
      const name = `${String(julian.month).padStart(2, '0')}-${String(julian.day).padStart(2, '0')}`;
      if (!displaced.includes(name) || weekdayOf(day) === 0) continue;
      const near = [-1, 0, 1].map((step) => ordinary(day + step).length);
      const pairs = near.reduce((sum, count) => sum + count, 0) / 2;
      const sundays = [-1, 0, 1].filter((step) => weekdayOf(day + step) === 0).length;
      expect(pairs, dateAt(day)).toBeGreaterThanOrEqual(2);
      expect(sundays).toBeLessThan(2);
    }
  });

  it('reads each Saturday and Sunday around a feast once', () => {
    const days = [...daysAfterPentecost(pascha, next), next - 70].map(dateAt);
    for (const [id, apostle, gospel] of AROUND_FEASTS) {
      const own = days.filter((date) => referencesOn(date, 'liturgy', id).includes(apostle));
      expect(own.length, id).toBe(1);
      expect(referencesOn(own[0] ?? ''), id).toContain(gospel);
    }
  });

  it('repeats weeks of Matthew if some are missing before Luke, the later ones last', () => {
    const monday = sundayAfterExaltation(year) + 1;
    const wanting = Math.max(0, (monday - pascha - 50) / 7 - 17);
    for (const [i, week] of (AUTUMN_WEEKS[wanting] ?? []).entries()) {
      const start = monday - 7 * (wanting - i);
      const near = Array.from({ length: 7 }, (_, step) => ordinary(start + step - 1)).flat();
      expect([1, 2, 3, 4, 5].filter((day) => near.includes(gospelOf(week, day))).length).toBeGreaterThanOrEqual(2);
    }
    expect(wanting).toBeLessThanOrEqual(2);
  });

  it('repeats on the Sundays of winter what the number of weeks requires', () => {
    const after = [...daysAfterPentecost(pascha, next), next - 70].find(
      (day) => referencesOn(dateAt(day), 'liturgy', 'sunday_after_theophany').length > 0,
    ) as number;
    const sundays = daysAfterPentecost(pascha, next).filter((day) => weekdayOf(day) === 0 && day >= after);
    const gospels = sundays.flatMap((day) => ordinary(day)[1] ?? []);
    expect(gospels).toEqual((WINTER_SUNDAYS[gospels.length] as readonly number[]).map((week) => gospelOf(week, 0)));
    expect(gospels.length).toBeGreaterThanOrEqual(sundays.length - 1);
  });

  it('reads about the Canaanite woman on at most one Sunday, and about no other twice before winter', () => {
    const sundays = daysAfterPentecost(pascha, next).filter((day) => weekdayOf(day) === 0);
    const canaanite = sundays.filter((day) => ordinary(day).includes(gospelOf(17, 0)));
    expect(canaanite.length).toBeLessThanOrEqual(1);
    const autumn = sundays.filter((day) => day < sundayAfterExaltation(year) - 14).map((day) => ordinary(day)[1]);
    expect(new Set(autumn).size).toBe(autumn.length);
  });

  it('has the eleven gospels of Sunday matins in turn', () => {
    const gospels = realCatalog.lectionary.usage.matins.gospels.map(({ reference }) => reference);
    for (let day = pascha + 56, i = 0; day <= next - 14; day += 7, i++) {
      const given = readingsOn(dateAt(day)).readings.filter(({ service }) => service === 'matins');
      expect(given.length, dateAt(day)).toBe(1);
      if (given[0]?.of === null) expect(given[0].reference).toBe(gospels[i % 11]);
    }
  });
});
