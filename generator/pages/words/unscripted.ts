import type { Language } from '../../contract/languages.ts';

interface UnscriptedWords {
  readonly title: string;
  readonly choose: string;
  /** The title where there is nothing to be read. */
  readonly nothing: string;
  readonly about: string;
  /** What to do where scripts are allowed and none has come. */
  readonly notLoaded: string;
}

/** What the front page says where no script draws it. They are apart from the other words, for a script has no use for them. */
export const UNSCRIPTED: Readonly<Record<Language, UnscriptedWords>> = {
  ru: {
    title: 'Календарь без JavaScript',
    choose: 'Выберите месяц, а в нем день: какое сегодня число, готовая страница не знает.',
    nothing: 'Этой странице нужен JavaScript',
    about: 'Поиску, именинам и остальным годам нужен JavaScript. Все ответы есть и в файлах:',
    notLoaded:
      'Скрипты этой страницы не загрузились. Если она открыта из папки, браузер их и не загрузит: запустите «npm run serve» в папке проекта и откройте http://localhost:3000.',
  },
  en: {
    title: 'The calendar without JavaScript',
    choose: 'Choose a month, and a day in it: a page that stands ready does not know today.',
    nothing: 'This page needs JavaScript',
    about: 'Search, name days and all other years need JavaScript. All answers stand in files too:',
    notLoaded:
      'The scripts of this page have not been loaded. If it was opened from a folder, the browser will not load them: run “npm run serve” in the folder of the project, and open http://localhost:3000.',
  },
};
