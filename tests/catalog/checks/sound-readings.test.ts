import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { REAL_DATA } from '../../support/data-folder.ts';
import { problemLines } from '../../support/problem-lines.ts';

const days = (entry: string) => ({ 'readings/days.yaml': `- basis: A test\n  ${entry}\n` });
const saints = (entry: string) => ({ 'readings/saints.yaml': `- basis: A test\n  ${entry}\n` });

it('readings of a movable day, or of a day that a rule names, are right', () => {
  expect(problemLines(days('of: pascha\n  liturgy: [{ gospel: "Luke.10.38-42,11.27-28" }]'))).toEqual([]);
  expect(problemLines(days('on: julian 09-01\n  liturgy: [{ apostle: 1Tim.2.1-7 }]'))).toEqual([]);
});

it.each<[string, Record<string, string>, string]>([
  [
    'a reading of two kinds',
    days('of: pascha\n  liturgy: [{ gospel: Luke.4.16-22, apostle: 1Tim.2.1-7 }]'),
    'readings/days.yaml:3:13: [0].liturgy[0]: a reading has exactly one of apostle, gospel and prophecy: write one of the three',
  ],
  [
    'a book that nobody named',
    days('of: pascha\n  liturgy: [{ gospel: Lk.4.16-22 }]'),
    'the book “Lk” is not in labels.yaml: use its OSIS name, or add it under “scripture”',
  ],
  [
    'an apostle from a Gospel',
    days('of: pascha\n  liturgy: [{ apostle: Luke.4.16-22 }]'),
    'Luke is a Gospel: write “gospel”, or correct the book',
  ],
  [
    'a Gospel from the Acts',
    days('of: pascha\n  liturgy: [{ gospel: Acts.4.16-22 }]'),
    'Acts is not a Gospel: write “apostle” or “prophecy”, or correct the book',
  ],
  [
    'readings of no day',
    days('liturgy: [{ gospel: Luke.4.16-22 }]'),
    'readings/days.yaml:1:3: [0]: there is no day for this reading: add “of” or “on”',
  ],
  [
    'an unknown commemoration',
    saints('of: 7001\n  liturgy: [{ gospel: Luke.4.16-22 }]'),
    'readings/saints.yaml:2:7: [0].of: there is no commemoration 7001: use an id from the menologion or movable.yaml',
  ],
  [
    'years in the wrong order',
    saints('of: pascha\n  since: 2026\n  until: 2020\n  liturgy: [{ gospel: Luke.4.16-22 }]'),
    'readings/saints.yaml:4:10: [0].until: the last year, 2020, is before the first, 2026: correct one of them',
  ],
  [
    'an optional reading of nobody',
    saints('on: julian 09-01\n  optional: true\n  common: martyrs'),
    'readings/saints.yaml:1:3: [0]: “of” is missing',
  ],
  [
    'an optional reading that displaces the ordinary one',
    saints('of: pascha\n  optional: true\n  ordinary: moved\n  common: martyrs'),
    'readings/saints.yaml:4:13: [0].ordinary: this is not allowed here: delete it',
  ],
  [
    'unknown common readings',
    saints('of: pascha\n  common: hermits'),
    'readings/saints.yaml:3:11: [0].common: there are no common readings “hermits”: use an id from commons.yaml',
  ],
])('%s is found', (_, files, line) => {
  expect(problemLines(files)).toEqual([expect.stringContaining(line)]);
});

it('the Gospels of Sunday matins are checked in the same way', () => {
  const usage = readFileSync(`${REAL_DATA}/readings/usage.yaml`, 'utf8').replace(
    'gospel: Matt.28.16-20',
    'gospel: Mt.28.16-20',
  );
  expect(problemLines({ 'readings/usage.yaml': usage })).toEqual([
    expect.stringMatching(/^readings\/usage\.yaml:.*book “Mt” is not in/),
  ]);
});
