import { expect, it } from 'vitest';
import { sloppyIn } from '../../../generator/catalog/checks/plain-typing.ts';
import { sentenceOf } from '../../support/problem-lines.ts';

it.each([
  ['ru', 'Преподобный Сергий (1392)'],
  ['ru', 'Пророк Малахия (ок. 400 до Р. Х.)'],
  ['en', 'Icon of the Mother of God “Reigning” (1917)'],
  ['en', 'Martyrs of the 4th c. (4th c.)'],
] as const)('%s: “%s” is right', (lang, name) => {
  expect(sloppyIn(name, lang)).toBeNull();
});

it.each([
  ['ru', 'Преподобный  Сергий', 'extra space'],
  ['ru', 'Преподобный Сергий , игумен', 'extra space'],
  ['ru', 'преподобный Сергий', 'uppercase'],
  ['ru', 'Преподобный Сергий.', 'period'],
  ['en', 'Icon "Reigning"', 'straight quotes'],
] as const)('%s: “%s” is found (%s)', (lang, name, words) => {
  expect(sentenceOf(sloppyIn(name, lang))).toContain(words);
});
