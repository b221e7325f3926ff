import { expect, it } from 'vitest';
import { problemLines } from '../../support/problem-lines.ts';
import { AKATHIST, CANON, HAGIOGRAPHY, PLAIN_CANON, wholeTexts } from '../../support/texts.ts';

it('texts in all forms of the model are right', () => {
  expect(problemLines(wholeTexts('a'))).toEqual([]);
});

it('a canon may stand in Church Slavonic alone', () => {
  expect(problemLines({ 'texts/a/canon-1.cu.yaml': CANON })).toEqual([]);
});

it.each<[string, Record<string, string>, string]>([
  [
    'a canon without its Slavonic text',
    { 'texts/a/canon-1.ru.yaml': CANON },
    'texts/a/canon-1.ru.yaml:1:1: the canon has no cu text: add a/canon-1.cu.yaml',
  ],
  [
    'an akathist without its Slavonic text',
    { 'texts/a/akathist-2.ru.yaml': AKATHIST },
    'texts/a/akathist-2.ru.yaml:1:1: the akathist has no cu text: add a/akathist-2.cu.yaml',
  ],
  [
    'odes out of order',
    {
      'texts/a/canon-1.cu.yaml': PLAIN_CANON,
      'texts/a/canon-1.ru.yaml': `title: К\ntone: 1\nodes:\n  - { number: 3, items: [{ role: irmos, text: И }] }\n  - { number: 1, items: [{ role: irmos, text: И }] }\n`,
    },
    'texts/a/canon-1.ru.yaml:5:5: odes[1]: number 1 does not follow 3: put the parts in order',
  ],
  [
    'a part of an akathist given twice',
    {
      'texts/a/akathist-1.cu.yaml': AKATHIST,
      'texts/a/akathist-1.ru.yaml': AKATHIST.replace('number: 2', 'number: 1'),
    },
    'texts/a/akathist-1.ru.yaml:5:5: sections[2]: number 1 does not follow 1: put the parts in order',
  ],
  [
    'a hymn given twice',
    {
      'texts/a/hymnography.yaml':
        'magnifications:\n  - { delta: 1, texts: { cu: А } }\n  - { delta: 1, texts: { cu: Б } }\n',
    },
    'texts/a/hymnography.yaml:3:5: magnifications[1]: number 1 does not follow 1: put the parts in order',
  ],
  [
    'ids that differ only in case',
    { 'texts/ab/hagiography.yaml': HAGIOGRAPHY, 'texts/aB/hagiography.yaml': HAGIOGRAPHY },
    'texts/ab/hagiography.yaml:1:1: the id ab differs from aB only in case: choose another',
  ],
])('%s is found', (_, files, line) => {
  expect(problemLines(files)).toEqual([line]);
});
