import { expect, it } from 'vitest';
import { problemLines } from '../../support/problem-lines.ts';
import { BOOKS, PLAIN_CANON, sourcedTexts } from '../../support/texts.ts';

const line = (rest: string) => `- { chapter: '01', ${rest}, read: true }\n`;
const whose = (...lines: string[]) => ({ 'books/books.yaml': BOOKS, 'books/whose/Mineya1990.yaml': lines.join('') });

it('lines with known ids, several ids or none are right', () => {
  const lines = [
    line('canon: первый канон, id: pascha, of: Пасхи'),
    line('troparion: первый тропарь, id: [pascha, some_saint]'),
    line('canon: второй канон, id: null, of: стоит в другой главе'),
  ];
  expect(problemLines(whose(...lines))).toEqual([]);
});

it('texts whose books are in the list are right', () => {
  expect(problemLines(sourcedTexts('pascha'))).toEqual([]);
});

it.each<[string, Record<string, string>, string]>([
  [
    'an id that is not there',
    whose(line('troparion: первый тропарь, id: nobody')),
    'books/whose/Mineya1990.yaml:1:51: [0].id: there is no id nobody: use one from the calendar, or from “texts” in labels.yaml',
  ],
  [
    'a canon without a title',
    whose(line('canon: первый канон, id: pascha')),
    'books/whose/Mineya1990.yaml:1:3: [0]: “of” is missing: add what follows the word “Канон” in the title of the canon',
  ],
  [
    'a text given twice',
    whose(line('troparion: один, id: pascha'), line('troparion: один, id: some_saint')),
    'books/whose/Mineya1990.yaml:2:3: [1]: this text is already at books/whose/Mineya1990.yaml:1: delete one of the lines',
  ],
  [
    'a canon from a book that is not in the list',
    { 'texts/pascha/canon-1.cu.yaml': `${PLAIN_CANON}source: { book: Mineya1990 }\n` },
    'texts/pascha/canon-1.cu.yaml:4:17: source.book: there is no book Mineya1990: add it to books/books.yaml',
  ],
  [
    'a hymn from a book that is not in the list',
    {
      'books/books.yaml': BOOKS,
      'texts/pascha/hymnography.yaml':
        'magnifications:\n  - { delta: 1, texts: { cu: А }, source: { book: Mineya1990 } }\n' +
        '  - { delta: 2, texts: { cu: Б }, source: { book: Mineya1991 } }\n',
    },
    'texts/pascha/hymnography.yaml:3:51: magnifications[1].source.book: there is no book Mineya1991: add it to books/books.yaml',
  ],
  [
    'a book that is not read',
    { 'books/books.yaml': BOOKS, 'books/whose/Mineya1991.yaml': line('troparion: один, id: pascha') },
    'books/whose/Mineya1991.yaml:1:3: [0]: books.yaml has no imported book Mineya1991: correct the name of this file',
  ],
])('%s is found', (_, files, expected) => {
  expect(problemLines(files)).toEqual([expected]);
});
