import type { Language } from '../../contract/languages.ts';
import { foreignLetterIn } from '../checks/one-alphabet.ts';
import { CYRILLIC, LATIN, twins } from '../look-alikes.ts';
import { type NameRepair, nameFix } from './fix.ts';

const NUMERAL = /^(?=.)C{0,3}(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;

/**
 * Replaces look-alike letters in a word that has a letter of the right alphabet, or that is a single letter. A Roman
 * numeral gets Latin letters. A word entirely in the other alphabet may be intended.
 */
export const inOneAlphabet: NameRepair = (name, lang) =>
  name.replace(/[\p{L}\p{M}]+/gu, (word) => {
    if (foreignLetterIn(word, lang) === null) return word;
    const latin = twins(word, CYRILLIC, LATIN);
    if (lang === 'en') return isMostlyOwn(word, lang) ? pure(latin, word, /^[\p{Script=Latin}\p{M}]+$/u) : word;
    if (NUMERAL.test(latin)) return latin;
    const cyrillic = twins(word, LATIN, CYRILLIC);
    return isMostlyOwn(word, lang) ? pure(cyrillic, word, /^[\p{Script=Cyrillic}\p{M}]+$/u) : word;
  });

function isMostlyOwn(word: string, lang: Language): boolean {
  return word.length === 1 || (lang === 'ru' ? /\p{Script=Cyrillic}/u : /\p{Script=Latin}/u).test(word);
}

function pure(better: string, word: string, alphabet: RegExp): string {
  return alphabet.test(better) ? better : word;
}

export const oneAlphabet = nameFix(foreignLetterIn, inOneAlphabet);
