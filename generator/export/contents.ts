import type { Database } from 'node-sqlite3-wasm';
import { yearRanges } from '../calendar/ranges.ts';
import { PACKAGE } from '../package.ts';
import { Answers } from './answers.ts';
import { addCommemorations } from './commemorations.ts';
import { DayRows } from './days.ts';
import { describedSql } from './described-sql.ts';
import { addDocuments } from './documents.ts';
import { TableRows } from './rows.ts';
import type { ExportSource } from './source.ts';
import { SEARCH_SQL, TABLES_SQL } from './tables-sql.ts';
import { addTexts } from './texts.ts';
import { VIEWS_SQL } from './views-sql.ts';

/**
 * Fills a new database from answers: equal answers make equal bytes. `progressed` gets the number of years that are
 * written. Throws UserError if an answer cannot be read.
 */
export async function fillDatabase(
  database: Database,
  source: ExportSource,
  progressed: (years: number) => void,
): Promise<void> {
  const { sql, tables } = describedSql(`${TABLES_SQL}${SEARCH_SQL}${VIEWS_SQL}`);
  database.exec(`BEGIN;${sql}`);
  const rows = new TableRows(database);
  try {
    for (const { name, description, columns } of tables) {
      rows.add('tables', { name, description });
      for (const { name: column, description: about } of columns) {
        rows.add('columns', { table_name: name, column_name: column, description: about });
      }
    }
    addAbout(source, rows);
    const answers = new Answers(source);
    await addCommemorations(answers, rows);
    await addTexts(answers, rows);
    addDocuments(database, rows);
    const days = new DayRows(answers, rows);
    for (const [i, year] of source.years.entries()) {
      await days.addYear(year);
      progressed(i + 1);
    }
  } finally {
    rows.finish();
  }
  database.exec(`${INDEX_SEARCH} COMMIT; ANALYZE;`);
  const [broken] = database.all('PRAGMA foreign_key_check');
  if (broken) throw new Error(`a row of ${broken.table} refers to no row of ${broken.parent}`);
}

const INDEX_SEARCH = `
  INSERT INTO search (search) VALUES ('rebuild');
  INSERT INTO search (search) VALUES ('optimize');
`;

function addAbout({ origin, licenses, years }: ExportSource, rows: TableRows): void {
  for (const { name, title, path } of licenses) rows.add('licenses', { license: name, title, path });
  const inShort = yearRanges(years).join(', ');
  const about = {
    generator: 'menologion',
    version: PACKAGE.version,
    origin,
    years: inShort,
    citation:
      `Menologion ${PACKAGE.version}, database of the Orthodox calendar, years ${inShort}, ${origin}. ` +
      `${licenses.map(({ title }) => title).join(', ')}.`,
  };
  for (const [key, value] of Object.entries(about)) rows.add('meta', { key, value });
}
