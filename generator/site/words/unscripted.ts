import type { Language } from '../../contract/languages.ts';

interface UnscriptedWords {
  readonly title: string;
  readonly choose: string;
  /** The title if there is nothing to read. */
  readonly nothing: string;
  readonly about: string;
  /** What to do if scripts are allowed but have not loaded. */
  readonly notLoaded: string;
  /** What the page for missing ones says. */
  readonly missing: string;
  /** The link to the front page. */
  readonly home: string;
  /** Which names on the page of a day are links. */
  readonly namesWithPages: string;
}

/** What pages say if no script runs. Scripts do not need these words, so they have a file of their own. */
export const UNSCRIPTED: Readonly<Record<Language, UnscriptedWords>> = {
  ru: {
    title: 'Календарь без JavaScript',
    choose: 'Выберите месяц, а в нем день: какое сегодня число, готовая страница не знает.',
    nothing: 'Этой странице нужен JavaScript',
    about: 'Поиску, именинам и остальным годам нужен JavaScript. Все ответы есть и в файлах:',
    notLoaded:
      'Скрипты этой страницы не загрузились. Если она открыта из папки, браузер их и не загрузит: запустите «npm run serve» в папке проекта и откройте http://localhost:3000.',
    missing: 'По этому адресу ничего нет. Возможно, в нем опечатка, или эту страницу убрали.',
    home: 'К календарю',
    namesWithPages:
      'Без JavaScript открываются страницы только тех праздников и святых, чьи имена подчеркнуты. Для остальных нужен JavaScript.',
  },
  en: {
    title: 'The calendar without JavaScript',
    choose: 'Choose a month and then a day. Without JavaScript this page cannot show today.',
    nothing: 'This page needs JavaScript',
    about: 'Search, name days and all other years need JavaScript. All responses are also files:',
    notLoaded:
      'The scripts of this page have not loaded. If you opened the page from a folder, the browser does not load them: run “npm run serve” in the project folder and open http://localhost:3000.',
    missing: 'There is nothing at this address. It may be mistyped, or the page may have been removed.',
    home: 'Go to the calendar',
    namesWithPages: 'Without JavaScript only the underlined names lead to a page. The other names need JavaScript.',
  },
};
