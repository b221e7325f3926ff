import { orthodoxEaster } from 'date-easter';
import { describe, expect, it } from 'vitest';
import { daysOfYear } from '../../generator/calendar/civil-year.ts';
import { dateOf, dayNumber, isoDate, weekdayOf } from '../../generator/calendar/day-number.ts';
import { daysFromPascha, paschaOf, weekAfterPentecost } from '../../generator/calendar/pascha.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../generator/contract/years.ts';

const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, i) => FIRST_YEAR + i);

/** The paschal full moons by golden number, as the old paschalia print them: month and day of the Julian calendar. */
const FULL_MOONS: [number, number][] = [
  [4, 5], [3, 25], [4, 13], [4, 2], [3, 22], [4, 10], [3, 30], [4, 18], [4, 7], [3, 27],
  [4, 15], [4, 4], [3, 24], [4, 12], [4, 1], [3, 21], [4, 9], [3, 29], [4, 17],
]; // biome-ignore format: a table

describe('Pascha', () => {
  it('is the Sunday after the full moon of the printed paschalia, in every year', () => {
    for (const year of years) {
      const [month, day] = FULL_MOONS[year % 19] as [number, number];
      const moon = dayNumber('julian', { year, month, day });
      const sunday = moon + 7 - weekdayOf(moon);
      if (paschaOf(year) !== sunday) expect.fail(`Pascha of ${year}`);
    }
  });

  it('is the same as in another library, in every year', () => {
    for (const year of years) {
      const { month, day } = orthodoxEaster(year);
      const expected = isoDate({ year, month, day });
      if (isoDate(dateOf('gregorian', paschaOf(year))) !== expected) expect.fail(`Pascha of ${year} is ${expected}`);
    }
  });

  it.each([
    '1917-04-15', '1918-05-05', '1945-05-06', '1983-05-08', '1991-04-07', '2000-04-30', '2010-04-04', '2013-05-05',
    '2016-05-01', '2017-04-16', '2021-05-02', '2024-05-05', '2025-04-20', '2026-04-12',
  ])('fell or falls on %s, as published', (date) => {
    expect(isoDate(dateOf('gregorian', paschaOf(Number(date.slice(0, 4)))))).toBe(date);
  }); // biome-ignore format: a table

  it('is from 22 March to 25 April of the Julian calendar', () => {
    const dates = new Set(years.map((year) => isoDate(dateOf('julian', paschaOf(year))).slice(5)));
    expect([...dates].sort().at(0)).toBe('03-22');
    expect([...dates].sort().at(-1)).toBe('04-25');
    expect(dates.size).toBe(35);
  });
});

describe('the distance from Pascha', () => {
  it('is counted from the Pascha of the civil year', () => {
    expect(daysFromPascha(dayNumber('gregorian', { year: 2026, month: 4, day: 12 }))).toBe(0);
    expect(daysFromPascha(dayNumber('gregorian', { year: 2026, month: 8, day: 28 }))).toBe(138);
    expect(daysFromPascha(dayNumber('gregorian', { year: 2026, month: 2, day: 23 }))).toBe(-48);
  });
});

describe('the week after Pentecost', () => {
  it.each([
    ['2026-05-31', 51],
    ['2026-06-01', 1],
    ['2026-06-07', 1],
    ['2026-06-08', 2],
    ['2027-01-07', 32],
  ])('on %s is %i', (date, week) => {
    const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
    expect(weekAfterPentecost(dayNumber('gregorian', { year, month, day }))).toBe(week);
  });

  it('is positive, grows by one each Monday, and begins again only after Pentecost', () => {
    let previous = weekAfterPentecost((daysOfYear(FIRST_YEAR)[0] as number) - 1);
    for (const year of years) {
      for (const day of daysOfYear(year)) {
        const week = weekAfterPentecost(day);
        const expected = day === paschaOf(year) + 50 ? 1 : weekdayOf(day) === 1 ? previous + 1 : previous;
        if (week !== expected) expect.fail(`week ${week} on day ${day}, not ${expected}`);
        previous = week;
      }
    }
  });
});
