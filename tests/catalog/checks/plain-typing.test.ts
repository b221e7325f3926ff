import { expect, it } from 'vitest';
import { sloppyIn } from '../../../generator/catalog/checks/plain-typing.ts';

it.each([
  ['ru', 'Преподобный Сергий (1392)'],
  ['ru', 'Пророк Малахия (ок. 400 до Р. Х.)'],
  ['en', 'Icon of the Mother of God “Reigning” (1917)'],
  ['en', 'Martyrs of the 4th c. (4th c.)'],
] as const)('%s: “%s” is right', (lang, name) => {
  expect(sloppyIn(name, lang)).toBeNull();
});

it.each([
  ['ru', 'Преподобный  Сергий', 'stray space'],
  ['ru', 'Преподобный Сергий , игумен', 'stray space'],
  ['ru', 'преподобный Сергий', 'capital'],
  ['ru', 'Преподобный Сергий.', 'full stop'],
  ['en', 'Icon "Reigning"', 'straight quotes'],
] as const)('%s: “%s” is found (%s)', (lang, name, words) => {
  expect(sloppyIn(name, lang)).toContain(words);
});
