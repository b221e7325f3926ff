import type { Language } from '../../contract/languages.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

/** All that the page says of itself in one language. */
export type Words = typeof ru;

/** The words of the page, a file a language. */
export const WORDS: Readonly<Record<Language, Words>> = { ru, en };
