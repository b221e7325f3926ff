import type { DailyEndpoint } from '../../generator/contract/endpoints.ts';
import { LANGUAGES, type Language } from '../../generator/contract/languages.ts';
import type { Day } from '../../generator/days/day.ts';
import type { CalendarDay, FastingDay, MovableDay, SaintsDay } from '../../schemas/types.ts';
import { dailyAnswers } from './daily-answers.ts';
import { realCatalog, realDay } from './real-days.ts';

/** By language, the texts of the daily answers about the project's own data. */
export const answersIn = Object.fromEntries(
  LANGUAGES.map((lang) => [lang, dailyAnswers(realCatalog, lang, 'https://example.org')]),
) as Record<Language, ReturnType<typeof dailyAnswers>>;

function entryOf<D>(endpoint: DailyEndpoint, day: Day, lang: Language): D {
  return JSON.parse(answersIn[lang](endpoint, day.date)).data[day.date];
}

/** What the daily answers say of a day. */
export const calendarOf = (day: Day, lang: Language = 'en') => entryOf<CalendarDay>('calendar', day, lang);
export const calendar = (date: string, lang: Language = 'en') => calendarOf(realDay(date), lang);
export const saints = (date: string, lang: Language = 'en') => entryOf<SaintsDay>('saints', realDay(date), lang);
export const movable = (date: string, lang: Language = 'en') => entryOf<MovableDay>('movable', realDay(date), lang);
export const fasting = (date: string, lang: Language = 'en') => entryOf<FastingDay>('fasting', realDay(date), lang);
