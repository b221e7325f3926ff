import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { month, REAL_DATA } from '../../support/data-folder.ts';
import { problemLines } from '../../support/problem-lines.ts';

const MARTYR = '  - { id: 7001, name: { ru: Мученик Некто, en: Martyr Someone }, type: 11 }\n';
const WEEK = (id: string) =>
  `- { id: ${id}, rule: pascha+0, kind: week, label: { ru: Седмица, en: Week }, description: { ru: Седмица., en: A week. } }\n`;
const LABELS = readFileSync(`${REAL_DATA}/labels.yaml`, 'utf8');
const TYPES = readFileSync(`${REAL_DATA}/types.yaml`, 'utf8');

it('one id in two kinds is not a duplicate', () => {
  expect(problemLines({ 'movable.yaml': WEEK('a'), 'labels.yaml': withTitle('a') })).toEqual([]);
});

it.each<[string, Record<string, string>, string]>([
  [
    'of two commemorations',
    { 'menologion/07.yaml': month(7, '07-03', MARTYR + MARTYR) },
    'menologion/07.yaml:5:11: 07-03[1].id: the id 7001 already belongs to “Martyr Someone” (menologion/07.yaml:4): choose another, such as 7002, which is free',
  ],
  [
    'that was retired',
    {
      'menologion/07.yaml': month(7, '07-03', MARTYR),
      'retired-ids.yaml': '- { id: 7001, name: Someone, why: a double }\n',
    },
    'menologion/07.yaml:4:11: 07-03[0].id: the id 7001 is retired (retired-ids.yaml:1) and is never used again: choose another, such as 7002, which is free',
  ],
  [
    'of two movable days, even with other capitals, for it becomes the name of a file',
    { 'movable.yaml': WEEK('bright') + WEEK('Bright') },
    'movable.yaml:2:9: [1].id: the id Bright is already used at movable.yaml:1: choose another',
  ],
  [
    'of two types',
    { 'types.yaml': `${TYPES}- { id: 1, label: { ru: Еще, en: More } }\n` },
    `types.yaml:${TYPES.split('\n').length}:9: [${(TYPES.match(/id:/g) ?? []).length}].id: the id 1 is already used at types.yaml:`,
  ],
])('an id %s is found', (_, files, line) => {
  expect(problemLines(files)).toEqual([expect.stringContaining(line)]);
});

const LICENSE = '- { id: X, title: A license, url: https://example.org/x }\n';
const BOOK = '- { id: Mineya1990, month: "01", name: { ru: Минея, en: Menaion } }\n';
const CYCLE = (days: string, weeks: string) => `basis: A test\ndays:\n${days}weeks:\n${weeks}`;
const DAY = '  - { at: pascha+0, liturgy: [{ apostle: Acts.1.1-8 }, { gospel: John.1.1-17 }] }\n';
const WEEK_READ = '  - { week: 1, mon: [{ apostle: Eph.5.8-19 }, { gospel: Matt.18.10-20 }] }\n';

it.each<[string, Record<string, string>, string]>([
  [
    'licenses',
    { 'licenses.yaml': LICENSE + LICENSE },
    'licenses.yaml:2:9: [1].id: the id X is already used at licenses.yaml:1: choose another',
  ],
  [
    'books',
    { 'books/books.yaml': BOOK + BOOK },
    'books/books.yaml:2:9: [1].id: the id Mineya1990 is already used at books/books.yaml:1: choose another',
  ],
  [
    'days of the cycle of readings',
    { 'readings/cycle.yaml': CYCLE(DAY + DAY, WEEK_READ) },
    'readings/cycle.yaml:4:11: days[1].at: the at pascha+0 is already used at readings/cycle.yaml:3: choose another',
  ],
  [
    'weeks of the cycle of readings',
    { 'readings/cycle.yaml': CYCLE(DAY, WEEK_READ + WEEK_READ) },
    'readings/cycle.yaml:6:13: weeks[1].week: the week 1 is already used at readings/cycle.yaml:5: choose another',
  ],
  [
    'headings',
    { 'labels.yaml': LABELS.replace('{ type: history,', '{ type: hagiography,') },
    'the type hagiography is already used at labels.yaml:',
  ],
])('two %s with the same key are found', (_, files, line) => {
  expect(problemLines(files)).toEqual([expect.stringContaining(line)]);
});

function withTitle(id: string): string {
  return LABELS.replace(/\ntexts:\n/, `\ntexts:\n  - { id: ${id}, title: { ru: Текст, en: Text } }\n`);
}
