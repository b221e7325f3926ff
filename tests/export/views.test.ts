import { expect, it } from 'vitest';
import { loadCatalog } from '../../generator/catalog/load-catalog.ts';
import { REAL_DATA } from '../support/data-folder.ts';
import { databaseOf } from '../support/databases.ts';
import { compareViews } from '../support/day-views.ts';

const DATES = ['01-01', '01-07', '02-15', '03-12', '04-05', '04-12', '05-31', '08-28', '09-27', '12-31'];

it('The views have what the files of days have', { tags: ['python3'] }, async () => {
  const database = await databaseOf('2026', '--years', '2026', '--data', REAL_DATA);
  const catalog = await loadCatalog([REAL_DATA]);
  const { compared, wrong } = compareViews(
    database,
    catalog,
    DATES.map((day) => `2026-${day}`),
  );
  expect({ compared, wrong }).toEqual({ compared: 12 * DATES.length, wrong: [] });
});
