import { type DayNumber, dateOf, dayNumber } from './day-number.ts';

/** The day numbers of a civil (Gregorian) year, in order. */
export function daysOfYear(year: number): DayNumber[] {
  const first = firstDayOfYear(year);
  return Array.from({ length: firstDayOfYear(year + 1) - first }, (_, i) => first + i);
}

/** The day number of 1 January of a civil year. */
export function firstDayOfYear(year: number): DayNumber {
  return dayNumber('gregorian', { year, month: 1, day: 1 });
}

/** The civil year of a day. */
export function civilYearOf(day: DayNumber): number {
  return dateOf('gregorian', day).year;
}
