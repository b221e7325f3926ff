import type { Language } from '../../contract/languages.ts';
import { enDay } from './en-day.ts';
import { ruDay } from './ru-day.ts';

/** The words of a day in one language. */
export type DayWords = typeof ruDay;

/** The words of a day alone, one file for each language. */
export const DAY_WORDS: Readonly<Record<Language, DayWords>> = { ru: ruDay, en: enDay };
