import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { month, REAL_DATA } from '../../support/data-folder.ts';
import { problemLines } from '../../support/problem-lines.ts';
import { HAGIOGRAPHY } from '../../support/texts.ts';

const MARTYR = '  - { id: 7001, name: { ru: Мученик Некто, en: Martyr Someone }, type: 11 }\n';
const inJuly = (entry: string) => ({ 'menologion/07.yaml': month(7, '07-03', entry) });

it('existing types, icons and texts may be named', () => {
  expect(
    problemLines({
      ...inJuly(MARTYR.replace(' }\n', ', displayType: 24, icons: [cross] }\n')),
      'icons.yaml': '- { id: cross, file: cross.svg, title: { ru: Крест, en: Cross } }\n',
      'icons/cross.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
      'texts/7001/hagiography.yaml': HAGIOGRAPHY,
    }),
  ).toEqual([]);
});

it.each<[string, Record<string, string>, string]>([
  [
    'a type',
    inJuly(MARTYR.replace('type: 11', 'type: 99')),
    'menologion/07.yaml:4:72: 07-03[0].type: there is no type 99: use one from types.yaml',
  ],
  [
    'a type to show',
    inJuly(MARTYR.replace('type: 11', 'type: 11, displayType: 98')),
    'menologion/07.yaml:4:89: 07-03[0].displayType: there is no type 98: use one from types.yaml',
  ],
  [
    'an icon',
    inJuly(MARTYR.replace('type: 11', 'type: 11, icons: [cross]')),
    'menologion/07.yaml:4:84: 07-03[0].icons[0]: there is no icon “cross”: use one from icons.yaml or add it there',
  ],
  [
    'an icon of hymns',
    { 'texts/a/hymnography.yaml': 'icons: [cross]\n' },
    'texts/a/hymnography.yaml:1:9: icons[0]: there is no icon “cross”: use one from icons.yaml or add it there',
  ],
  [
    'a commemoration',
    { 'texts/77/hagiography.yaml': HAGIOGRAPHY },
    'texts/77/hagiography.yaml:1:1: there is no commemoration 77 in the menologion: correct the name of the folder',
  ],
])('%s that is not there is found', (_, files, line) => {
  expect(problemLines(files)).toEqual([line]);
});

it('an unknown season is found, and the message names the known ones', () => {
  const fasting = readFileSync(`${REAL_DATA}/fasting.yaml`, 'utf8').replace(
    'season: christmastide',
    'season: yuletide',
  );
  expect(problemLines({ 'fasting.yaml': fasting })).toEqual([
    expect.stringContaining('there is no season “yuletide”: use bright_week'),
  ]);
});
