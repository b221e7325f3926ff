import type { Feed } from '../../contract/endpoints.ts';
import type { Language } from '../../contract/languages.ts';

/** The words of the page of subscriptions in Russian. */
const ru = {
  title: 'Календарь в телефоне и на компьютере',
  about:
    'Подпишитесь – и праздники, посты или чтения появятся в вашем календаре. Новые годы и исправления приходят сами.',
  feeds: {
    great: { title: 'Великие праздники', about: 'Пасха, двунадесятые и остальные великие праздники.' },
    feasts: {
      title: 'Праздники и святые',
      about:
        'Великие праздники, святые и иконы со знаками бдения и полиелея, воскресенья от Недели о мытаре и фарисее до Недели всех святых.',
    },
    fasts: {
      title: 'Посты',
      about: 'Многодневные посты и сплошные седмицы; остальные постные дни и что в них разрешается вкушать.',
    },
    readings: { title: 'Чтения дня', about: 'Апостол и Евангелие на каждый день, в примечании – чтения всех служб.' },
  } satisfies Record<Feed, { title: string; about: string }>,
  subscribe: 'Подписаться',
  subscribeTo: (feed: string) => `Подписаться: ${feed}`,
  address: 'Адрес подписки:',
  files: 'Файл на один год:',
  filesAbout:
    'Подписка доступна не на всяком сайте: если программа не находит календаря по этому адресу, возьмите файл на год. Новый файл того же года исправит прежний, событий дважды не будет.',
  howTo: 'Как подписаться',
  ways: [
    [
      'iPhone и iPad',
      'кнопка «Подписаться», или в программе «Календарь»: «Календари» → «Добавить» → «Подписной календарь»',
    ],
    ['Mac', 'кнопка «Подписаться», или «Файл» → «Новая подписка на календарь»'],
    ['Google Календарь', 'в браузере: «Другие календари» → «+» → «Добавить по URL», вставьте адрес'],
    ['Outlook', 'в браузере: «Добавить календарь» → «Подписаться из Интернета», вставьте адрес'],
    ['Thunderbird', '«Создать календарь» → «В сети», вставьте адрес, имя пользователя не нужно'],
  ] as readonly (readonly [program: string, way: string])[],
  names: 'Именины семьи',
  namesAbout: 'Файл с именинами родных и друзей создает сам браузер: имена никуда не отправляются.',
  toNames: 'Сохранить имена и получить файл',
};

/** The words of the page of subscriptions in English. */
const en: typeof ru = {
  title: 'The calendar on your phone and computer',
  about:
    'Subscribe, and the feasts, the fasts or the readings are in your calendar. New years and corrections arrive by themselves.',
  feeds: {
    great: { title: 'Great feasts', about: 'Pascha, the twelve great feasts and the others of the same rank.' },
    feasts: {
      title: 'Feasts and saints',
      about: 'Great feasts; saints and icons with a vigil or polyeleos; the Sundays from the Triodion to All Saints.',
    },
    fasts: { title: 'Fasts', about: 'The long fasts and fast-free weeks; all other fast days and what may be eaten.' },
    readings: {
      title: 'Readings of the day',
      about: 'Epistle and Gospel of each day; the notes have those of all services.',
    },
  },
  subscribe: 'Subscribe',
  subscribeTo: (feed) => `Subscribe: ${feed}`,
  address: 'Address of the subscription:',
  files: 'File of one year:',
  filesAbout:
    'Not every site can offer the subscription: if your program finds no calendar at this address, take the file of a year. A newer file of the same year corrects the earlier one, and no event comes twice.',
  howTo: 'How to subscribe',
  ways: [
    [
      'iPhone and iPad',
      'the button “Subscribe”, or in the Calendar app: Calendars → Add Calendar → Add Subscription Calendar',
    ],
    ['Mac', 'the button “Subscribe”, or File → New Calendar Subscription'],
    ['Google Calendar', 'in a browser: Other calendars → + → From URL, paste the address'],
    ['Outlook', 'in a browser: Add calendar → Subscribe from web, paste the address'],
    ['Thunderbird', 'New Calendar → On the Network, paste the address, no user name'],
  ],
  names: 'Name days of the family',
  namesAbout:
    'The browser itself makes a file with the name days of your family and friends: no name is sent anywhere.',
  toNames: 'Save names and get the file',
};

const WORDS: Readonly<Record<Language, typeof ru>> = { ru, en };

/** The words of the page of subscriptions, which only that page needs. */
export function feedsWords({ lang }: { readonly lang: Language }): typeof ru {
  return WORDS[lang];
}
