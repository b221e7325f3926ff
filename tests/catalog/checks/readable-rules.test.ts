import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { month, REAL_DATA } from '../../support/data-folder.ts';
import { problemLines } from '../../support/problem-lines.ts';

const martyr = (rule: string) => ({
  'menologion/07.yaml': month(
    7,
    '07-03',
    `  - id: 7001\n    name: { ru: Мученик Некто, en: Martyr Someone }\n    type: 11\n    ${rule}\n`,
  ),
});

it('rules in words of the grammar are right', () => {
  expect(problemLines(martyr('rule: sunday-after julian 07-03'))).toEqual([]);
  expect(problemLines(martyr('moves: [{ on: pascha-2, to: none }, { on: pascha+1, to: pascha+3 }]'))).toEqual([]);
});

it.each([
  [
    'rule: sunday-behind julian 07-03',
    'menologion/07.yaml:7:11: 07-03[0].rule: “sunday-behind” is not a rule word: write one of before, after, on-or-before, on-or-after, nearest, between',
  ],
  ['rule: julian 02-30', 'menologion/07.yaml:7:18: 07-03[0].rule: the date 02-30 does not exist: correct it'],
  [
    'moves: [{ on: pascha*2, to: none }]',
    'menologion/07.yaml:7:19: 07-03[0].moves[0].on: “pascha*2” is not a rule word: write always, pascha+N',
  ],
  ['moves: [{ on: pascha-2, to: noone }]', '07-03[0].moves[0].to: “noone” is not a rule word: write always, pascha+N'],
])('“%s” is found, at the word that is wrong', (rule, line) => {
  expect(problemLines(martyr(rule))).toEqual([expect.stringContaining(line)]);
});

it('a fasting rule is parsed too', () => {
  const fasting = readFileSync(`${REAL_DATA}/fasting.yaml`, 'utf8').replace('on: always', 'on: always else never');
  expect(problemLines({ 'fasting.yaml': fasting })).toContainEqual(
    expect.stringMatching(/^fasting\.yaml:.*\.on: “never” is not a rule word/),
  );
});
