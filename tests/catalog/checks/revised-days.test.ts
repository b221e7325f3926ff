import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { month, REAL_DATA } from '../../support/data-folder.ts';
import { problemLines } from '../../support/problem-lines.ts';

const entry = (revised: string) =>
  month(7, '07-03', `  - { id: 1, name: { ru: Мученик Флор, en: Martyr Florus }, type: 11, revised: ${revised} }\n`);
const edited = (file: string, from: string, to: string) => {
  const text = readFileSync(`${REAL_DATA}/${file}`, 'utf8');
  expect(text).toContain(from);
  return { [file]: text.replace(from, to) };
};

it('nothing was corrected before there were feeds', () => {
  expect(problemLines({ 'menologion/07.yaml': entry('2026-01-01') })).toEqual([]);
  expect(problemLines({ 'menologion/07.yaml': entry('2025-11-22') })).toEqual([
    expect.stringContaining(
      '07-03[0].revised: 2025-11-22 is before 2026-01-01, when the feeds began: write the day of the correction',
    ),
  ]);
});

it('seasons and rules of fasting and the words of a feed are checked too', () => {
  const files = {
    ...edited('fasting.yaml', 'apostles_fast: { type: FAST,', 'apostles_fast: { revised: 2025-06-01, type: FAST,'),
    ...edited(
      'labels.yaml',
      'en: Orthodox fasts }, revised: 2026-11-27 }',
      'en: Orthodox fasts }, revised: 2025-06-02 }',
    ),
  };
  expect(problemLines(files)).toEqual([
    expect.stringContaining('seasons.apostles_fast.revised: 2025-06-01 is before'),
    expect.stringContaining('feeds[2].revised: 2025-06-02 is before'),
  ]);
});

it('only the name of a feed applies to all its events', () => {
  expect(problemLines(edited('labels.yaml', '- { code: fast,', '- { revised: 2026-06-02, code: fast,'))).toEqual([
    expect.stringContaining('feeds[4].revised: this is not allowed here: delete it'),
  ]);
});
