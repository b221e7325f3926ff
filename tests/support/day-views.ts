import { DAILY_ENDPOINT_NAMES, type DailyEndpoint } from '../../generator/contract/endpoints.ts';
import { LANGUAGES } from '../../generator/contract/languages.ts';
import { dayPath } from '../../generator/contract/paths.ts';
import { createEngine } from '../../generator/engine/engine.ts';
import type { Catalog } from '../../generator/model/catalog.ts';
import { decoded } from '../../generator/responses/bytes.ts';
import { differences, EXPECTED, type ViewRow } from './database-rows.ts';
import { askPython } from './databases.ts';

/** The column with the date in the view of an endpoint. */
const dateIn = (endpoint: DailyEndpoint) => (endpoint === 'saints' ? 'gregorian_date' : 'gregorianDate');

/**
 * Compares the views of a database, read by Python, with the files of days of a catalog. Returns how many files were
 * compared, and what differs.
 */
export function compareViews(database: string, catalog: Catalog, dates: readonly string[]) {
  const engine = createEngine(catalog);
  const asked = DAILY_ENDPOINT_NAMES.flatMap((endpoint) => LANGUAGES.map((lang) => ({ endpoint, lang })));
  const rows = askPython(
    database,
    asked.map(
      ({ endpoint, lang }) =>
        `SELECT * FROM ${endpoint} WHERE lang = '${lang}' AND ${dateIn(endpoint)} IN ('${dates.join("', '")}')`,
    ),
  );
  const wrong: unknown[] = [];
  let compared = 0;
  for (const [i, { endpoint, lang }] of asked.entries()) {
    const byDate = new Map<unknown, ViewRow[]>();
    for (const row of rows[i] as ViewRow[]) {
      const date = row[dateIn(endpoint)];
      byDate.set(date, [...(byDate.get(date) ?? []), row]);
    }
    for (const date of dates) {
      const file = engine.file(dayPath(lang, endpoint, date));
      if (!file) continue;
      const day = JSON.parse(decoded(file)).data[date];
      const found = differences(byDate.get(date) ?? [], EXPECTED[endpoint](day as never));
      for (const one of found) wrong.push({ endpoint, lang, date, ...(one as object) });
      compared++;
    }
  }
  return { compared, wrong: wrong.slice(0, 10) };
}
