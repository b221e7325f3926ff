import type { DailyEndpoint } from '../../contract/endpoints.ts';
import { BLOCKS_FOLDER } from '../../contract/paths.ts';
import { TABLES } from '../../contract/tables.ts';
import type { TreeInputs } from './inputs.ts';
import { parseFileLine } from './record.ts';

/**
 * The format of the tables: what the profile requires, and where programs differ in what they assume. Thousands of lines
 * repeat it, and hosts limit the size of the index.
 */
const DIALECT = {
  delimiter: ',',
  lineTerminator: '\r\n',
  doubleQuote: true,
  skipInitialSpace: false,
  caseSensitiveHeader: true,
};

/** The description of the datasets of a historical tree. */
const HISTORICAL = 'A historical calendar: for each year it lists only what was kept in that year, as far as we know.';

/**
 * The text of the index of the datasets, a Frictionless Data Package v1, from the lines of the datasets in the records.
 * Programs for version 2 also read version 1, and in both the encoding is UTF-8 unless a line names another. Each resource is one complete line with its Table Schema: nobody needs
 * more than this file and a table.
 */
export function datapackage(
  files: readonly string[],
  { origin, credits }: Pick<TreeInputs, 'origin' | 'credits'>,
  historical = false,
): string {
  const resources = files.map((line) => {
    const { name: path, size: bytes, hash } = parseFileLine(line);
    const { name, title, format, ...more } = path.startsWith(BLOCKS_FOLDER) ? aboutBlock(path) : aboutYear(path);
    const { schema, ...others } = more;
    const mediatype = format === 'csv' ? 'text/csv' : 'application/json';
    const about = { name, path, title, format, mediatype, ...others, bytes, hash: `sha256:${hash}` };
    return format === 'csv'
      ? { ...about, profile: 'tabular-data-resource', dialect: DIALECT, schema: TABLES[schema as DailyEndpoint].schema }
      : { ...about, jsonSchema: `${origin}/schemas/responses/${schema}.schema.json` };
  });
  const about = {
    profile: 'data-package',
    name: 'menologion',
    title: 'Menologion: the Orthodox calendar by the year',
    ...(historical ? { description: HISTORICAL } : {}),
    ...(credits.licenses.length > 0 ? { licenses: credits.licenses } : {}),
    ...(credits.sources.length > 0 ? { sources: credits.sources } : {}),
  };
  const lines = resources.map((resource) => JSON.stringify(resource));
  return `${JSON.stringify(about).slice(0, -1)},"resources":[\n${lines.join(',\n')}\n]}\n`;
}

/** The properties of the dataset of a year. */
function aboutYear(path: string) {
  const [, schema = '', year, language, format = ''] = /^([a-z]+)-(\d{4})\.([a-z]+)\.([a-z]+)\.gz$/.exec(path) ?? [];
  const title = `${schema} ${year}, ${language}`;
  return { name: path.replace(/\.gz$/, ''), title, format, compression: 'gz', schema };
}

/** The properties of a block of texts, or of a list of blocks. */
function aboutBlock(path: string) {
  const name = path.slice(`${BLOCKS_FOLDER}/`.length);
  const [, endpoint, block, edition] = /^([a-z]+)(?:-(\d+))?\.([a-z-]+)\.json$/.exec(name) ?? [];
  const what = block === undefined ? 'list of blocks' : `block ${block}`;
  return { name, title: `${endpoint}, ${what}, ${edition}`, format: 'json', schema: block ? 'block' : 'block-list' };
}
