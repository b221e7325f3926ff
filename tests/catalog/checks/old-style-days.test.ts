import { expect, it } from 'vitest';
import { month } from '../../support/data-folder.ts';
import { problemLines } from '../../support/problem-lines.ts';

const entry = (id: number, ru: string, en: string) => `  - { id: ${id}, name: { ru: ${ru}, en: ${en} }, type: 11 }\n`;
const FLORUS = entry(1, '"Мученик Флор, воин Римский (202)"', '"Martyr Florus, Soldier of Rome (202)"');
/** Florus on 20 June of the old style, and another entry on 3 July. */
const files = (other: string, more: Record<string, string> = {}) => ({
  'menologion/06.yaml': month(6, '06-20', FLORUS),
  'menologion/07.yaml': month(7, '07-03', other),
  ...more,
});

it.each([
  ['somebody else', entry(2, 'Мученик Лавр', 'Martyr Laurus')],
  ['somebody else of whom one word is said too', entry(2, 'Мученик Лавр Римский', 'Martyr Laurus of Rome')],
])('%s may stand thirteen days later', (_, other) => {
  expect(problemLines(files(other))).toEqual([]);
});

it.each([
  ['by his name', entry(2, 'Мученик Флор', 'The Holy Warrior Florus')],
  ['by his name in English', entry(2, 'Святой воин', 'Martyr Florus of Rome')],
])('whoever stands there already is known %s', (_, other) => {
  expect(problemLines(files(other))).toEqual([
    expect.stringMatching(
      /^menologion\/07\.yaml:4:5: 07-03\[0\]: 07-03 is the civil date of 06-20, which already has “Martyr Florus/,
    ),
  ]);
});

it('two days of one person are right if the data relate them', () => {
  const related = '- who: Florus\n  same: ["1", "2"]\n';
  expect(problemLines(files(entry(2, 'Мученик Флор', 'Martyr Florus'), { 'related.yaml': related }))).toEqual([]);
});
