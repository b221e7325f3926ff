import path from 'node:path';
import { dataFolders } from '../../catalog/folders.ts';
import {
  DAILY_ENDPOINT_NAMES,
  DAILY_ENDPOINTS,
  type DailyEndpoint,
  ENDPOINT_NAMES,
  type Endpoint,
} from '../../contract/endpoints.ts';
import { TEXT_LANGUAGES, type TextLanguage } from '../../contract/languages.ts';
import { LOCAL_ORIGIN } from '../../contract/paths.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../contract/years.ts';
import { UserError } from '../../errors.ts';
import { isWithin } from '../../folders-apart.ts';
import { message } from '../../messages/message.ts';
import { HOSTS, type Host, type Scope, type Shard, TEXT_FORMS, type TextForm, type Years } from './scope.ts';

/** Years as an option gives them. */
export type YearsOption = Years | string | number | null;

/** The years of the datasets of all endpoints, and of endpoints with years of their own. */
export interface DatasetYears extends Readonly<Partial<Record<DailyEndpoint, YearsOption>>> {
  readonly all: YearsOption;
}

/** The options of a tree. All are optional; those that may be text are read as on the command line. */
export interface GenerateOptions {
  /** Folder of the tree; `out` by default. */
  readonly out?: string;
  /** Folders of data, as for `loadCatalog`; those of the package by default. */
  readonly data?: string | readonly string[];
  /**
   * Years with one file for each day: `2026`, `'2020-2030'`, `'now'`, or null or `'none'`; all, 1583 to 3000, by
   * default.
   */
  readonly years?: YearsOption;
  /**
   * Years with datasets, in the same format; the years of `years` by default. Endpoints may have years of their own:
   * `'1583-3000,liturgy:2000-2100'`, or `{ all: '1583-3000', liturgy: '2000-2100' }`.
   */
  readonly datasets?: YearsOption | DatasetYears;
  /** Languages: `'ru,en'` or a list; all by default. */
  readonly lang?: string | readonly TextLanguage[];
  /** Endpoints: `'calendar,fasting'` or a list; all by default. */
  readonly endpoints?: string | readonly Endpoint[];
  /** Texts as a file for each id, `'files'`, or as blocks of many ids, `'packed'`; files by default. */
  readonly texts?: TextForm;
  /** Whether each dataset is also written as a table; not by default. */
  readonly csv?: boolean;
  /** Whether calendar feeds (.ics) are written; they are by default. */
  readonly feeds?: boolean;
  /** Whether each year lists only what was kept in it; by default every year has today's calendar. */
  readonly historical?: boolean;
  /**
   * Years whose days have pages of their own; texts then have such pages too. By default those of `years`, if they are
   * few.
   */
  readonly pages?: YearsOption;
  /** The host whose rules or headers are added; none by default. */
  readonly host?: Host | null;
  /**
   * Start of absolute addresses: scheme and host, and the folder of the tree if it is not at the root of the host:
   * `https://example.org`, `https://example.org/calendar`. By default `http://localhost:3000`, and in a build on Netlify
   * the address of the site.
   */
  readonly origin?: string;
  /**
   * A number of the tree, greater than that of the tree before on the same site: a mirror then refuses an older tree.
   * None by default.
   */
  readonly sequence?: number | string | undefined;
  /** File of the private key that signs the manifest, Ed25519 in PEM; without it nobody vouches for the tree. */
  readonly sign?: string | undefined;
  /** The part of the tree to make, such as `'3/16'`; the whole by default. */
  readonly shard?: Shard | string | null;
  /** File for the list of changed paths in a tree that was whole before; `<out>.changed` by default. */
  readonly changed?: string;
  /** Whether existing years that are not requested are deleted; otherwise they stop the run. */
  readonly prune?: boolean;
  /** Number of worker processes, 1 to 64; one for each core by default. */
  readonly workers?: number | undefined;
}

/** Options with all defaults filled in. */
export interface ResolvedOptions {
  readonly data: readonly string[];
  readonly out: string;
  readonly origin: string;
  readonly scope: Scope;
  readonly sequence: number | undefined;
  readonly sign: string | undefined;
  readonly shard: Shard | null;
  readonly changedList: string;
  readonly prune: boolean;
  /** Undefined for one for each core. */
  readonly workers: number | undefined;
}

/** All years that have answers. */
const ALL_YEARS: Years = { firstYear: FIRST_YEAR, lastYear: LAST_YEAR };

