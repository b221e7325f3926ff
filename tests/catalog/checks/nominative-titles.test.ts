import { expect, it } from 'vitest';
import { genitiveIn } from '../../../generator/catalog/checks/nominative-titles.ts';
import { sentenceOf } from '../../support/problem-lines.ts';

it.each([
  ['ru', 'Преподобный Сергий, игумен Радонежский (1392)'],
  ['ru', 'Обретение мощей преподобного Сергия'],
  ['ru', 'Святой Стефан Урош, царь Сербский (1367)'],
  ['ru', 'Мученица Татиана'],
  ['ru', 'Мученики Флор и Лавр (II)'],
  ['ru', 'Святых отцов шести Вселенских Соборов'],
  ['ru', 'Преподобная Мария Египетская'],
  ['en', 'Venerable Sergius'],
] as const)('%s: “%s” is right', (lang, name) => {
  expect(genitiveIn(name, lang)).toBeNull();
});

it.each([
  ['ru', 'Преподобного Сергия Радонежского', 'Преподобного'],
  ['ru', 'Святителя Николая', 'Святителя'],
  ['ru', 'Мучеников Флора и Лавра', 'Мучеников'],
  ['ru', 'Священномученика Климента', 'Священномученика'],
  ['ru', 'Апостола Иакова', 'Апостола'],
  ['ru', 'Иконы Божией Матери «Державная»', 'Иконы'],
  ['ru', 'Преподобной Марии Египетской', 'Преподобной'],
] as const)('%s: “%s” is found (%s)', (lang, name, words) => {
  expect(sentenceOf(genitiveIn(name, lang))).toContain(words);
});
