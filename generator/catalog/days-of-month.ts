import { dateOf, dayNumber, isDate, monthDay } from '../calendar/day-number.ts';

/** A leap year of our century, in which both styles are thirteen days apart. */
const YEAR = 2000;

/** The days `MM-DD` of a month of a leap year. */
export function daysOfMonth(month: string): string[] {
  return Array.from({ length: 31 }, (_, i) => i + 1)
    .filter((day) => isDate('julian', { year: YEAR, month: Number(month), day }))
    .map((day) => monthDay({ month: Number(month), day }));
}

/** The day `MM-DD` of the old style on which a civil date falls in our century. */
export function julianOfCivil(civil: string): string {
  const [month = 1, day = 1] = civil.split('-').map(Number);
  // After February, so that no leap day stands between a date and its year before.
  return monthDay(dateOf('julian', dayNumber('gregorian', { year: YEAR + 1, month, day })));
}

/**
 * The day of a month that somebody means who writes it otherwise: `9-25`, `09.25`, `25-09`, `25.9`; null where none is
 * certain.
 */
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
