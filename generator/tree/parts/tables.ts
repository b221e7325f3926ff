import { stringify } from 'csv-stringify/sync';
import type { DailyEndpoint, DayByEndpoint } from '../../contract/endpoints.ts';
import { TABLES } from '../../contract/tables.ts';

/**
 * The daily answer for a year as a table in CSV (RFC 4180) with a line of headings: one row for each day, saint, event
 * or reading.
 */
export function yearTable<E extends DailyEndpoint>(endpoint: E, answer: string): string {
  const { data } = JSON.parse(answer) as { data: Record<string, DayByEndpoint[E]> };
  const { schema, rows } = TABLES[endpoint];
  return stringify(Object.values(data).flatMap(rows), {
    header: true,
    columns: schema.fields.map(({ name }) => name),
    record_delimiter: 'windows',
    cast: { boolean: (value) => String(value) },
  });
}
