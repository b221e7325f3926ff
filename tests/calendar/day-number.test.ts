import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysOfYear } from '../../generator/calendar/civil-year.ts';
import { dateOf, dayNumber, isDate, isoDate, weekdayOf } from '../../generator/calendar/day-number.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../generator/contract/years.ts';

const DAY = 86_400_000;
const EPOCH = 2440588;

describe('day numbers', () => {
  it('agree with the Gregorian calendar of JavaScript on every day of the range', () => {
    for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
      for (const day of daysOfYear(year)) {
        const oracle = new Date((day - EPOCH) * DAY);
        if (isoDate(dateOf('gregorian', day)) !== oracle.toISOString().slice(0, 10)) expect.fail(`day ${day}`);
        if (weekdayOf(day) !== oracle.getUTCDay()) expect.fail(`weekday of day ${day}`);
      }
    }
  });

  it('come back from both calendars on every day of the range', () => {
    for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
      for (const day of daysOfYear(year)) {
        for (const calendar of ['gregorian', 'julian'] as const) {
          if (dayNumber(calendar, dateOf(calendar, day)) !== day) expect.fail(`${calendar} day ${day}`);
        }
      }
    }
  });

  it('step through the Julian calendar by its own leap rule', () => {
    let date = dateOf('julian', daysOfYear(FIRST_YEAR)[0] as number);
    for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
      for (const day of daysOfYear(year)) {
        if (isoDate(dateOf('julian', day)) !== isoDate(date)) expect.fail(`day ${day} is not ${isoDate(date)}`);
        date = nextJulian(date);
      }
    }
  });

  it.each([
    ['2000-01-01', '1999-12-19', 2451545],
    ['1583-01-01', '1582-12-22', 2299239],
    ['1900-03-13', '1900-02-29', 2415092],
    ['2100-03-14', '2100-02-29', 2488142],
    ['2026-01-07', '2025-12-25', 2461048],
  ])('know %s as Julian %s and as day %i', (gregorian, julian, day) => {
    expect(isoDate(dateOf('gregorian', day))).toBe(gregorian);
    expect(isoDate(dateOf('julian', day))).toBe(julian);
  });

  it.each([
    ['gregorian', '2026-02-29', false],
    ['gregorian', '2100-02-29', false],
    ['gregorian', '2000-02-29', true],
    ['julian', '2100-02-29', true],
    ['gregorian', '2026-13-01', false],
    ['gregorian', '2026-04-31', false],
    ['gregorian', '2026-00-10', false],
    ['gregorian', '2026-01-00', false],
  ] as const)('in the %s calendar, %s exists: %s', (calendar, text, exists) => {
    const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
    expect(isDate(calendar, { year, month, day })).toBe(exists);
  });

  it.each([
    { year: 2026.5, month: 1, day: 1 },
    { year: 2026, month: 1.5, day: 1 },
    { year: 2026, month: 1, day: 1.5 },
  ])('know no date with fractions: %j', (date) => {
    expect(isDate('gregorian', date)).toBe(false);
  });

  it('keep the distance between two days, whatever the calendar', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2299239, max: 2816787 }), fc.integer({ min: 0, max: 4000 }), (day, distance) => {
        const there = dayNumber('julian', dateOf('julian', day + distance));
        return there - dayNumber('gregorian', dateOf('gregorian', day)) === distance;
      }),
    );
  });
});

function nextJulian({ year, month, day }: { year: number; month: number; day: number }) {
  const lengths = [31, year % 4 === 0 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  if (day < (lengths[month - 1] as number)) return { year, month, day: day + 1 };
  return month < 12 ? { year, month: month + 1, day: 1 } : { year: year + 1, month: 1, day: 1 };
}
