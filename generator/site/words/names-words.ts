import type { Language } from '../../contract/languages.ts';

/** The words of saved names in Russian. */
export const ruNames = {
  name: 'Имя',
  save: 'Сохранить',
  forget: (name: string) => `Убрать имя ${name}`,
  noNameDays: 'Дни памяти святых с этим именем не найдены.',
  birthday: 'День рождения, если известен',
  custom:
    'По обычаю именины — ближайший после дня рождения день памяти святого с этим именем; прочие дни называют малыми именинами. Если человек крещен в честь определенного святого, именины — в день его памяти.',
  bornOn: (day: string) => `День рождения ${day}`,
  mainDay: 'главный день',
  afterBirthday: 'после дня рождения',
  otherDays: (count: number) => `Все прочие дни этого имени: ${count}`,
  nameList: 'Список имен',
  toFile: 'Файл для своего календаря',
  fileAbout:
    'Именины на десять лет вперед для календаря телефона или компьютера. Файл создает этот браузер, имена никуда не отправляются. В нем день после дня рождения, без дня рождения – главный день имени; если главного нет, все дни.',
  calendarName: 'Именины',
  nameDayOf: (name: string) => `Именины: ${name}`,
};

/** The words of saved names in English. */
export const enNames: typeof ruNames = {
  name: 'Name',
  save: 'Save',
  forget: (name) => `Remove ${name}`,
  noNameDays: 'The calendar has no day for this name.',
  birthday: 'Birthday, if known',
  custom:
    'By custom, a name day is the first day after the birthday on which a saint of that name is kept; the other days are lesser name days. A person who was baptized in honor of a certain saint keeps the day of that saint.',
  bornOn: (day) => `Born on ${day}`,
  mainDay: 'main day',
  afterBirthday: 'after the birthday',
  otherDays: (count) => `All other days of this name: ${count}`,
  nameList: 'List of names',
  toFile: 'File for your own calendar',
  fileAbout:
    'Name days for ten years, for the calendar of your phone or computer. This browser makes the file, and no name is sent anywhere. It has the day after the birthday; without a birthday, the main day of the name; without a main day, all days.',
  calendarName: 'Name days',
  nameDayOf: (name) => `Name day: ${name}`,
};

const WORDS: Readonly<Record<Language, typeof ruNames>> = { ru: ruNames, en: enNames };

/** The words of saved names, which are loaded separately from those of the page. */
export function namesWords({ lang }: { readonly lang: Language }): typeof ruNames {
  return WORDS[lang];
}
