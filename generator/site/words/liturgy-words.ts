import type { Language } from '../../contract/languages.ts';

/** The words of the Liturgy of a day in Russian. */
export const ruLiturgy = {
  atLiturgy: 'На литургии',
  sheet: 'Лист для клироса',
  service: 'Служба',
  phases: { forefeast: 'предпразднство', feast: '', afterfeast: 'попразднство', apodosis: 'отдание' },
  color: 'Цвет облачений',
  byUsage: 'по обычаю',
  liturgy: 'Литургия',
  antiphons: 'Антифоны',
  beatitudes: 'На Блаженных',
  canon: (number: number) => `канон ${number}-й`,
  odes: (numbers: readonly number[]) => `${numbers.length > 1 ? 'песни' : 'песнь'} ${ordinals(numbers)}`,
  verses: (count: number) => `на ${count}`,
  entranceVerse: 'Входный стих',
  entrance: 'Тропари и кондаки по входе',
  temples: { lord: 'В храме Господском', theotokos: 'В храме Богородичном', saint: 'В храме святого' },
  hymns: { troparion: 'Тропарь', kontakion: 'Кондак', hypakoe: 'Ипакои', prayer: 'Молитва' },
  ofTemple: { troparion: 'Тропарь храма', kontakion: 'Кондак храма', hypakoe: 'Ипакои храма', prayer: 'Молитва храма' },
  markers: { slava: 'Слава', 'i-nyne': 'И ныне', 'slava-i-nyne': 'Слава, и ныне' },
  trisagion: 'Вместо Трисвятого',
  prokeimenon: 'Прокимен',
  alleluia: 'Аллилуиа',
  communion: 'Причастен',
  zadostoinik: 'На «Достойно есть»',
  stikh: 'Стих',
  refrain: 'Припев',
  matins: 'Утреня',
  vespers: 'Вечерня накануне',
  opening: 'Начало',
  kathismata: (count: number): string => (count === 1 ? 'Кафизма' : 'Кафизмы'),
  ordinals: (numbers: readonly number[]) => ordinals(numbers),
  none: 'нет',
  firstAntiphon: 'первый антифон, «Блажен муж»',
  polyeleos: 'Полиелей',
  magnification: 'Величание',
  katavasia: 'Катавасия',
  magnificat: '«Честнейшая»',
  doxology: 'Славословие',
  vespersEntrance: 'Вход',
  greatProkeimenon: 'Великий прокимен',
  lessons: 'Паримии',
  isSung: (is: boolean): string => (is ? 'поется' : 'не поется'),
  isThere: (is: boolean): string => (is ? 'есть' : 'нет'),
  open: 'Оставлено на усмотрение настоятеля или еще не записано',
  sources: 'По книгам',
  psalter: '',
  books: { Ps: 'Пс.', Luke: 'Лк.', John: 'Ин.', Dan: 'Дан.', Exod: 'Исх.', Titus: 'Тит.' } as Readonly<
    Record<string, string>
  >,
};

function ordinals(numbers: readonly number[]): string {
  return numbers.map((number) => `${number}-я`).join(', ');
}

/** The words of the Liturgy of a day in English. */
export const enLiturgy: typeof ruLiturgy = {
  atLiturgy: 'At the Liturgy',
  sheet: 'Sheet for the kliros',
  service: 'Service',
  phases: { forefeast: 'forefeast', feast: '', afterfeast: 'afterfeast', apodosis: 'leave-taking' },
  color: 'Color of the vestments',
  byUsage: 'by usage',
  liturgy: 'Liturgy',
  antiphons: 'Antiphons',
  beatitudes: 'At the Beatitudes',
  canon: (number) => `canon ${number}`,
  odes: (numbers) => `${numbers.length > 1 ? 'odes' : 'ode'} ${numbers.join(', ')}`,
  verses: (count) => (count === 1 ? '1 verse' : `${count} verses`),
  entranceVerse: 'Entrance verse',
  entrance: 'Troparia and kontakia after the Entrance',
  temples: {
    lord: 'In a church of the Lord',
    theotokos: 'In a church of the Theotokos',
    saint: 'In a church of a saint',
  },
  hymns: { troparion: 'Troparion', kontakion: 'Kontakion', hypakoe: 'Hypakoe', prayer: 'Prayer' },
  ofTemple: {
    troparion: 'Troparion of the church',
    kontakion: 'Kontakion of the church',
    hypakoe: 'Hypakoe of the church',
    prayer: 'Prayer of the church',
  },
  markers: { slava: 'Glory', 'i-nyne': 'Both now', 'slava-i-nyne': 'Glory, both now' },
  trisagion: 'In place of the Trisagion',
  prokeimenon: 'Prokeimenon',
  alleluia: 'Alleluia',
  communion: 'Communion verse',
  zadostoinik: 'At “It is truly meet”',
  stikh: 'Verse',
  refrain: 'Refrain',
  matins: 'Matins',
  vespers: 'Vespers of the evening before',
  opening: 'Opening',
  kathismata: (count) => (count === 1 ? 'Kathisma' : 'Kathismata'),
  ordinals: (numbers) => numbers.join(', '),
  none: 'none',
  firstAntiphon: 'first antiphon, “Blessed is the man”',
  polyeleos: 'Polyeleos',
  magnification: 'Magnification',
  katavasia: 'Katavasia',
  magnificat: 'Magnificat',
  doxology: 'Doxology',
  vespersEntrance: 'Entrance',
  greatProkeimenon: 'Great prokeimenon',
  lessons: 'Lessons',
  isSung: (is) => (is ? 'sung' : 'not sung'),
  isThere: (is) => (is ? 'yes' : 'no'),
  open: 'Left to the local church, or not written yet',
  sources: 'By',
  psalter: 'Psalms are numbered as in the Slavonic Psalter.',
  books: { Ps: 'Ps.', Luke: 'Luke', John: 'John', Dan: 'Dan.', Exod: 'Exod.', Titus: 'Titus' },
};

const WORDS: Readonly<Record<Language, typeof ruLiturgy>> = { ru: ruLiturgy, en: enLiturgy };

/** The words of the Liturgy of a day, which are loaded separately from those of the page. */
export function liturgyWords({ lang }: { readonly lang: Language }): typeof ruLiturgy {
  return WORDS[lang];
}
