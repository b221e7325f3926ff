import type { NotFound } from '../../schemas/types.ts';
import type { TextLanguage } from '../contract/languages.ts';

const MESSAGES: Record<NotFound['code'], { ru: string; en: string }> = {
  ID_NOT_FOUND: { ru: 'Для этого id нет текстов.', en: 'There are no texts for this id.' },
  LANGUAGE_NOT_AVAILABLE: { ru: 'Текста на этом языке нет.', en: 'There is no text in this language.' },
  NUMBER_NOT_FOUND: { ru: 'Текста с таким номером нет.', en: 'There is no text of this number.' },
};

/** Why nothing was found, in the language of the answer; Church Slavonic is answered in Russian. */
export function notFound<C extends NotFound['code']>(code: C, lang: TextLanguage): { code: C; message: string } {
  return { code, message: MESSAGES[code][lang === 'en' ? 'en' : 'ru'] };
}
