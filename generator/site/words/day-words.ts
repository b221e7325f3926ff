import type { Language } from '../../contract/languages.ts';

/** The words of a day in Russian, for the page and the widget. */
export const ruDay = {
  lang: 'ru' as Language,
  oldStyle: 'по старому стилю',
  fasting: 'Пост и трапеза',
  feasts: 'Праздники дня',
  saints: 'Святые дня',
  alsoToday: 'Дни церковного года',
  movableFeast: 'Переходящий праздник',
  answers: {
    calendar: 'Весь день',
    saints: 'Святые',
    movable: 'Переходящие дни',
    fasting: 'Пост',
    readings: 'Чтения',
    liturgy: 'Литургия',
  },
  readings: 'Чтения из Священного Писания',
  ifKept: 'если совершается служба',
  /** By which Bible the references count; in Russian by that which everybody has. */
  countedBy: '',
  services: {
    matins: 'Утреня',
    passion_gospels: 'Двенадцать Страстных Евангелий',
    hour_1: '1-й час',
    hour_3: '3-й час',
    hour_6: '6-й час',
    hour_9: '9-й час',
    liturgy: 'Литургия',
    vespers: 'Вечерня',
    blessing_of_waters: 'Освящение воды',
    washing_of_feet: 'Умовение ног',
  },
  zachalo: (book: string, number: string) => `${book}, ${number} зач.`,
  tone: (tone: number) => `глас ${tone}-й`,
  dayIsMissing: 'Календарь, размещенный здесь, до этого времени не доходит.',
  unreachable: 'Не удалось получить данные. Проверьте соединение и попробуйте еще раз.',
  retry: 'Попробовать еще раз',
  wholeDay: 'Весь день в календаре',
};

/** The words of a day in English, for the page and the widget. */
export const enDay: typeof ruDay = {
  lang: 'en',
  oldStyle: 'old style',
  fasting: 'Fasting',
  feasts: 'Feasts of the day',
  saints: 'Saints of the day',
  alsoToday: 'Days of the church year',
  movableFeast: 'Movable feast',
  answers: {
    calendar: 'The whole day',
    saints: 'Saints',
    movable: 'Movable days',
    fasting: 'Fasting',
    readings: 'Readings',
    liturgy: 'Liturgy',
  },
  readings: 'Readings from Scripture',
  ifKept: 'if the service is kept',
  countedBy:
    'Old Testament chapters and verses are numbered as in the Septuagint and the Slavonic Bible; in most English Bibles some differ, above all in the Psalms.',
  services: {
    matins: 'Matins',
    passion_gospels: 'Twelve Gospels of the Passion',
    hour_1: 'First Hour',
    hour_3: 'Third Hour',
    hour_6: 'Sixth Hour',
    hour_9: 'Ninth Hour',
    liturgy: 'Liturgy',
    vespers: 'Vespers',
    blessing_of_waters: 'Blessing of Waters',
    washing_of_feet: 'Washing of Feet',
  },
  zachalo: (book, number) => `${book}, zach. ${number}`,
  tone: (tone) => `tone ${tone}`,
  dayIsMissing: 'This calendar does not reach so far.',
  unreachable: 'The data could not be fetched. Check your connection and try again.',
  retry: 'Try again',
  wholeDay: 'The whole day in the calendar',
};

/** The words of a day in one language. */
export type DayWords = typeof ruDay;

/** The words of a day alone, by language. */
export const DAY_WORDS: Readonly<Record<Language, DayWords>> = { ru: ruDay, en: enDay };
