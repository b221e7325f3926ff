import { message } from '../../messages/message.ts';
import { type NameRule, nameCheck } from './name-check.ts';

/** Centuries have Roman numerals, and so have councils, popes and kings. */
const ROMAN_NUMERAL = /(?<!\p{L})[IVXLC]+(?!\p{L})/gu;

/** A Russian name has Cyrillic letters, an English one Latin letters: a look-alike letter breaks every search. */
export const foreignLetterIn: NameRule = (name, lang) => {
  const letters = lang === 'ru' ? name.replace(ROMAN_NUMERAL, '') : name;
  const other = lang === 'ru' ? /\p{Script=Latin}/u : /\p{Script=Cyrillic}/u;
  const [letter] = other.exec(letters) ?? [];
  if (letter === undefined) return null;
  const word = letters.split(/\s+/).find((part) => part.includes(letter)) ?? letters;
  return lang === 'ru' ? message('latinLetter', word, letter) : message('cyrillicLetter', word, letter);
};

export const oneAlphabet = nameCheck(foreignLetterIn);
