import type { Language } from '../../contract/languages.ts';

/** The words of saved names in Russian. */
export const ruNames = {
  name: 'Имя',
  save: 'Сохранить',
  forget: (name: string) => `Убрать имя ${name}`,
  noNameDays: 'Дни памяти святых с этим именем не найдены.',
  nameList: 'Список имен',
};

/** The words of saved names in English. */
export const enNames: typeof ruNames = {
  name: 'Name',
  save: 'Save',
  forget: (name) => `Remove ${name}`,
  noNameDays: 'The calendar has no day for this name.',
  nameList: 'List of names',
};

const WORDS: Readonly<Record<Language, typeof ruNames>> = { ru: ruNames, en: enNames };

/** The words of saved names, which are loaded separately from those of the page. */
export function namesWords({ lang }: { readonly lang: Language }): typeof ruNames {
  return WORDS[lang];
}
