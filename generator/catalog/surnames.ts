import type { SurnameTables } from '../../schemas/types.ts';

/** Endings of the other cases of a surname, and of its nominative. */
const CASES = [
  ['', ''],
  ['а', ''],
  ['я', 'ь'],
  ['ого', 'ий'],
  ['ого', 'ый'],
  ['ой', 'ая'],
  ['ой', 'а'],
  ['их', 'ий'],
] as const;

/** Writes Russian surnames in English with tables. */
export class Surnames {
  private readonly written: ReadonlyMap<string, string>;
  private readonly keys: readonly { letters: string; begins: boolean; ends: boolean; english: string }[];

  constructor({ letters, written }: SurnameTables) {
    this.written = new Map(Object.entries(written));
    this.keys = Object.entries(letters)
      .map(([key, english]) => ({
        letters: key.replace(/[$^]/g, ''),
        begins: key.startsWith('^'),
        ends: key.endsWith('$'),
        english,
      }))
      .sort((a, b) => b.letters.length - a.letters.length);
  }

  /** The spellings that a surname in some case may have, the nominative first. */
  spellings(surname: string): string[] {
    return CASES.filter(([ending]) => surname.endsWith(ending)).map(([ending, nominative]) =>
      this.spelling(surname.slice(0, surname.length - ending.length) + nominative),
    );
  }

  private spelling(surname: string): string {
    return (
      this.written.get(surname) ??
      surname
        .split('-')
        .map((part) => this.letterByLetter(part))
        .join('-')
    );
  }

  private letterByLetter(surname: string): string {
    const word = surname.toLowerCase();
    let english = '';
    for (let at = 0; at < word.length; ) {
      const key = this.keys.find(
        ({ letters, begins, ends }) =>
          word.startsWith(letters, at) && (!begins || at === 0) && (!ends || at + letters.length === word.length),
      );
      english += key ? key.english : word.charAt(at);
      at += key ? key.letters.length : 1;
    }
    return english.charAt(0).toUpperCase() + english.slice(1);
  }
}
