import { weekdayOf } from '../../calendar/day-number.ts';
import type { Language } from '../../contract/languages.ts';
import { memoize } from '../../memoize.ts';
import { dateFrom, numberOf } from './place.ts';

const LOCALES = { ru: 'ru-RU', en: 'en-GB' } as const;

/** `7 января 2026`: a date of either calendar. */
export function longDate(lang: Language, date: string): string {
  return `${dayAndMonth(lang, date)} ${dateFrom(date).year}`;
}

/** `7 января`. */
export function dayAndMonth(lang: Language, date: string): string {
  const { month, day } = dateFrom(date);
  return inLeapYear(lang, month, day, 'dayAndMonth');
}

/** `январь`. */
export function monthName(lang: Language, month: number): string {
  return inLeapYear(lang, month, 1, 'month');
}

/** Names of the days of the week from Monday on. */
export function weekdayNames(lang: Language, style: 'long' | 'short'): string[] {
  return [1, 2, 3, 4, 5, 6, 7].map((day) => inLeapYear(lang, 5, day, style));
}

/** The weekday of a civil date, as it is written in a sentence. */
export function weekday(lang: Language, date: string, style: 'long' | 'short' = 'long'): string {
  return weekdayNames(lang, style)[(weekdayOf(numberOf(date)) + 6) % 7] as string;
}

/** A text with a capital first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** In 2000, a year with every day of both calendars; its 1 May was a Monday. */
function inLeapYear(lang: Language, month: number, day: number, form: Form): string {
  return formats(`${lang} ${form}`).format(Date.UTC(2000, month - 1, day));
}

/** The formats of dates and their parts. */
const FORMS = {
  dayAndMonth: { day: 'numeric', month: 'long' },
  month: { month: 'long' },
  long: { weekday: 'long' },
  short: { weekday: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
type Form = keyof typeof FORMS;

/** Each is made once: making them again took more than half of the time of rendering all pages of a year. */
const formats = memoize((key: `${Language} ${Form}`) => {
  const [lang, form] = key.split(' ') as [Language, Form];
  return new Intl.DateTimeFormat(LOCALES[lang], { ...FORMS[form], timeZone: 'UTC' });
});
