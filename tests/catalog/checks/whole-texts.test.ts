import { expect, it } from 'vitest';
import { problemLines } from '../../support/problem-lines.ts';
import { AKATHIST, BOOKS, CANON, churchTexts, HAGIOGRAPHY, PLAIN_CANON, wholeTexts } from '../../support/texts.ts';

it('texts in all forms of the model are right', () => {
  expect(problemLines(wholeTexts('a'))).toEqual([]);
});

it('texts may have the church script beside the civil one, with paragraphs', () => {
  expect(problemLines(churchTexts('a'))).toEqual([]);
});

it('a canon may exist only in Church Slavonic', () => {
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
    'texts/a/canon-1.ru.yaml:5:5: odes[1]: number 1 comes after 3: put the parts in order, with each number once',
  ],
  [
    'a part of an akathist given twice',
    {
      'texts/a/akathist-1.cu.yaml': AKATHIST,
      'texts/a/akathist-1.ru.yaml': AKATHIST.replace('number: 2', 'number: 1'),
    },
    'texts/a/akathist-1.ru.yaml:5:5: sections[2]: number 1 comes after 1: put the parts in order, with each number once',
  ],
  [
    'a hymn given twice',
    {
      'texts/a/hymnography.yaml':
        'magnifications:\n  - { delta: 1, texts: { cu: А } }\n  - { delta: 1, texts: { cu: Б } }\n',
    },
    'texts/a/hymnography.yaml:3:5: magnifications[1]: number 1 comes after 1: put the parts in order, with each number once',
  ],
  [
    'ids that differ only in case',
    { 'texts/ab/hagiography.yaml': HAGIOGRAPHY, 'texts/aB/hagiography.yaml': HAGIOGRAPHY },
    'texts/ab/hagiography.yaml:1:1: the id ab differs from aB only in case: choose another',
  ],
  [
    'church script beside a translation',
    {
      'texts/a/canon-1.cu.yaml': PLAIN_CANON,
      'texts/a/canon-1.ru.yaml': PLAIN_CANON.replace('text: Ирмос', 'text: Ирмос, church: І҆рмо́съ'),
    },
    'texts/a/canon-1.ru.yaml:1:1: “source” and “church” belong to the Slavonic text: move them to canon-1.cu.yaml',
  ],
  [
    'a source beside a translation',
    {
      'books/books.yaml': BOOKS,
      'texts/a/akathist-1.cu.yaml': AKATHIST,
      'texts/a/akathist-1.en.yaml': `source: { book: Mineya1990 }\n${AKATHIST}`,
    },
    'texts/a/akathist-1.en.yaml:1:1: “source” and “church” belong to the Slavonic text: move them to akathist-1.cu.yaml',
  ],
  [
    'a hymn in church script alone',
    { 'texts/a/hymnography.yaml': 'prayers:\n  - { delta: 1, texts: { ru: А }, church: А҆ }\n' },
    'texts/a/hymnography.yaml:2:43: prayers[0].church: “church” needs a cu text: add it to “texts”',
  ],
])('%s is found', (_, files, line) => {
  expect(problemLines(files)).toEqual([line]);
});
