import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { validateData } from '../../../generator/catalog/load.ts';
import { repairData } from '../../../generator/catalog/repair.ts';
import { format } from '../../../generator/messages/format.ts';
import { dataFolder, month } from '../../support/data-folder.ts';

const icon = (id: number) => `\
  # The icon ${id} has a remark.
  - id: ${id}
    name: { ru: Икона Божией Матери, en: Icon of the Mother of God } # and another

    type: 17
`;
const martyr = (id: number) => `  - { id: ${id}, name: { ru: Мученик Флор, en: Martyr Florus }, type: 11 }\n`;

it('icons of the Mother of God move after the others with their comments, and nothing else changes', () => {
  const before = icon(1) + martyr(2) + icon(3) + martyr(4);
  const folder = dataFolder({ 'menologion/07.yaml': month(7, '07-03', before) });
  const { repaired, refused } = repairData([folder]);
  expect(repaired.map(({ line, path, reason }) => [line, path, format(reason)])).toEqual([
    [5, '07-03', 'the entries are now in the printed order; their old places were 2, 4, 1, 3'],
  ]);
  expect(refused).toEqual([]);
  expect(readFileSync(path.join(folder, 'menologion/07.yaml'), 'utf8')).toBe(
    month(7, '07-03', martyr(2) + martyr(4) + icon(1) + icon(3)),
  );
  expect(validateData([folder]).problems).toEqual([]);
  expect(repairData([folder]).repaired).toEqual([]);
});

it('a day at the end of a file without a line break is put in order too', () => {
  const folder = dataFolder({ 'menologion/07.yaml': month(7, '07-31', icon(1) + martyr(2)).trimEnd() });
  repairData([folder]);
  expect(readFileSync(path.join(folder, 'menologion/07.yaml'), 'utf8')).toBe(month(7, '07-31', martyr(2) + icon(1)));
});