/** Fills in all defaults. Throws UserError if an option is unknown or has an invalid value. */
export function resolveOptions(options: GenerateOptions): ResolvedOptions {
  const { out = 'out', data, years, datasets, lang, endpoints, texts = 'files', csv = false, ...others } = options;
  const {
    feeds = true,
    historical = false,
    pages,
    host = null,
    origin = defaultOrigin(),
    sequence,
    sign,
    shard = null,
    changed,
    prune = false,
    workers,
    ...unknown
  } = others;
  const [name] = Object.keys(unknown);
  if (name !== undefined) throw new UserError(message('noSuchOption', name));
  const changedList = changed ?? changedListOf(out);
  if (isWithin(changedList, out)) throw new UserError(message('changedListInside', out));
  if (sign !== undefined && isWithin(changedList, sign)) throw new UserError(message('changedListIsKey', sign));
  if (sign !== undefined && shard !== null) throw new UserError(message('signShard'));
  const days = years === undefined ? ALL_YEARS : read('years', parseYears, textOfYears(years));
  const asked = endpoints === undefined ? ENDPOINT_NAMES : read('endpoints', parseEndpoints, String(endpoints));
  const parse = (text: string) => datasetsOfEndpoints(parseDatasets(text), asked);
  return {
    data: dataFolders(data),
    out,
    origin: read('origin', parseOrigin, origin),
    scope: {
      days,
      ...(datasets === undefined ? { datasets: days } : read('datasets', parse, textOfDatasets(datasets))),
      languages: lang === undefined ? TEXT_LANGUAGES : read('lang', parseLanguages, String(lang)),
      endpoints: asked,
      texts: read('texts', parseTextForm, texts),
      csv,
      feeds,
      historical,
      pages: pages === undefined ? ifFew(days) : read('pages', parseYears, textOfYears(pages)),
      host: host === null ? null : read('host', parseHost, host),
    },
    sequence: sequence === undefined ? undefined : read('sequence', parseSequence, String(sequence)),
    sign,
    shard: shard === null ? null : read('shard', parseShard, textOfShard(shard)),
    changedList,
    prune,
    workers: workers === undefined ? undefined : read('workers', parseWorkers, String(workers)),
  };
}

/** The most years of pages that are made without a request: some 756 files and a second each, beside the texts. */
const MOST_YEARS_OF_PAGES = 3;

function ifFew(years: Years | null): Years | null {
  return years && years.lastYear - years.firstYear < MOST_YEARS_OF_PAGES ? years : null;
}

/** The default path of the list of changed paths. */
export function changedListOf(out: string): string {
  return `${path.resolve(out)}.changed`;
}

/** The default origin: that of the site in a build on Netlify, else that of `serve`. */
export function defaultOrigin(): string {
  const { NETLIFY, URL: site } = process.env;
  return NETLIFY && site ? site : LOCAL_ORIGIN;
}

/** Reads `2026`, `2020-2030`, `now`, which is this civil year (UTC), or `none`, which is null. */
export function parseYears(text: string): Years | null {
  if (text === 'none') return null;
  if (text === 'now') return parseYears(String(new Date().getUTCFullYear()));
  const found = /^(\d{1,4})(?:-(\d{1,4}))?$/.exec(text);
  if (!found) throw new UserError(message('writeYears'));
  const firstYear = Number(found[1]);
  const lastYear = Number(found[2] ?? found[1]);
  if (lastYear < firstYear) throw new UserError(message('firstYearAfterLast'));
  if (firstYear < FIRST_YEAR || lastYear > LAST_YEAR) {
    throw new UserError(message('yearsSupported', FIRST_YEAR, LAST_YEAR));
  }
  return { firstYear, lastYear };
}

/** Which years have datasets. */
type Datasets = Pick<Scope, 'datasets' | 'datasetsOf'>;

/** Reads the years of all datasets, and after them endpoints with years of their own: `1583-3000,liturgy:2000-2100`. */
export function parseDatasets(text: string): Datasets {
  const [all = '', ...others] = text.split(',').map((part) => part.trim());
  if (isOfEndpoint(all) || !others.every(isOfEndpoint)) throw new UserError(message('datasetsInOrder'));
  const datasets = parseYears(all);
  if (others.length === 0) return { datasets };
  const own = new Map<DailyEndpoint, Years | null>();
  for (const [name = '', ...years] of others.map((part) => part.split(':'))) {
    const endpoint = parseDailyEndpoint(name);
    if (own.has(endpoint)) throw new UserError(message('endpointTwice', endpoint));
    own.set(endpoint, yearsOfEndpoint(endpoint, years.join(':')));
  }
  const datasetsOf = DAILY_ENDPOINT_NAMES.filter((name) => own.has(name)).map((name) => [name, own.get(name)]);
  return { datasets, datasetsOf: Object.fromEntries(datasetsOf) };
}

