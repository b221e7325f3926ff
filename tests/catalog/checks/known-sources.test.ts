import { expect, it } from 'vitest';
import { problemLines } from '../../support/problem-lines.ts';

const SOURCES = `- { id: a-book, kind: book, title: { ru: Книга, en: A Book }, edition: "Moscow, 1997" }\n`;
const facts = (text: string) => ({ 'commemorations/movable.yaml': `pascha: { sources: [${text}] }\n` });

it('a source of the list is right, with a place in it and without', () => {
  const lines = problemLines({ 'sources.yaml': SOURCES, ...facts('a-book 25, a-book') });
  expect(lines.filter((line) => line.startsWith('commemorations'))).toEqual([]);
});

it('a source that names nothing is found', () => {
  expect(problemLines({ 'sources.yaml': SOURCES, ...facts('another-book 25') })).toContain(
    'commemorations/movable.yaml:1:21: pascha.sources[0]: “another-book 25” does not begin with an id from sources.yaml: correct it or add the source there',
  );
});

it('an entry was looked up only in a source that it names', () => {
  const read = (ids: string) => ({
    'commemorations/movable.yaml': `pascha: { sources: [a-book 25], read: [${ids}] }\n`,
  });
  const lines = (ids: string) => problemLines({ 'sources.yaml': SOURCES, ...read(ids) });
  expect(lines('a-book').filter((line) => line.startsWith('commemorations'))).toEqual([]);
  expect(lines('another-book')).toContain(
    'commemorations/movable.yaml:1:40: pascha.read[0]: “sources” of this entry does not name another-book: add it there with its place, or delete it here',
  );
});
