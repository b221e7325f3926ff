import { describe, expect, it } from 'vitest';
import { dateOf, isoDate, weekdayOf } from '../../../generator/calendar/day-number.ts';
import { paschaOf } from '../../../generator/calendar/pascha.ts';
import { realCatalog } from '../../support/real-days.ts';
import { readingsOn, referencesOn } from '../../support/real-readings.ts';

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
    const apostle = weeks.get(week)?.[1]?.liturgy?.find(({ kind }) => kind === 'apostle')?.reference;
    expect(around).toContain(apostle);
    expect([monday - 4, monday - 3, monday - 2].flatMap(ordinary).filter((it) => it.startsWith('Luke'))).toEqual([]);
  });

  it('reads each weekday of the weeks after Pentecost until the Exaltation, on its day or near it', () => {
    const last = sundayAfterExaltation(year) - 14;
    for (let day = pascha + 57; day <= last; day++) {
      if (weekdayOf(day) === 0) continue;
      const week = Math.floor((day - pascha - 50) / 7) + 1;
      const near = [-2, -1, 0, 1].flatMap((step) => referencesOn(dateAt(day + step)));
      for (const { reference } of weeks.get(week)?.[weekdayOf(day)]?.liturgy ?? []) expect(near).toContain(reference);
    }
  });

  it('opens the Triodion with Zacchaeus before it', () => {
    expect(ordinary(next - 77)).toEqual(['1Tim.4.9-15', 'Luke.19.1-10']);
    expect(ordinary(next - 70)).toEqual(['2Tim.3.10-15', 'Luke.18.10-14']);
  });

  it('reads the last week of Luke before the Publican and the Pharisee', () => {
    const week = [-76, -75, -74, -73, -72, -71].flatMap((distance) => referencesOn(dateAt(next + distance)));
    const gospels = [1, 2, 3, 4, 5].flatMap((day) => weeks.get(33)?.[day]?.liturgy?.[1]?.reference ?? []);
    expect(gospels.filter((gospel) => week.includes(gospel)).length).toBeGreaterThanOrEqual(2);
  });

  it('has the Forefathers’ readings on their Sunday alone', () => {
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

  it('has the eleven gospels of Sunday matins in turn', () => {
    const gospels = realCatalog.lectionary.usage.matins.gospels.map(({ reference }) => reference);
    for (let day = pascha + 56, i = 0; day <= next - 14; day += 7, i++) {
      const given = readingsOn(dateAt(day)).readings.filter(({ service }) => service === 'matins');
      expect(given.length, dateAt(day)).toBe(1);
      if (given[0]?.of === null) expect(given[0].reference).toBe(gospels[i % 11]);
    }
  });
});
