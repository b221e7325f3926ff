import { expect, it } from 'vitest';
import { validateData } from '../../../generator/catalog/load.ts';
import { format } from '../../../generator/messages/format.ts';
import { dataFolder, month } from '../../support/data-folder.ts';

const ICON = '  - { id: 1, name: { ru: Икона Божией Матери, en: Icon of the Mother of God }, type: 17 }\n';
const MARTYR = '  - { id: 2, name: { ru: Мученик Флор, en: Martyr Florus }, type: 11 }\n';
const messages = (entries: string) =>
  validateData([dataFolder({ 'menologion/07.yaml': month(7, '07-03', entries) })]).problems.map(({ path, reason }) => [
    path,
    format(reason),
  ]);

it('icons of the Mother of God are last in a day', () => {
  expect(messages(MARTYR + ICON)).toEqual([]);
  expect(messages(ICON + MARTYR)).toEqual([
    ['07-03[1]', 'icons of the Mother of God must be last in a day: move this entry above them'],
  ]);
});
