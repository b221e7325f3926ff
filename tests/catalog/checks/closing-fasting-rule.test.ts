import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { REAL_DATA } from '../../support/data-folder.ts';
import { problemLines } from '../../support/problem-lines.ts';

const FASTING = readFileSync(`${REAL_DATA}/fasting.yaml`, 'utf8');
const LINE = FASTING.slice(0, FASTING.lastIndexOf('\n  - ')).split('\n').length + 1;

it.each([
  ['on: pascha+0', 'names one day'],
  ['on: always, weekdays: [mon, tue, wed, thu, fri, sat]', 'leaves out Sundays'],
])('a last rule with “%s” %s, and is found', (on) => {
  expect(problemLines({ 'fasting.yaml': FASTING })).toEqual([]);
  expect(problemLines({ 'fasting.yaml': FASTING.replace('on: always', on) })).toEqual([
    expect.stringMatching(
      new RegExp(
        `^fasting\\.yaml:${LINE}:5: rules\\[\\d+\\]: the last rule must match every day: end the list with a rule`,
      ),
    ),
  ]);
});
