import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { REAL_DATA } from '../../support/data-folder.ts';
import { problemLines } from '../../support/problem-lines.ts';

const LABELS = readFileSync(`${REAL_DATA}/labels.yaml`, 'utf8');
/** The labels without the entry of a code. */
const without = (code: string) => LABELS.replace(new RegExp(`\\n {2}- (?:\\{ )?code: ${code}\\b.*(?:\\n {4}.*)*`), '');

it.each([
  ['ranks', 'vigil'],
  ['kinds', 'memorial'],
  ['foods', 'caviar'],
  ['feeds', 'old_style'],
])('of %s, “%s” may not be without a label', (list, code) => {
  expect(problemLines({ 'labels.yaml': without(code) })).toEqual([
    expect.stringMatching(
      new RegExp(`^labels\\.yaml:\\d+:5: ${list}\\[0\\]: “${code}” has no label in ${list}: add it$`),
    ),
  ]);
});
