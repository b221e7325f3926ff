import type { Language } from '../../contract/languages.ts';

/** The words of searches in Russian. */
export const ruSearch = {
  searchOf: (wanted: string) => `Поиск: ${wanted}`,
  searchAbout:
    'Введите имя святого, название праздника, иконы или текста. Падеж, буква ё и небольшие опечатки поиску не мешают.',
  searching: 'Загружается указатель…',
  nothingFound: 'Ничего не найдено',
  tryOtherwise: 'Попробуйте другое написание или оставьте одно слово, например только имя.',
  foundNear: 'Точного совпадения нет; показано похожее.',
  moreFound: (count: number) => `И еще ${count}. Чтобы найти нужное, добавьте слово.`,
  fast: 'Пост',
  newStyle: 'По новому стилю',
  oldStyle: (day: string) => `${day} по старому стилю`,
  searchIndex: 'Указатель для поиска',
  searchIsMissing: 'Указателя для поиска здесь нет, поэтому искать нельзя. Дни и тексты открываются как обычно.',
};

/** The words of searches in English. */
export const enSearch: typeof ruSearch = {
  searchOf: (wanted) => `Search: ${wanted}`,
  searchAbout: 'Type the name of a saint, a feast, an icon or a text. Small spelling mistakes do not matter.',
  searching: 'Loading the index…',
  nothingFound: 'Nothing found',
  tryOtherwise: 'Try another spelling or a single word, for example only the name.',
  foundNear: 'There is no exact match. These names are similar.',
  moreFound: (count) => `And ${count} more. Add a word to narrow the search.`,
  fast: 'Fast',
  newStyle: 'Civil calendar',
  oldStyle: (day) => `${day} of the Julian calendar`,
  searchIndex: 'Search index',
  searchIsMissing: 'This site has no search index. You can still read days and texts.',
};

const WORDS: Readonly<Record<Language, typeof ruSearch>> = { ru: ruSearch, en: enSearch };

/** The words of searches, which are loaded separately from those of the page. */
export function searchWords({ lang }: { readonly lang: Language }): typeof ruSearch {
  return WORDS[lang];
}
