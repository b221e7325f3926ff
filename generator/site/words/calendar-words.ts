import type { Language } from '../../contract/languages.ts';

/** The words of months and years in Russian. */
export const ruCalendar = {
  yearOnASheet: (year: number) => `Весь ${year} год`,
  legend: 'Обозначения',
  keptInMonth: 'Праздники и памяти месяца',
  greatFeasts: 'Великие и переходящие праздники',
  fasts: 'Посты и сплошные седмицы',
  oneDayFast: 'однодневный пост',
  since: (date: string) => `с ${date}`,
  until: (date: string) => `по ${date}`,
  foods: {
    no_meat: 'Без мяса',
    fish: 'Рыба',
    caviar: 'Икра',
    oil: 'Горячее с маслом',
    no_oil: 'Горячее без масла',
    dry: 'Сухоядение',
    none: 'Воздержание от пищи',
    free: 'Сплошная седмица, святки',
  },
  ranks: {
    great: 'Великий праздник',
    movable: 'Переходящий праздник',
    vigil: 'Бдение',
    polyeleos: 'Полиелей',
    doxology: 'Славословие',
    six_stichera: 'Шестеричная служба',
    memorial: 'Поминовение',
  },
  liturgies: {
    basil: 'Литургия Василия Великого',
    presanctified: 'Литургия Преждеосвященных Даров',
    vesperal: 'Литургия Иоанна Златоуста с вечерней',
    none: 'Литургии нет',
  },
};

/** The words of months and years in English. */
export const enCalendar: typeof ruCalendar = {
  yearOnASheet: (year) => `The whole year ${year}`,
  legend: 'Legend',
  keptInMonth: 'Feasts and commemorations of the month',
  greatFeasts: 'Great and movable feasts',
  fasts: 'Fasts and fast-free weeks',
  oneDayFast: 'one-day fast',
  since: (date) => `from ${date}`,
  until: (date) => `to ${date}`,
  foods: {
    no_meat: 'No meat',
    fish: 'Fish',
    caviar: 'Caviar',
    oil: 'Hot food with oil',
    no_oil: 'Hot food without oil',
    dry: 'Xerophagy: cold food, no oil',
    none: 'Abstinence from food',
    free: 'Fast-free days',
  },
  ranks: {
    great: 'Great feast',
    movable: 'Movable feast',
    vigil: 'Vigil',
    polyeleos: 'Polyeleos',
    doxology: 'Great Doxology',
    six_stichera: 'Six stichera',
    memorial: 'Commemoration of the departed',
  },
  liturgies: {
    basil: 'Liturgy of Saint Basil',
    presanctified: 'Liturgy of the Presanctified Gifts',
    vesperal: 'Vesperal Liturgy of Saint John Chrysostom',
    none: 'No Liturgy',
  },
};

const WORDS: Readonly<Record<Language, typeof ruCalendar>> = { ru: ruCalendar, en: enCalendar };

/** The words of months and years, which are loaded separately from those of the page. */
export function calendarWords({ lang }: { readonly lang: Language }): typeof ruCalendar {
  return WORDS[lang];
}
