import {
  CONTENT_ENDPOINT_NAMES,
  DAILY_ENDPOINT_NAMES,
  type DailyEndpoint,
  type Endpoint,
  type Feed,
  PIECE_ENDPOINT_NAMES,
} from '../contract/endpoints.ts';
import { contentType, PICTURE_TYPES, STATIC_HEADERS } from '../contract/headers.ts';
import {
  BASE_PATH,
  blockFile,
  blocksFolder,
  contentPath,
  DATAPACKAGE_FILE,
  datasetFile,
  datasetsFolder,
  dayFile,
  feedFile,
  feedsFolder,
  iconPath,
  indexPath,
  inFolder,
  inTree,
  SOURCES_FILE,
  yearFolder,
} from '../contract/paths.ts';
import { decoded } from '../responses/bytes.ts';
import { answersOf, type Shelf } from './answers.ts';
import type { Exchange, FileOf } from './exchanges.ts';
import type { Operation } from './openapi.ts';
import { IF_NONE_MATCH, pathParameters, type Values, valuesIn } from './parameters.ts';
import { type FileKind, fillWords, PROSE } from './prose.ts';
import { answerSchema, reference, type Schema } from './schemas.ts';

/** A kind of file by its path below the root of the tree, with variable parts in braces. */
interface FilePattern {
  readonly kind: FileKind;
  readonly path: string;
  readonly schema: Schema;
  readonly values: Values;
  /** The endpoint that gives the answer or the languages. */
  readonly endpoint: Endpoint;
  /** Its content types, if its name does not show them. */
  readonly types?: readonly string[];
}

const HEADERS = new Headers({ ...STATIC_HEADERS, ETag: '"8b1a9953c4611296"' });
const BINARY: Schema = { type: 'string', format: 'binary' };
const TEXT: Schema = { type: 'string' };
const OTHER_VALUES: Values = { endpoint: 'calendar', year: '2026', lang: 'en', feed: 'feasts', file: 'pascha.svg' };

/** The operations of plain files, by path below the base path. JSON from `file` becomes an example. */
export function* fileOperations(
  file: FileOf,
  missing: Exchange,
  shelf: Shelf,
): Iterable<[path: string, operation: Operation]> {
  for (const { kind, path, schema, values, endpoint, types = [contentType(path)] } of patterns()) {
    const { tag, description, ...said } = PROSE.files.kinds[kind];
    const operationId = fillWords(said.operationId, PROSE.endpoints[endpoint]);
    const summary = fillWords(said.summary, PROSE.endpoints[endpoint]);
    const bytes = contentType(path) === contentType('.json') ? file(fillWords(path, values)) : null;
    const body = bytes ? JSON.parse(decoded(bytes)) : undefined;
    const found = { status: 200, headers: HEADERS, name: operationId, summary, body };
    const kinds = new Set(types.map((type) => type.replace(/;.*/, '')));
    const given = [...kinds].map((type) => ({ ...found, type }));
    const parameters = [...pathParameters(path, endpoint, values), IF_NONE_MATCH];
    const known = { ...found, status: 304, type: '', body: null };
    const responses = answersOf([...given, known, missing], schema, shelf);
    yield [path.slice(BASE_PATH.length - 1), { operationId, tags: [tag], summary, description, parameters, responses }];
  }
}

function patterns(): FilePattern[] {
  const [lang, year, number] = [named<'en'>('lang'), named<number>('year'), named<number>('number')];
  const answer = (kind: FileKind, endpoint: Endpoint, path: string): FilePattern => {
    const asked = valuesIn(PROSE.endpoints[endpoint].asks[0]?.ask ?? '');
    return {
      kind,
      endpoint,
      path,
      schema: answerSchema(endpoint),
      values: { ...asked, id: [asked.id].flat()[0], number: 1 },
    };
  };
  const other = (kind: FileKind, path: string, schema: Schema): FilePattern => {
    return { kind, endpoint: 'calendar', path, schema, values: OTHER_VALUES };
  };
  const dataset = datasetFile(named<DailyEndpoint>('endpoint'), year, lang);
  const feed = named<Feed>('feed');
  return [
    ...DAILY_ENDPOINT_NAMES.map((endpoint) =>
      answer('day', endpoint, inFolder(yearFolder(lang, endpoint, year), dayFile('{date}'))),
    ),
    ...CONTENT_ENDPOINT_NAMES.map((endpoint) => answer('text', endpoint, contentPath(lang, endpoint, '{id}'))),
    ...PIECE_ENDPOINT_NAMES.map((endpoint) => answer('piece', endpoint, contentPath(lang, endpoint, '{id}', number))),
    other('texts', indexPath('texts', lang), reference('TextIndex')),
    other('commemorations', indexPath('commemorations', lang), reference('CommemorationIndex')),
    other('names', indexPath('names', lang), reference('NameIndex')),
    other('types', indexPath('types', lang), reference('TypeIndex')),
    other('search', indexPath('search', lang), { type: 'object' }),
    other('sources', inTree(SOURCES_FILE), reference('SourceList')),
    other('dataset', inFolder(datasetsFolder(), dataset), BINARY),
    ...CONTENT_ENDPOINT_NAMES.flatMap((endpoint): FilePattern[] => {
      const path = (block?: number) => inFolder(blocksFolder(), blockFile(lang, endpoint, block));
      const values = { lang: 'en', block: 1 };
      return [
        { kind: 'block', endpoint, path: path(named<number>('block')), schema: reference('Block'), values },
        { kind: 'blocks', endpoint, path: path(), schema: reference('BlockList'), values },
      ];
    }),
    other('datapackage', inFolder(datasetsFolder(), DATAPACKAGE_FILE), { type: 'object' }),
    { ...other('icon', inTree(iconPath('{file}')), BINARY), types: Object.values(PICTURE_TYPES) },
    other('feed', inFolder(feedsFolder(), feedFile(feed, year, lang)), TEXT),
    other('rolling', inFolder(feedsFolder(), feedFile(feed, null, lang)), TEXT),
  ];
}

/** A name in braces as an argument of a function of paths.ts. */
function named<T>(name: string): T {
  return `{${name}}` as unknown as T;
}
