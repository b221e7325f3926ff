import type { DailyEndpoint } from '../../contract/endpoints.ts';
import { entryFile, entryFileOf, type TableSubject, tableOf } from '../../contract/entry-files.ts';
import type { Language } from '../../contract/languages.ts';
import { BLOCKS_FOLDER, LOCAL_ORIGIN } from '../../contract/paths.ts';
import { ENTRY_TABLES, TABLES } from '../../contract/tables.ts';
import { sha256 } from '../../sha256.ts';
import type { TreeInputs } from './inputs.ts';
import { parseFileLine } from './record.ts';

/**
 * The format of the tables: what the profile requires, and where programs differ in what they assume. Thousands of lines
 * repeat it, and hosts limit the size of the index; for the same reason no column says that it is required.
 */
const DIALECT = {
  delimiter: ',',
  doubleQuote: true,
  skipInitialSpace: false,
};

/** The description of the datasets of a historical tree. */
const HISTORICAL = 'A historical calendar: for each year it lists only what was kept in that year, as far as we know.';

/**
 * The text of the index of the datasets, a Frictionless Data Package v1, from the lines of the datasets in the records.
 * Programs for version 2 also read version 1, and in both the encoding is UTF-8 unless a line names another. Each
 * resource is one complete line with its Table Schema: nobody needs more than this file and a table.
 */
export function datapackage(
  files: readonly string[],
  inputs: Pick<TreeInputs, 'version' | 'origin' | 'credits'>,
  historical = false,
): string {
  const { version, origin, credits } = inputs;
  const paths = new Set(files.map((line) => parseFileLine(line).name));
  const resources = files.map((line) => {
    const { name: path, size: bytes, hash } = parseFileLine(line);
    const { name, title, format, compression, ...content } = aboutFile(path);
    const mediatype = MEDIA_TYPES[format];
    const about = { name, path, title, format, mediatype, compression, bytes, hash: `sha256:${hash}` };
    return 'schema' in content
      ? { ...about, jsonSchema: `${origin}/schemas/responses/${content.schema}` }
      : { ...about, profile: 'tabular-data-resource', dialect: DIALECT, schema: tableSchema(content, paths) };
  });
  const about = {
    profile: 'data-package',
    name: 'menologion',
    title: 'Menologion: the Orthodox calendar by the year',
    ...(historical ? { description: HISTORICAL } : {}),
    // The same datasets have the same version, whatever code made them.
    version: `${version}+${sha256(files.join('\n')).slice(0, 12)}`,
    ...(origin === LOCAL_ORIGIN ? {} : { homepage: `${origin}/` }),
    ...(credits.licenses.length > 0 ? { licenses: credits.licenses } : {}),
    ...(credits.sources.length > 0 ? { sources: credits.sources } : {}),
  };
  const lines = resources.map((resource) => JSON.stringify(resource));
  return `${JSON.stringify(about).slice(0, -1)},"resources":[\n${lines.join(',\n')}\n]}\n`;
}

const MEDIA_TYPES = { json: 'application/json', jsonl: 'application/jsonl', csv: 'text/csv' } as const;

/** What the path of a file says of it. */
interface About {
  readonly name: string;
  readonly title: string;
  readonly format: keyof typeof MEDIA_TYPES;
  readonly compression?: 'gz';
}
/** Which table it is. */
interface AboutTable extends About {
  readonly rows: DailyEndpoint | TableSubject;
  readonly lang: string;
}
/** Which of the schemas describes it, or which place of one describes each line. */
interface AboutAnswers extends About {
  readonly schema: string;
}

function aboutFile(path: string): AboutTable | AboutAnswers {
  if (path.startsWith(BLOCKS_FOLDER)) return aboutBlock(path);
  return entryFileOf(path) ? aboutEntries(path) : aboutYear(path);
}

/** The dataset of a year. */
function aboutYear(path: string): AboutTable | AboutAnswers {
  const [, endpoint = '', year, lang = '', format] = /^([a-z]+)-(\d{4})\.([a-z]+)\.([a-z]+)\.gz$/.exec(path) ?? [];
  const packed = { name: unpacked(path), title: `${endpoint} ${year}, ${lang}`, compression: 'gz' } as const;
  if (format === 'csv') return { ...packed, format, rows: endpoint as DailyEndpoint, lang };
  return { ...packed, format: 'json', schema: `${endpoint}.schema.json` };
}

/** The schemas of lists; those of answers by id have the names of the endpoints. */
const LIST_SCHEMAS: Readonly<Record<string, string>> = {
  texts: 'text-index',
  types: 'type-index',
  sources: 'source-list',
};

/** A dataset that belongs to no year. */
function aboutEntries(path: string): AboutTable | AboutAnswers {
  const { subject = '', edition = null, kind } = entryFileOf(path) ?? {};
  const title = edition === null ? `all ${subject}` : `all ${subject}, ${edition}`;
  const packed = { name: unpacked(path), title, compression: 'gz' } as const;
  if (kind === 'csv') return { ...packed, format: kind, rows: subject as TableSubject, lang: edition ?? '' };
  const schema = `${LIST_SCHEMAS[subject] ?? subject}.schema.json#/properties/data/items`;
  return { ...packed, format: 'jsonl', schema };
}

/** A block of texts, or a list of blocks. */
function aboutBlock(path: string): AboutAnswers {
  const name = path.slice(`${BLOCKS_FOLDER}/`.length);
  const [, endpoint, block, edition] = /^([a-z]+)(?:-(\d+))?\.([a-z-]+)\.json$/.exec(name) ?? [];
  const what = block === undefined ? 'list of blocks' : `block ${block}`;
  const schema = `${block === undefined ? 'block-list' : 'block'}.schema.json`;
  return { name, title: `${endpoint}, ${what}, ${edition}`, format: 'json', schema };
}

function unpacked(path: string): string {
  return path.replace(/\.gz$/, '');
}

/** The Table Schema of a table. It refers only to tables that are there. */
function tableSchema({ rows, lang }: Pick<AboutTable, 'rows' | 'lang'>, paths: ReadonlySet<string>): object {
  const { columns: fields, primaryKey, references } = { ...TABLES, ...ENTRY_TABLES }[rows];
  const foreignKeys = references.flatMap(({ field, table, of }) => {
    const file = entryFile(tableOf(table, lang as Language));
    return paths.has(file) ? { fields: field, reference: { resource: unpacked(file), fields: of } } : [];
  });
  return { fields, primaryKey, ...(foreignKeys.length > 0 ? { foreignKeys } : {}) };
}
