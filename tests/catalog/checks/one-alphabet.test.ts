import { expect, it } from 'vitest';
import { foreignLetterIn } from '../../../generator/catalog/checks/one-alphabet.ts';
import { sentenceOf } from '../../support/problem-lines.ts';

it.each([
  ['ru', 'Святые отцы VII Вселенского Собора (787)'],
  ['ru', 'Мученик Лупп (IV)'],
  ['ru', 'Святитель Иннокентий XI'],
  ['en', 'Venerable Cœnobite Mártha'],
] as const)('%s: “%s” is right', (lang, name) => {
  expect(foreignLetterIn(name, lang)).toBeNull();
});

it.each([
  ['ru', 'Преподобный Cергий', 'Cергий'],
  ['ru', 'Мученик Флоp (II)', 'Флоp'],
  ['en', 'Martyr Аnna', 'Аnna'],
  ['en', 'Саinte', 'Саinte'],
] as const)('%s: “%s” is found (%s)', (lang, name, words) => {
  expect(sentenceOf(foreignLetterIn(name, lang))).toContain(words);
});
