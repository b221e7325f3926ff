import { expect, it } from 'vitest';
import { problemLines } from '../../support/problem-lines.ts';

const ALWAYS = '{ on: always, is: chrysostom, basis: chapter 10 }';
const orders = (...rows: string[]) => ({
  'liturgy/orders.yaml': `katavasiae: [${ALWAYS}]\nliturgies:\n${rows.map((row) => `  - ${row}\n`).join('')}`,
});

it('rows of days, of commemorations and of what is left open are right', () => {
  const open = '{ on: julian 09-01, weekdays: [mon], open: { ru: Нет, en: No }, basis: chapter 10 }';
  expect(problemLines(orders(open, '{ of: pascha, is: chrysostom, basis: chapter 10 }', ALWAYS))).toEqual([]);
});

it.each([
  [
    'a row of no day',
    '{ is: basil, basis: chapter 10 }',
    'liturgy/orders.yaml:3:5: liturgies[0]: there is no day for this: add “of” or “on”',
  ],
  [
    'a row of an unknown commemoration',
    '{ of: 7001, is: basil, basis: chapter 10 }',
    'liturgies[0]: there is no commemoration 7001: use an id from the menologion or movable.yaml',
  ],
  [
    'a row that orders nothing',
    '{ on: julian 09-01, basis: chapter 10 }',
    'liturgies[0]: a row says what is ordered or what is left open: write “is” or “open”',
  ],
  ['a rule that nobody can read', '{ on: someday, is: basil, basis: chapter 10 }', 'liturgies[0].on: '],
  ['a row for all days that is not the last', ALWAYS, 'the last row of this list, and no other, is “on: always”'],
])('%s is an error', (_, row, message) => {
  expect(problemLines(orders(row, ALWAYS)).join('\n')).toContain(message);
});

it('a hymn that is not among its verses is an error', () => {
  const hymns = 'zadostoiniki: [{ on: always, is: rejoice, basis: chapter 10 }]\n';
  expect(
    problemLines({ 'liturgy/orders.yaml': `${orders(ALWAYS)['liturgy/orders.yaml']}${hymns}` }).join('\n'),
  ).toContain('zadostoiniki[0]: there is no verse “rejoice” in liturgy/: correct the id or add the verse');
});

it('a list without a row for all days is an error', () => {
  expect(problemLines(orders('{ on: julian 09-01, is: basil, basis: chapter 10 }')).join('\n')).toContain(
    'the last row of this list, and no other, is “on: always”: move or add it',
  );
});

it('a season of kathismata that names no table, and a last season that is not for all days, are errors', () => {
  const seasons = '[{ on: julian 09-01, table: none, basis: chapter 10 }]';
  expect(
    problemLines({ 'liturgy/kathismata.yaml': `tables: { two: { sun: { matins: [2] } } }\nseasons: ${seasons}\n` }),
  ).toEqual([
    'liturgy/kathismata.yaml:2:11: seasons[0]: there is no table “none” of kathismata: use a key of “tables”',
    'liturgy/kathismata.yaml:2:11: seasons[0]: the last row of this list, and no other, is “on: always”: move or add it',
  ]);
});
