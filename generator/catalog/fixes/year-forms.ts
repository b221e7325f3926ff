import type { Language } from '../../contract/languages.ts';
import { oddYearIn } from '../checks/year-forms.ts';
import { type NameRepair, nameFix } from './fix.ts';

/** Other ways to write the same year, and the form of the house style. */
const SAME: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  ru: [
    [/(?<=[\dIVX])\s*[-‐‑‒–—]\s*(?=[\dIVX])/gu, '–'],
    [/^\s*[†+]\s*/u, ''],
    [/^около\s+/u, 'ок. '],
    [/\s*(?:г\.|гг\.|год|годы)$/u, ''],
    [/(?<=[IVX])\s*(?:в\.|вв\.|век|века)$/u, ''],
    [/\s*до\s+(?:[РP]\.\s*[ХX]\.?|Рождества Христова)$/u, ' до Р. Х.'],
  ],
  en: [
    [/(?<=\d|st|nd|rd|th)\s*[-‐‑‒–—]\s*(?=\d)/gu, '–'],
    [/^\s*[†+]\s*/u, ''],
    [/^d\.\s*/u, ''],
    [/^(?:ca\.|circa)\s*/u, 'c. '],
    [/(?<=st|nd|rd|th)\s+(?:cent\.|century|centuries)(?=$| BC$)/u, ' c.'],
  ],
};

/** Writes a year in parentheses in the house style if the meaning stays the same. */
export const yearRewritten: NameRepair = (name, lang) =>
  name.replace(/\([^)]*\)/gu, (odd) => {
    if (oddYearIn(odd, lang) === null) return odd;
    const inside = SAME[lang].reduce((year, [form, ours]) => year.replace(form, ours), odd.slice(1, -1).trim());
    return oddYearIn(`(${inside})`, lang) === null ? `(${inside})` : odd;
  });

export const yearForms = nameFix(oddYearIn, yearRewritten);
