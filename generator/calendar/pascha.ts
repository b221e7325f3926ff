import { type DayNumber, dateOf, dayNumber } from './day-number.ts';

/**
 * The day of Pascha in a year, by the Alexandrian computus: the Sunday after the paschal full moon of the Julian
 * calendar's nineteen-year cycle. The Julian and the civil year of Pascha always agree.
 * Source: J. Meeus, Astronomical Algorithms, 2nd ed., ch. 8, "Julian Easter".
 */
export function paschaOf(year: number): DayNumber {
  const a = year % 4;
  const b = year % 7;
  const c = year % 19;
  const fullMoon = (19 * c + 15) % 30;
  const toSunday = (2 * a + 4 * b - fullMoon + 34) % 7;
  const sum = fullMoon + toSunday + 114;
  return dayNumber('julian', { year, month: Math.floor(sum / 31), day: (sum % 31) + 1 });
}

/** Days from Pascha of the civil year to the day: 0 is Pascha, negative before it. */
export function daysFromPascha(day: DayNumber): number {
  return day - paschaOf(dateOf('gregorian', day).year);
}

/**
 * The week after Pentecost of a day, 1 or more. Week 1 begins on the Monday after Pentecost and ends on the Sunday of
 * All Saints; the count continues through Lent and Pascha to the next Pentecost inclusive.
 */
export function weekAfterPentecost(day: DayNumber): number {
  const { year } = dateOf('gregorian', day);
  const thisYear = paschaOf(year) + DAYS_TO_PENTECOST;
  const last = day > thisYear ? thisYear : paschaOf(year - 1) + DAYS_TO_PENTECOST;
  return Math.ceil((day - last) / 7);
}

const DAYS_TO_PENTECOST = 49;
