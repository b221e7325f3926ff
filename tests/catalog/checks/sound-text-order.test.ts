import { expect, it } from 'vitest';
import { problemLines } from '../../support/problem-lines.ts';

const hymns = 'kontakia:\n  - { delta: 1, tone: 4, texts: { cu: Кондак } }\n';
const files = (ids: string) => ({
  'texts/prayers/hymnography.yaml': hymns,
  'text-order.yaml': `- { id: book, title: { ru: Книга, en: Book }, texts: ${ids} }\n`,
});

it('the order of the texts names texts', () => {
  expect(problemLines(files('[prayers]'))).toEqual([]);
});

it('a text that does not exist is a problem, with its place', () => {
  const [problem] = problemLines(files('[prayers, prayer]'));
  expect(problem).toContain('text-order.yaml:1:');
  expect(problem).toContain('there are no texts of “prayer”: correct the id, or delete it');
});
