import type { Language } from '../../contract/languages.ts';

/** What the page says in Russian if something is missing. */
export const ruMissing = {
  namesAreMissing: 'Списка имен здесь нет. Дни и тексты открываются как обычно.',
  commemorationIsMissing: 'Такого праздника или такой памяти здесь нет.',
  textIsMissing: 'Такого текста здесь нет.',
  nowhere: 'По этому адресу ничего нет. В календаре есть дни с 1 января 1583 по 31 декабря 3000 года.',
  feedsAreMissing: 'Календарей для подписки на этом сайте нет.',
  todayIsMissing: 'Сегодняшнего дня на этом устройстве нет.',
  updatedOn: (date: string) => `Календарь обновлялся здесь в последний раз ${date}.`,
  nearestBelow: 'Ниже – ближайший из сохраненных дней.',
};

/** What the page says in English if something is missing. */
export const enMissing: typeof ruMissing = {
  namesAreMissing: 'This site has no list of names. You can still read days and texts.',
  commemorationIsMissing: 'This site has no such commemoration.',
  textIsMissing: 'This site has no such text.',
  nowhere: 'There is nothing at this address. The calendar has all days from 1 January 1583 to 31 December 3000.',
  feedsAreMissing: 'This site has no calendars to subscribe to.',
  todayIsMissing: 'Today is not stored on this device.',
  updatedOn: (date) => `The calendar was last updated here on ${date}.`,
  nearestBelow: 'Below is the nearest day that is stored.',
};

const WORDS: Readonly<Record<Language, typeof ruMissing>> = { ru: ruMissing, en: enMissing };

/** What the page says if something is missing; this is loaded with the answers. */
export function missingWords({ lang }: { readonly lang: Language }): typeof ruMissing {
  return WORDS[lang];
}
