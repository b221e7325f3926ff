import { expect, it } from 'vitest';
import { daysOfYear } from '../../generator/calendar/civil-year.ts';
import { dateOf, isoDate } from '../../generator/calendar/day-number.ts';
import { loadCatalog } from '../../generator/catalog/load-catalog.ts';
import { REAL_DATA } from '../support/data-folder.ts';
import { databaseOf } from '../support/databases.ts';
import { compareViews } from '../support/day-views.ts';

/** Years of three centuries, with and without a leap day, and with Pascha early and late. */
const SPANS = [
  ['1998-2001', 1998, 2001],
  ['2099-2100', 2099, 2100],
] as const;

it.each(SPANS)(
  'The views of %s have what the files of all their days have',
  { tags: ['python3'], timeout: 900_000 },
  async (years, first, last) => {
    const database = await databaseOf(years, '--years', years, '--data', REAL_DATA);
    const catalog = await loadCatalog([REAL_DATA]);
    const all = Array.from({ length: last - first + 1 }, (_, i) => daysOfYear(first + i));
    const dates = all.flatMap((days) => Array.from(days, (day) => isoDate(dateOf('gregorian', day))));
    const { compared, wrong } = compareViews(database, catalog, dates);
    expect({ compared, wrong }).toEqual({ compared: dates.length * 12 - 730 * 8 * Number(first < 2000), wrong: [] });
  },
);
