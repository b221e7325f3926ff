import { expect, it } from 'vitest';
import { Surnames } from '../../../generator/catalog/surnames.ts';
import { dataFolder, month, REAL_DATA } from '../../support/data-folder.ts';
import { problemLines } from '../../support/problem-lines.ts';
import { run } from '../../support/run.ts';

const TABLES = `\
letters: { е: e, в: v, и: i, л: l, о: o, с: s, а: a, р: r, ф: f, к: k, й: i, ий$: y, ьев: iev, ц: ts, ы: y, н: n, ^алекс: alex }
written: { Оптинский: Optina, Чирич: Ćirić }
`;
const NAMES = `\
- { ru: Флор, en: [Florus] }
- { ru: Лавр, en: [Laurus] }
`;
const linesOf = (ru: string, en: string) =>
  problemLines({
    'surnames.yaml': TABLES,
    'names.yaml': NAMES,
    'menologion/07.yaml': month(7, '07-03', `  - { id: 7001, name: { ru: "${ru}", en: "${en}" }, type: 11 }\n`),
  }).filter((line) => line.startsWith('menologion'));

it.each([
  ['Мученик Флор Соловьев (1937)', 'Martyr Florus Soloviev (1937)'],
  ['Мученики Флор (Соловьев) и Лавр Алексии (1937)', 'Martyrs Florus (Soloviev) and Laurus Alexii (1937)'],
  ['Обретение мощей мученика Флора Соловьева (1937)', 'Finding of the Relics of Martyr Florus Soloviev (1937)'],
  ['Преподобный Флор Оптинский (1937)', 'Venerable Florus of Optina (1937)'],
  ['Святитель Флор (Чирич), епископ Сисакский (1937)', 'Saint Florus (Ćirić), Bishop of Sisak (1937)'],
])('the spelling of the tables is right: %s', (ru, en) => {
  expect(linesOf(ru, en)).toEqual([]);
});

it.each([
  ['Мученик Флор Соловьев (1937)', 'Martyr Florus Solovyov (1937)', 'Соловьев', 'Soloviev'],
  ['Мученик Флор (Соловьев) (1937)', 'Martyr Florus (Solovievsky) (1937)', 'Соловьев', 'Soloviev'],
  ['Преподобный Флор Оптинский (1937)', 'Venerable Florus of Optino (1937)', 'Оптинский', 'Optina'],
  ['Мученик Лавр (Флоров) (1937)', 'Martyr Laurus (Floroff) (1937)', 'Флоров', 'Florov'],
])('another spelling is found: %s, %s', (ru, en, surname, spelling) => {
  expect(linesOf(ru, en)).toEqual([
    expect.stringContaining(`name.en: the English of “${surname}” is “${spelling}” here: write it so`),
  ]);
});

it('names of older saints have other forms, and are not checked', () => {
  expect(linesOf('Мученик Флор Соловьев (1591)', 'Martyr Florus of the Nightingales (1591)')).toEqual([]);
});

it('the command says where, and a pack may spell as it likes', async () => {
  const saint = month(
    7,
    '07-03',
    '  - { id: 90001, name: { ru: Мученик Флор Юрьев (1937), en: Martyr Florus Yurev (1937) }, type: 11 }\n',
  );
  const pack = dataFolder({ 'menologion/07.yaml': saint }, true);
  expect(await run('validate', '--data', REAL_DATA, '--data', pack)).toMatchObject({ code: 0 });
  const folder = dataFolder({ 'surnames.yaml': TABLES, 'names.yaml': NAMES, 'menologion/07.yaml': saint });
  const { code, stdout, stderr } = await run('validate', '--data', folder);
  expect(code).toBe(1);
  expect(stdout + stderr).toMatch(/menologion\/07\.yaml:\d+:\d+: .*the English of “Юрьев” is/);
});

it('a part of a double surname is read alone', () => {
  const surnames = new Surnames({ letters: { а: 'a', б: 'b', ий$: 'y', и: 'i', й: 'i', к: 'k' }, written: {} });
  expect(surnames.spellings('Кабий-Аба')[0]).toBe('Kaby-Aba');
});
