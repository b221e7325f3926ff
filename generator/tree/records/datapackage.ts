import type { DailyEndpoint } from '../../contract/endpoints.ts';
import { TABLES } from '../parts/columns.ts';
import { parseFileLine } from './record.ts';

/** How the tables are written. It is said whole, for what is left out programs take differently. */
const DIALECT = {
  delimiter: ',',
  lineTerminator: '\r\n',
  quoteChar: '"',
  doubleQuote: true,
  skipInitialSpace: false,
  header: true,
  caseSensitiveHeader: true,
};

/**
 * The text of the index of the datasets, a Frictionless Data Package v1, from the lines of the datasets in the records.
 * Programs for the second version read the first as well. Each resource stands whole in a line of its own, its Table
 * Schema with it: who has this file and a table needs nothing else.
 */
export function datapackage(files: readonly string[], origin: string): string {
  const resources = files.map((line) => {
    const { name, size, hash } = parseFileLine(line);
    const [, endpoint = '', year, language, format = ''] =
      /^([a-z]+)-(\d{4})\.([a-z]+)\.([a-z]+)\.gz$/.exec(name) ?? [];
    return {
      name: name.replace(/\.gz$/, ''),
      path: name,
      title: `${endpoint} ${year}, ${language}`,
      format,
      mediatype: format === 'csv' ? 'text/csv' : 'application/json',
      encoding: 'utf-8',
      compression: 'gz',
      bytes: size,
      hash: `sha256:${hash}`,
      ...(format === 'csv'
        ? { profile: 'tabular-data-resource', dialect: DIALECT, schema: TABLES[endpoint as DailyEndpoint] }
        : { jsonSchema: `${origin}/schemas/responses/${endpoint}.schema.json` }),
    };
  });
  const about = { profile: 'data-package', name: 'menologion', title: 'Menologion: the Orthodox calendar by the year' };
  const lines = resources.map((resource) => JSON.stringify(resource));
  return `${JSON.stringify(about).slice(0, -1)},"resources":[\n${lines.join(',\n')}\n]}\n`;
}
