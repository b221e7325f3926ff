import { dateOf, isoDate, weekdayOf } from '../../calendar/day-number.ts';
import type { Language } from '../../contract/languages.ts';
import { dateFrom, numberOf } from './place.ts';

const LOCALES = { ru: 'ru-RU', en: 'en-GB' } as const;

/** `7 января 2026`: a date of whichever calendar. */
export function longDate(lang: Language, date: string): string {
  return `${dayAndMonth(lang, date)} ${dateFrom(date).year}`;
}

/** `7 января`. */
export function dayAndMonth(lang: Language, date: string): string {
  const { month, day } = dateFrom(date);
  return inLeapYear(lang, month, day, { day: 'numeric', month: 'long' });
}

/** `январь`. */
export function monthName(lang: Language, month: number): string {
  return inLeapYear(lang, month, 1, { month: 'long' });
}

/** Names of the days of the week from Monday on. */
export function weekdayNames(lang: Language, style: 'long' | 'short'): string[] {
  return [1, 2, 3, 4, 5, 6, 7].map((day) => inLeapYear(lang, 5, day, { weekday: style }));
}

/** The day of the week of a civil date, as it stands in a sentence. */
export function weekday(lang: Language, date: string): string {
  return weekdayNames(lang, 'long')[(weekdayOf(numberOf(date)) + 6) % 7] as string;
}

/** The civil date of a day number. */
export function civilDate(day: number): string {
  return isoDate(dateOf('gregorian', day));
}

/** The same text beginning with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** In 2000, a year in which every day of either calendar exists; its May began on a Monday. */
function inLeapYear(lang: Language, month: number, day: number, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(LOCALES[lang], { ...options, timeZone: 'UTC' }).format(Date.UTC(2000, month - 1, day));
}
