import type { Language } from '../../contract/languages.ts';

/** The words of a parish sheet in Russian. */
export const ruParish = {
  sheet: 'Приходской листок',
  about:
    'Впишите название прихода и то, что хотите сообщить: расписание служб, объявления. Написанное хранится только в этом браузере. Листок печатается на одном листе A4.',
  name: 'Название прихода',
  notes: 'Расписание и объявления',
  ofDay: 'На один день',
  ofWeek: 'На седмицу',
  saints: 'Памяти дня',
  hymns: (day: string) => (day ? `Тропари и кондаки: ${day}` : 'Тропари и кондаки'),
};

/** The words of a parish sheet in English. */
export const enParish: typeof ruParish = {
  sheet: 'Parish sheet',
  about:
    'Write the name of the parish and what you want to say: times of services, announcements. What you write is kept only in this browser. The sheet is printed on one A4 page.',
  name: 'Name of the parish',
  notes: 'Services and announcements',
  ofDay: 'For one day',
  ofWeek: 'For the week',
  saints: 'Kept on this day',
  hymns: (day) => (day ? `Troparia and kontakia: ${day}` : 'Troparia and kontakia'),
};

const WORDS: Readonly<Record<Language, typeof ruParish>> = { ru: ruParish, en: enParish };

/** The words of a parish sheet, which are loaded separately from those of the page. */
export function parishWords({ lang }: { readonly lang: Language }): typeof ruParish {
  return WORDS[lang];
}
