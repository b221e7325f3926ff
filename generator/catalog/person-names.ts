import type { NameData } from '../../schemas/types.ts';
import { memoizeWeak } from '../memoize.ts';

/** The form of a name that a printed English name contains as a word; null if there is none. */
export function printedForm(name: NameData, printed: string): string | null {
  const words = wordsOf(printed);
  return name.en.find((_, i) => holds(words, englishForms(name)[i] ?? [])) ?? null;
}

/** Whether a printed Russian name contains this name, in any case. */
export function standsInRussian(name: NameData, printed: string): boolean {
  const words = wordsOf(printed);
  return russianForms(name).some((form) => holds(words, form));
}

/** A Russian name in all its cases, in lower case; several words stay together. */
export function russianCases({ ru, cases = [] }: NameData): string[] {
  return [...casesOf(ru), ...cases].map((form) => form.toLowerCase());
}

const englishForms = memoizeWeak(({ en }: NameData) => en.map(wordsOf));
const russianForms = memoizeWeak((name: NameData) => russianCases(name).map(wordsOf));

/** The cases of a Russian name, by its ending, including names that lose a vowel (Павел, Павла). */
export function casesOf(name: string): string[] {
  const last = name.at(-1) ?? '';
  const stem = name.slice(0, -1);
  const with_ = (of: string, ...endings: string[]) => endings.map((ending) => of + ending);
  switch (last) {
    case 'а':
      return [name, ...with_(stem, 'ы', 'и', 'е', 'у', 'ой', 'ою', 'ей', 'ам', 'ами')];
    case 'я':
      return [name, ...with_(stem, 'и', 'е', 'ю', 'ей', 'ею', 'ям', 'ями')];
    case 'й':
      return [name, ...with_(stem, 'я', 'ю', 'ем', 'и', 'е', 'ев', 'ям', 'ями')];
    case 'ь':
      return [name, ...with_(stem, 'я', 'ю', 'ем', 'ём', 'и', 'ью', 'ию')];
    case 'о':
    case 'е':
    case 'и':
    case 'у':
    case 'ы':
      return [name];
    default: {
      const endings = ['а', 'у', 'ом', 'ем', 'е', 'ы', 'и', 'ов', 'ам', 'ами'];
      const fleeting = /^(.+)[еёо]([^аеёиоуыэюя])$/.exec(name);
      const short = fleeting ? with_(`${fleeting[1]}${fleeting[2]}`, ...endings) : [];
      return [name, ...with_(name, ...endings), ...short];
    }
  }
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{M}’']+/gu) ?? []
  );
}

function holds(words: readonly string[], wanted: readonly string[]): boolean {
  return words.some((_, i) => wanted.every((word, j) => words[i + j] === word));
}
