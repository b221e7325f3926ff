import { dateOf, dayNumber, isDate, monthDay } from '../calendar/day-number.ts';

/** The months in data files and dates: `01` to `12`. */
export const MONTH_NUMBERS: readonly string[] = Array.from({ length: 12 }, (_, i) => String(i + 1).padStart(2, '0'));

/** A leap year of our century, in which the calendars differ by thirteen days. */
const YEAR = 2000;

/** The days `MM-DD` of a month of a leap year. */
export function daysOfMonth(month: string): string[] {
  return Array.from({ length: 31 }, (_, i) => i + 1)
    .filter((day) => isDate('julian', { year: YEAR, month: Number(month), day }))
    .map((day) => monthDay({ month: Number(month), day }));
}

/** The old-style day `MM-DD` of a civil date in our century. */
export function julianOfCivil(civil: string): string {
  const [month = 1, day = 1] = civil.split('-').map(Number);
  // After February, so that no leap day is between a date and the year before it.
  return monthDay(dateOf('julian', dayNumber('gregorian', { year: YEAR + 1, month, day })));
}

/** The day of a month that was probably meant: `9-25`, `09.25`, `25-09`, `25.9`; null if it is uncertain. */
export function meantDay(written: string, month: string): string | null {
  const [, first, second] = /^(\d{1,2})[-./–— ](\d{1,2})$/.exec(written.trim()) ?? [];
  if (first === undefined || second === undefined) return null;
  const days = daysOfMonth(month);
  const readings = [
    [first, second],
    [second, first],
  ].map((numbers) => numbers.map((number) => number.padStart(2, '0')).join('-'));
  return readings.find((day) => days.includes(day)) ?? null;
}
