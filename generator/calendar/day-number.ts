/**
 * Dates as Julian day numbers: the day count of astronomers, here for the civil day (noon UT of the day). 2000-01-01
 * (Gregorian) is 2451545. Formulas: E. G. Richards, "Calendars", in the Explanatory Supplement to the Astronomical
 * Almanac, 3rd ed., ch. 15.
 */
export type DayNumber = number;

/** A date of one calendar: the year may be 0 or negative (astronomical reckoning), month 1 to 12, day 1 to 31. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export type CalendarName = 'gregorian' | 'julian';

/** The day number of a date in the given calendar. The date must exist: see {@link isDate}. */
export function dayNumber(calendar: CalendarName, { year, month, day }: CalendarDate): DayNumber {
  const beforeMarch = Math.floor((14 - month) / 12);
  const y = year + 4800 - beforeMarch;
  const m = month + 12 * beforeMarch - 3;
  const julian = day + Math.floor((153 * m + 2) / 5) + 365 * y + Math.floor(y / 4) - 32083;
  return calendar === 'julian' ? julian : julian - Math.floor(y / 100) + Math.floor(y / 400) + 38;
}

/** The date of a day number in the given calendar. */
export function dateOf(calendar: CalendarName, day: DayNumber): CalendarDate {
  const shifted = calendar === 'julian' ? day : day + gregorianShift(day);
  const c = shifted + 32082;
  const y = Math.floor((4 * c + 3) / 1461);
  const dayOfYear = c - Math.floor((1461 * y) / 4);
  const m = Math.floor((5 * dayOfYear + 2) / 153);
  return {
    year: y - 4800 + Math.floor(m / 10),
    month: m + 3 - 12 * Math.floor(m / 10),
    day: dayOfYear - Math.floor((153 * m + 2) / 5) + 1,
  };
}

/**
 * The number of days by which the Gregorian date is ahead of the Julian date: 10 in 1583, 13 from 1900-03-14 to
 * 2100-03-13.
 */
function gregorianShift(day: DayNumber): number {
  const century = Math.floor((4 * (day + 32044) + 3) / 146097);
  return century - Math.floor(century / 4) - 38;
}

/** Whether a date exists in the calendar. */
export function isDate(calendar: CalendarName, date: CalendarDate): boolean {
  const { year, month, day } = date;
  const { isInteger } = Number;
  const areWhole = isInteger(year) && isInteger(month) && isInteger(day);
  if (!areWhole || month < 1 || month > 12 || day < 1 || day > 31) return false;
  if (day <= DAYS_OF_EVERY_MONTH) return true;
  const back = dateOf(calendar, dayNumber(calendar, date));
  return back.year === year && back.month === month && back.day === day;
}

/** No calendar leaves these days out of a month. */
const DAYS_OF_EVERY_MONTH = 28;

/** `YYYY-MM-DD` of a date. */
export function isoDate({ year, month, day }: CalendarDate): string {
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** The date of a `YYYY-MM-DD`, or null if the calendar has no such date. */
export function isoDateIn(calendar: CalendarName, text: string): CalendarDate | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return isDate(calendar, { year, month, day }) ? { year, month, day } : null;
}

/** `MM-DD` of a date, which names its day in the fixed cycle. */
export function monthDay({ month, day }: { month: number; day: number }): string {
  return `${twoDigits(month)}-${twoDigits(day)}`;
}

/** Weekday of a day number: 0 is Sunday, 6 is Saturday. */
export function weekdayOf(day: DayNumber): number {
  return (((day + 1) % 7) + 7) % 7;
}

function twoDigits(n: number): string {
  return n < 10 ? `0${n}` : String(n);
}
