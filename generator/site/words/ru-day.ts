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
  answers: { calendar: 'Весь день', saints: 'Святые', movable: 'Переходящие дни', fasting: 'Пост', readings: 'Чтения' },
  readings: 'Чтения из Священного Писания',
  ifKept: 'если совершается служба',
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
  tone: (tone: number) => `глас ${tone}-й`,
  dayIsMissing: 'Календарь, размещенный здесь, до этого времени не доходит.',
  unreachable: 'Не удалось получить данные. Проверьте соединение и попробуйте еще раз.',
  retry: 'Попробовать еще раз',
  wholeDay: 'Весь день в календаре',
};
