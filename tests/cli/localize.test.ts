import { expect, it } from 'vitest';
import { messageLanguage } from '../../generator/cli/localize.ts';

it.each([
  [[], { LC_ALL: 'ru_RU.UTF-8' }, 'ru'],
  [[], { LC_ALL: 'en_GB.UTF-8', LANG: 'ru_RU.UTF-8' }, 'en'],
  [[], { LC_ALL: '', LC_MESSAGES: 'ru', LANG: 'en_US' }, 'ru'],
  [[], { LC_MESSAGES: 'C', LANG: 'ru_RU' }, 'en'],
  [[], { LANG: 'ru-BY' }, 'ru'],
  [[], { LANG: 'rup_MK' }, 'en'],
  [[], { LANG: 'el_GR' }, 'en'],
  [['validate', '--messages', 'en'], { LANG: 'ru_RU' }, 'en'],
  [['validate', '--messages=ru'], { LANG: 'en_US' }, 'ru'],
  [['--messages', 'en', '--messages', 'ru'], { LANG: 'en_US' }, 'ru'],
  [['--messages', 'fr'], { LANG: 'ru_RU' }, 'ru'],
  [['--lang', 'ru'], { LANG: 'en_US' }, 'en'],
] as const)('takes the language of messages from %j and %j', (args, env, language) => {
  expect(messageLanguage(args, env)).toBe(language);
});

it('asks the system if the environment says nothing', () => {
  expect(messageLanguage([], {})).toBe(/^ru/.test(Intl.DateTimeFormat().resolvedOptions().locale) ? 'ru' : 'en');
});
