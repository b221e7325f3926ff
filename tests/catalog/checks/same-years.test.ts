import { expect, it } from 'vitest';
import { validateData } from '../../../generator/catalog/load.ts';
import { format } from '../../../generator/messages/format.ts';
import { dataFolder, month } from '../../support/data-folder.ts';

const messages = (ru: string, en: string) =>
  validateData([
    dataFolder({
      'menologion/07.yaml': month(7, '07-03', `  - { id: 1, name: { ru: ${ru}, en: ${en} }, type: 11 }\n`),
    }),
  ]).problems.map(({ reason }) => format(reason));

it('both languages name the same years', () => {
  expect(messages('Мученик Флор (1918)', 'Martyr Florus (1918)')).toEqual([]);
  expect(messages('Мученик Флор (IV)', 'Martyr Florus (4th c.)')).toEqual([]);
  expect(messages('Мученик Флор (1918)', 'Martyr Florus (1919)')).toEqual([
    'the years differ: 1918 in ru, 1919 in en; correct one of them',
  ]);
  expect(messages('Мученик Флор (1918)', 'Martyr Florus')).toEqual([
    'the years differ: 1918 in ru, none in en; correct one of them',
  ]);
});
