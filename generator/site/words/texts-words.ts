import type { Language } from '../../contract/languages.ts';
import { enTexts } from './en-texts.ts';
import { ruTexts } from './ru-texts.ts';

const WORDS: Readonly<Record<Language, typeof ruTexts>> = { ru: ruTexts, en: enTexts };

/** The words of texts, which are loaded separately from those of the page. */
export function textsWords({ lang }: { readonly lang: Language }): typeof ruTexts {
  return WORDS[lang];
}