function isOfEndpoint(part: string): boolean {
  return part.includes(':');
}

function yearsOfEndpoint(endpoint: DailyEndpoint, text: string): Years | null {
  if (text === '') throw new UserError(message('yearsOfEndpoint', endpoint));
  const years = parseYears(text);
  const { firstYear, lastYear } = DAILY_ENDPOINTS[endpoint];
  if (years && (years.firstYear < firstYear || years.lastYear > lastYear)) {
    throw new UserError(message('endpointHasYears', endpoint, firstYear, lastYear));
  }
  return years;
}

/** Refuses years of an endpoint that a tree does not have. */
function datasetsOfEndpoints(datasets: Datasets, endpoints: readonly Endpoint[]): Datasets {
  const stranger = Object.keys(datasets.datasetsOf ?? {}).find((name) => !endpoints.includes(name as Endpoint));
  if (stranger !== undefined) throw new UserError(message('endpointNotAsked', stranger));
  return datasets;
}

/**
 * Reads `https://example.org`, perhaps with a port, or with the folder of the tree on that host:
 * `https://user.github.io/menologion`. Returns it without a slash at the end.
 */
export function parseOrigin(text: string): string {
  const place = text.replace(/\/$/, '');
  const url = URL.canParse(place) ? new URL(place) : undefined;
  const folder = url && FOLDER.exec(url.pathname);
  if (!folder || !/^https?:$/.test(url.protocol) || url.origin + folder[1] !== place) {
    throw new UserError(message('writeOrigin'));
  }
  return place;
}
/** Folders whose names need no escape in an address, in XML or in code; browsers remove `.` and `..` from an address. */
const FOLDER = /^((?:\/[\w~.-]+)*)\/?$/;

/** Reads `3/16`: the third of sixteen parts. */
export function parseShard(text: string): Shard {
  const [, index, of] = /^(\d{1,4})\/(\d{1,4})$/.exec(text)?.map(Number) ?? [];
  if (!index || !of || index > of) throw new UserError(message('writeShard'));
  return { index, of };
}

/** Reads the number of a tree. */
export function parseSequence(text: string): number {
  const sequence = Number(text);
  if (!/^\d{1,16}$/.test(text) || !Number.isSafeInteger(sequence)) throw new UserError(message('writeSequence'));
  return sequence;
}

/** Reads a number of worker processes, 1 to 64. */
export function parseWorkers(text: string): number {
  const workers = Number(text);
  if (!/^\d{1,2}$/.test(text) || workers < 1 || workers > 64) throw new UserError(message('workersInRange'));
  return workers;
}

/** Reads names separated by commas, and returns them in the order of the known names. */
function listParser<T extends string>(known: readonly T[]) {
  return (text: string): T[] => {
    const names = text.split(',').map((name) => name.trim());
    const wrong = names.find((name) => !known.includes(name as T));
    if (wrong !== undefined) throw new UserError(message('notOneOf', wrong, known));
    return known.filter((name) => names.includes(name));
  };
}

export const parseLanguages = listParser(TEXT_LANGUAGES);
export const parseEndpoints = listParser(ENDPOINT_NAMES);

/** Reads one of the known names. */
export function nameParser<T extends string>(known: readonly T[]) {
  return (text: string): T => {
    const found = known.find((name) => name === text);
    if (!found) throw new UserError(message('notOneOf', text, known));
    return found;
  };
}

export const parseHost = nameParser(HOSTS);
const parseDailyEndpoint = nameParser(DAILY_ENDPOINT_NAMES);
export const parseTextForm = nameParser(TEXT_FORMS);

/** Reads the text of an option; an error names the option. */
function read<T>(name: string, parse: (text: string) => T, text: string): T {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof UserError) throw new UserError(message('optionCannotBe', name, text, error.reason));
    throw error;
  }
}

/** Years as they are typed; a range stays one even if it is a single year. */
export function textOfYears(years: YearsOption): string {
  if (years === null) return 'none';
  return typeof years === 'object' ? `${years.firstYear}-${years.lastYear}` : String(years);
}

function textOfDatasets(datasets: YearsOption | DatasetYears): string {
  if (datasets === null || typeof datasets !== 'object' || 'firstYear' in datasets) return textOfYears(datasets);
  const { all, ...others } = datasets;
  const own = Object.entries(others).map(([endpoint, years]) => `${endpoint}:${textOfYears(years)}`);
  return [...(all === undefined ? [] : [textOfYears(all)]), ...own].join();
}

function textOfShard(shard: Shard | string): string {
  return typeof shard === 'object' ? `${shard.index}/${shard.of}` : shard;
}
