import { expect, it } from 'vitest';
import { abbreviationIn } from '../../../generator/catalog/checks/no-abbreviations.ts';
import { sentenceOf } from '../../support/problem-lines.ts';

it.each([
  ['ru', 'Преподобный Сергий, игумен Радонежский (1392)'],
  ['ru', 'Великомученик Феодор Тирон (ок. 306)'],
  ['ru', 'Преподобномученица Евгения и с нею мученики Прот, Иакинф и Клавдия (ок. 262)'],
  ['ru', 'Пророк Малахия (ок. 400 до Р. Х.)'],
  ['en', 'Prophet Malachi (c. 400 BC)'],
  ['en', 'Venerable Sergius, Abbot of Radonezh (1392)'],
] as const)('%s: “%s” is right', (lang, name) => {
  expect(abbreviationIn(name, lang)).toBeNull();
});

it.each([
  ['ru', 'Прп. Сергий Радонежский', 'Прп.'],
  ['ru', 'Святитель Петр, митр. Московский', 'митр.'],
  ['ru', 'Мчч. Флор и Лавр', 'Мчч.'],
  ['ru', 'Благоверный вел. князь Александр', 'вел.'],
  ['en', 'St. Nicholas the Wonderworker', 'St.'],
  ['en', 'St Nicholas the Wonderworker', 'St'],
  ['en', 'Basil, Abp. of Caesarea', 'Abp.'],
] as const)('%s: “%s” is found (%s)', (lang, name, words) => {
  expect(sentenceOf(abbreviationIn(name, lang))).toContain(words);
});
