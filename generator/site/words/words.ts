import type { Language } from '../../contract/languages.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

/** All words of the page in one language. */
export type Words = typeof ru;

/** The words of the page, one file for each language. */
export const WORDS: Readonly<Record<Language, Words>> = { ru, en };
