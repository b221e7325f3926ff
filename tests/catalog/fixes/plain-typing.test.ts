import { expect, it } from 'vitest';
import { tidied } from '../../../generator/catalog/fixes/plain-typing.ts';
import { realNames } from '../../support/real-names.ts';

it.each([
  ['ru', 'Преподобный  Сергий', 'Преподобный Сергий'],
  ['ru', 'Преподобный Сергий , игумен ( 1392 )', 'Преподобный Сергий, игумен (1392)'],
  ['ru', 'Икона Божией Матери "Державная" (1917)', 'Икона Божией Матери «Державная» (1917)'],
  ['ru', 'Икона Божией Матери « Державная »', 'Икона Божией Матери «Державная»'],
  ['ru', 'Преподобный Сергий (1392).', 'Преподобный Сергий (1392)'],
  ['en', 'Icon "Reigning", Called "of Moscow"', 'Icon “Reigning”, Called “of Moscow”'],
  ['en', "The Theotokos' Robe at St Peter's and Paul's", "The Theotokos' Robe at St Peter’s and Paul’s"],
] as const)('%s: “%s” becomes “%s”', (lang, name, better) => {
  expect(tidied(name, lang)).toBe(better);
  expect(tidied(better, lang)).toBe(better);
});

it.each([
  ['ru', 'преподобный Сергий', 'a letter may be missing before it'],
  ['ru', 'Святитель Петр, митр.', 'the full stop may belong to an abbreviation'],
  ['ru', 'Икона "Державная', 'one quotation mark is missing, nobody knows where'],
  ['ru', 'Икона «"Державная" из Москвы»', 'quotes do not stand in quotes of their own kind'],
  ['ru', "Мученик Ин'на", 'Russian has no apostrophe'],
] as const)('%s: “%s” stays: %s', (lang, name, _) => {
  expect(tidied(name, lang)).toBe(name);
});

it('the project’s names typed with straight quotes and wide spaces become the original ones', () => {
  const typed = realNames.map(({ lang, name }) => ({
    ...{ lang, name },
    slip: name
      .replace(/[«»“”]/g, '"')
      .replace(/(?<=\p{L})’(?=\p{L})/gu, "'")
      .replaceAll(' ', '  ')
      .replaceAll(',', ' ,'),
  }));
  expect(typed.filter(({ slip }) => slip.includes('"')).length).toBeGreaterThan(150);
  expect(typed.filter(({ lang, name, slip }) => tidied(slip, lang) !== name)).toEqual([]);
});
