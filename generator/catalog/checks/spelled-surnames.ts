import { message } from '../../messages/message.ts';
import type { DataFiles } from '../data-files.ts';
import { russianCases } from '../person-names.ts';
import type { Problem } from '../problem.ts';
import { Surnames } from '../surnames.ts';
import type { Check } from './check.ts';
import { names } from './name-check.ts';

/** A surname of somebody who reposed since 1900 has the English spelling that surnames.yaml gives it. */
export const spelledSurnames: Check = (files) => {
  const [tables] = files.surnames;
  if (!tables) return [];
  const surnames = new Surnames(tables.value);
  const given = givenNames(files);
  return names(files).flatMap(({ entry, key, text: { ru = '', en = '' } }): Problem[] =>
    surnamesIn(ru, given).flatMap((surname) => {
      const spellings = surnames.spellings(surname);
      if (spellings.some((spelling) => holds(en, spelling))) return [];
      return [entry.problem([key, 'en'], message('otherSurname', surname, spellings[0] ?? ''))];
    }),
  );
};

/** The given names in all their cases, without the plurals that are surnames (`Тимофеев`, `Антонов`). */
function givenNames({ names }: DataFiles): ReadonlySet<string> {
  return new Set(
    names.flatMap(({ value }) => {
      const name = value.ru.toLowerCase();
      return russianCases(value).filter((form) => form === name || !/[ео]в$/.test(form));
    }),
  );
}

const RECENT = /\((?:[^()]*\D)?(?:19|20)\d\d(?!\d)[^()]*\)/;
const SURNAME = /^(\(?)([А-Я][а-я]+(?:-[А-Я][а-я]+)*)/;

/** The words in parentheses or directly after a given name that are no given names themselves. */
function surnamesIn(ru: string, given: ReadonlySet<string>): string[] {
  if (!RECENT.test(ru) || ru.includes('до Р. Х.')) return [];
  const words = ru.split(/\s+/);
  return words.flatMap((word, i) => {
    const [, opening, surname] = SURNAME.exec(word) ?? [];
    if (surname === undefined || given.has(surname.toLowerCase())) return [];
    return opening === '(' || given.has((words[i - 1] ?? '').toLowerCase()) ? [surname] : [];
  });
}

/** Whether a printed name contains the words. */
function holds(printed: string, spelling: string): boolean {
  return ` ${(printed.match(/[\p{L}’-]+/gu) ?? []).join(' ')} `.includes(` ${spelling} `);
}
