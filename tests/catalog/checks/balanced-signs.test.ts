import { expect, it } from 'vitest';
import { unbalancedIn } from '../../../generator/catalog/checks/balanced-signs.ts';
import { sentenceOf } from '../../support/problem-lines.ts';

it.each([
  ['ru', 'Икона Божией Матери «Державная» (1917)'],
  ['en', 'Icon of the Mother of God “Reigning” (1917)'],
  ['ru', 'Святители Афанасий (373) и Кирилл (444)'],
] as const)('%s: “%s” is right', (lang, name) => {
  expect(unbalancedIn(name, lang)).toBeNull();
});

it.each([
  ['ru', 'Икона Божией Матери «Державная (1917)', '«'],
  ['ru', 'Мученик Флор (II', '('],
  ['ru', 'Мученик Флор II)', '('],
  ['en', 'Icon ”Reigning“', '“'],
  ['ru', 'Апостол Варнава (Иосиф (I))', '('],
] as const)('%s: “%s” is found (%s)', (lang, name, words) => {
  expect(sentenceOf(unbalancedIn(name, lang))).toContain(words);
});
