import { stringify } from 'csv-stringify/sync';
import type { DailyEndpoint, DayByEndpoint } from '../../contract/endpoints.ts';
import type { TableSubject } from '../../contract/entry-files.ts';
import { type DatasetTable, ENTRY_TABLES, TABLES } from '../../contract/tables.ts';

/** The daily answer for a year as a table: one row for each day, saint, event or reading. */
export function yearTable<E extends DailyEndpoint>(endpoint: E, answer: string): string {
  const { data } = JSON.parse(answer) as { data: Record<string, DayByEndpoint[E]> };
  return tableText(TABLES[endpoint], Object.values(data));
}

/** The entries of a subject, each a line of JSON, as a table. */
export function entryTable(subject: TableSubject, lines: string): string {
  const entries = lines.split('\n').flatMap((line) => (line === '' ? [] : JSON.parse(line)));
  return tableText<never>(ENTRY_TABLES[subject], entries as never[]);
}

/** A table in CSV (RFC 4180) with a line of headings. */
function tableText<Entry>(
  { columns, rows }: Pick<DatasetTable<Entry>, 'columns' | 'rows'>,
  entries: readonly Entry[],
): string {
  return stringify(entries.flatMap(rows), {
    header: true,
    columns: columns.map(({ name }) => name),
    record_delimiter: 'windows',
    cast: { boolean: (value) => String(value) },
  });
}
