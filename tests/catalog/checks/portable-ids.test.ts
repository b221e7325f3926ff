import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { REAL_DATA } from '../../support/data-folder.ts';
import { problemLines } from '../../support/problem-lines.ts';
import { HAGIOGRAPHY, wholeTexts } from '../../support/texts.ts';

const week = (id: string) =>
  `- { id: ${id}, rule: pascha+0, kind: week, label: { ru: Седмица, en: Week }, description: { ru: Седмица., en: A week. } }\n`;

it.each(['console', 'com', 'com10', 'lpt', 'nulls', 'a.con', '_con', 'constructor', '1.5'])('%s is right', (id) => {
  expect(problemLines({ 'movable.yaml': week(id.includes('1.5') ? `'${id}'` : id) })).toEqual([]);
});

it.each([
  ['con', 'is the name of a device on Windows'],
  ['NUL', 'is the name of a device on Windows'],
  ['aux.txt', 'is the name of a device on Windows'],
  ['com1', 'is the name of a device on Windows'],
  ['LPT9.tar.gz', 'is the name of a device on Windows'],
  ['a.', 'ends with a period, which Windows removes'],
  ['__proto__', 'is a reserved name in JavaScript'],
])('%s is found, whatever has this id', (id, why) => {
  const labels = readFileSync(`${REAL_DATA}/labels.yaml`, 'utf8');
  const end = `the id “${id}” ${why}: choose another`;
  expect(problemLines({ 'movable.yaml': week(id) })).toEqual([`movable.yaml:1:9: [0].id: ${end}`]);
  expect(problemLines({ [`texts/${id}/hagiography.yaml`]: HAGIOGRAPHY })).toEqual([
    `texts/${id}/hagiography.yaml:1:1: ${end}`,
  ]);
  expect(problemLines({ ...wholeTexts('b'), 'aliases.yaml': `- { id: ${id}, of: b }\n` })).toEqual([
    `aliases.yaml:1:9: [0].id: ${end}`,
  ]);
  expect(
    problemLines({
      'labels.yaml': labels.replace(/\ntexts:\n/, `\ntexts:\n  - { id: ${id}, title: { ru: Т, en: T } }\n`),
    }),
  ).toEqual([expect.stringContaining(end)]);
});

it('a picture and its file are found too', () => {
  expect(
    problemLines({
      'icons.yaml': '- { id: nul, file: aux.svg, title: { ru: Крест, en: Cross } }\n',
      'icons/aux.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
    }),
  ).toEqual([
    'icons.yaml:1:9: [0].id: the id “nul” is the name of a device on Windows: choose another',
    'icons.yaml:1:20: [0].file: the id “aux.svg” is the name of a device on Windows: choose another',
  ]);
});
