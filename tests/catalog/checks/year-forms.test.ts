import { expect, it } from 'vitest';
import { oddYearIn } from '../../../generator/catalog/checks/year-forms.ts';
import { sentenceOf } from '../../support/problem-lines.ts';

it.each([
  ['ru', 'А (1392)'],
  ['ru', 'А (ок. 306)'],
  ['ru', 'А (IV)'],
  ['ru', 'А (III–IV)'],
  ['ru', 'А (303–305)'],
  ['ru', 'А (после 1592)'],
  ['ru', 'А (до 1280)'],
  ['ru', 'А (не ранее 1592)'],
  ['ru', 'А (IX до Р. Х.)'],
  ['ru', 'А (Кульбуш), епископ (1919)'],
  ['en', 'A (4th c.)'],
  ['en', 'A (3rd–4th c.)'],
  ['en', 'A (c. 400 BC)'],
  ['en', 'A (before 1280)'],
  ['en', 'A (Kulbusch), Bishop (1919)'],
] as const)('%s: “%s” is right', (lang, name) => {
  expect(oddYearIn(name, lang)).toBeNull();
});

it.each([
  ['ru', 'А (1392 г.)', '(1392 г.)'],
  ['ru', 'А (+1392)', '(+1392)'],
  ['ru', 'А (303-305)', '(303-305)'],
  ['ru', 'А (IV в.)', '(IV в.)'],
  ['ru', 'А (около 306)', '(около 306)'],
  ['ru', 'А (около VI)', '(около VI)'],
  ['en', 'A (d. 306)', '(d. 306)'],
  ['en', 'A (4 c.)', '(4 c.)'],
  ['en', 'A †1392', '†'],
] as const)('%s: “%s” is found (%s)', (lang, name, words) => {
  expect(sentenceOf(oddYearIn(name, lang))).toContain(words);
});
