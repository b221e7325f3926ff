import type { Language } from '../../contract/languages.ts';
import { enCalendar } from './en-calendar.ts';
import { ruCalendar } from './ru-calendar.ts';

const WORDS: Readonly<Record<Language, typeof ruCalendar>> = { ru: ruCalendar, en: enCalendar };

/** The words of months and years, which are loaded separately from those of the page. */
export function calendarWords({ lang }: { readonly lang: Language }): typeof ruCalendar {
  return WORDS[lang];
}
