import { expect, it } from 'vitest';
import { readSource } from '../../generator/catalog/source.ts';
import { findById } from '../../generator/model/find-by-id.ts';
import type { ActData } from '../../schemas/types.ts';
import { REAL_DATA } from '../support/data-folder.ts';
import { realCatalog } from '../support/real-days.ts';

const acts = readSource<ActData[]>(`${REAL_DATA}/acts.yaml`).source?.value ?? [];

/** The days as reports of the acts have them, read apart from the data. */
it.each<[string, string, Record<string, string>]>([
  ['synod', '2014-12-25', { Никифор: 'julian 12-22', Порфирий: 'julian 11-19', 'Гавриил (Ургебадзе)': 'julian 10-20' }],
  ['synod', '2015-12-24', { 'Максим Сандович': 'julian 08-24' }],
  ['synod', '2016-04-16', { 'Иларион Грузин': 'julian 02-14' }],
  ['synod', '2017-05-04', { 'Поместного Собора': 'julian 11-05' }],
  ['synod', '2017-10-06', { Севастиан: 'julian 11-17', Мардарий: 'julian 11-29' }],
  [
    'synod',
    '2018-03-07',
    {
      'Даниил Пустынник': 'julian 12-18',
      'Нягое Басараб': 'julian 09-26',
      Трансильванский: 'julian 04-24',
      Молдавский: 'julian 08-30',
      Сихловская: 'julian 08-07',
      Брынковяну: 'julian 08-16',
      Адрианов: 'julian 11-12',
      Чернышев: 'julian 12-20',
    },
  ],
  [
    'synod',
    '2018-05-14',
    { Галл: 'julian 10-16', Колумбан: 'julian 11-23', Фридолин: 'julian 03-06', Мириан: 'julian 10-01' },
  ],
  ['synod', '2018-10-15', { Верецкий: 'julian 02-10' }],
  ['synod', '2019-04-04', { Зимин: 'julian 01-05', Никольский: 'julian 06-27' }],
  ['synod', '2020-03-11', { Флоров: 'julian 06-20', Жижиленко: 'julian 05-22' }],
  ['synod', '2021-12-29', { Красноцветов: 'julian 09-29' }],
  ['patriarch', '2018-02-09', { Архангельских: 'julian 10-19' }],
  ['patriarch', '2020-11-06', { Новосибирских: 'julian 02-16' }],
  ['council', '2008-06-29', { Шанхайский: 'julian 06-19', Антоний: 'julian 12-20', Евпраксия: 'julian 05-03' }],
])('%s %s: its commemorations stand on the days of the report', (by, date, days) => {
  const did = acts.find((act) => act.by === by && act.date === date)?.did ?? [];
  const kept = did.map(({ id }) => findById(realCatalog.commemorations, id));
  const found = Object.fromEntries(
    Object.keys(days).map((word) => [word, kept.find((one) => one?.name.ru.includes(word))?.rule]),
  );
  expect(found).toEqual(days);
});

it('no commemoration of a decision of those years is missing in the list', () => {
  const listed = new Set(acts.flatMap(({ did }) => did.map(({ id }) => id)));
  expect(listed.size).toBeGreaterThan(700);
  const later = realCatalog.commemorations.filter(({ since }) => (since ?? 0) > 2017);
  expect(later.map(({ id }) => id).filter((id) => !listed.has(id) && !BY_USE.includes(id))).toEqual([]);
});

/** Begun since 2018 without a decision that was found: kept by dioceses, or known only by the first year. */
const BY_USE: readonly string[] = ['5285', '7138', 'volgograd_saints_synaxis'];
