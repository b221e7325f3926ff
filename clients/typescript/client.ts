/**
 * A client of the API: the operations of openapi.json as methods, each with the name of its `operationId` without
 * `get`. It needs only `fetch`.
 */
import { CHURCH_EDITION, languageOfEdition, type TextEdition } from '../../generator/contract/editions.ts';
import type { ContentEndpoint, DailyEndpoint, DayByEndpoint, Feed } from '../../generator/contract/endpoints.ts';
import { CONTENT_ID } from '../../generator/contract/ids.ts';
import type { Language, TextLanguage } from '../../generator/contract/languages.ts';
import {
  BASE_PATH,
  blockFile,
  blocksFolder,
  contentPath,
  DATAPACKAGE_FILE,
  datasetFile,
  datasetsFolder,
  dayPath,
  feedFile,
  feedsFolder,
  indexPath,
  inFolder,
  inTree,
  SOURCES_FILE,
} from '../../generator/contract/paths.ts';
import type { EntriesOf, Id, InLanguage, InScript, OfNumber, OfType } from '../../generator/contract/requests.ts';
import type {
  AkathistsEntry,
  Block,
  BlockList,
  CalendarDay,
  CanonsEntry,
  CommemorationIndexEntry,
  CommemorationsEntry,
  FastingDay,
  HymnographyEntry,
  LiturgyDay,
  MovableDay,
  NameIndexEntry,
  ReadingsDay,
  SaintsDay,
  SourceListEntry,
  TextIndexEntry,
  TypeIndexEntry,
} from '../../schemas/types.ts';
import { Connection, type Fetch, type Gunzip, gunzipByStream, type Keep } from './connection.ts';
import { MenologionError } from './error.ts';

export type {
  EntriesOf,
  Id,
  InLanguage,
  InScript,
  OfNumber,
  OfType,
} from '../../generator/contract/requests.ts';
export type * from '../../schemas/types.ts';
export type { Fetch, Fetched, Gunzip, Keep, Kept } from './connection.ts';
export { type Failure, MenologionError } from './error.ts';
export type { DailyEndpoint, DayByEndpoint, Feed, Language, TextEdition, TextLanguage };

/** The options of a client. */
export interface Options {
  /** Language of requests that name none: `ru` by default, as in the API. */
  readonly lang?: Language;
  /** Whether the host serves plain files and runs no program: then the client requests only addresses of files. */
  readonly files?: boolean;
  /** Sends the requests, perhaps through a proxy or with a timeout; the `fetch` of the runtime by default. */
  readonly fetch?: Fetch;
  /** A cache of answers, so that unchanged answers are not sent again. Browsers have their own. */
  readonly keep?: Keep;
  /** Unpacks datasets if there is no `DecompressionStream`, as in React Native. */
  readonly gunzip?: Gunzip;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

type Query = Readonly<Record<string, Id | readonly Id[] | undefined>>;

/** The API of one host. */
export class Menologion {
  private readonly place: string;
  private readonly lang: Language;
  private readonly files: boolean;
  private readonly gunzip: Gunzip;
  private readonly connection: Connection;

  /** `place` is the address above `/api/v1`: `https://calendar.example`. */
  constructor(place: string, { lang = 'ru', files = false, fetch, keep, gunzip = gunzipByStream }: Options = {}) {
    this.place = place.replace(/\/+$/, '');
    this.lang = lang;
    this.files = files;
    this.gunzip = gunzip;
    this.connection = new Connection(fetch ?? ((address, init) => globalThis.fetch(address, init)), keep ?? null);
  }

  /** The whole day: saints and feasts, movable days and weeks, and fasting. */
  calendarDay(date: string, options: OfType = {}): Promise<CalendarDay> {
    return this.day('calendar', date, options);
  }

  /** The saints and feasts of a date that do not depend on Pascha. */
  saintsDay(date: string, options: OfType = {}): Promise<SaintsDay> {
    return this.day('saints', date, options);
  }

  /** The feasts, weeks and commemorations of a date that move from year to year. */
  movableDay(date: string, options: InLanguage = {}): Promise<MovableDay> {
    return this.day('movable', date, options);
  }

  /** Whether a date is a fast, and what may be eaten. */
  fastingDay(date: string, options: InLanguage = {}): Promise<FastingDay> {
    return this.day('fasting', date, options);
  }

  /** Which Scripture is read on a date, and the tone of the week. */
  readingsDay(date: string, options: InLanguage = {}): Promise<ReadingsDay> {
    return this.day('readings', date, options);
  }

  /** What changes in the services of a date, with its sources. */
  liturgyDay(date: string, options: InLanguage = {}): Promise<LiturgyDay> {
    return this.day('liturgy', date, options);
  }

  /** The canons of an id, or of several. */
  canons<Ids extends Id | readonly Id[]>(ids: Ids, options: OfNumber = {}): Promise<EntriesOf<Ids, CanonsEntry>> {
    return this.content('canons', ids, options);
  }

  /** The akathists of an id, or of several. */
  akathists<Ids extends Id | readonly Id[]>(ids: Ids, options: OfNumber = {}): Promise<EntriesOf<Ids, AkathistsEntry>> {
    return this.content('akathists', ids, options);
  }

  /** Troparia, kontakia, prayers, magnifications, lives and icons of an id, or of several. */
  hymnography<Ids extends Id | readonly Id[]>(
    ids: Ids,
    options: InScript = {},
  ): Promise<EntriesOf<Ids, HymnographyEntry>> {
    return this.content('hymnography', ids, options);
  }

  /** What is known of a saint, a feast, an icon or a movable day, or of several. */
  commemorations<Ids extends Id | readonly Id[]>(
    ids: Ids,
    options: InLanguage = {},
  ): Promise<EntriesOf<Ids, CommemorationsEntry>> {
    return this.content('commemorations', ids, options);
  }

  /** All commemorations, with a few fields of each. */
  commemorationIndex({ lang }: InLanguage = {}): Promise<CommemorationIndexEntry[]> {
    return this.list(indexPath('commemorations', lang ?? this.lang));
  }

  /** The names of people, with their modern forms and their commemorations. */
  nameIndex({ lang }: InLanguage = {}): Promise<NameIndexEntry[]> {
    return this.list(indexPath('names', lang ?? this.lang));
  }

  /** The classes of commemorations. */
  typeIndex({ lang }: InLanguage = {}): Promise<TypeIndexEntry[]> {
    return this.list(indexPath('types', lang ?? this.lang));
  }

  /** All ids that have texts, with their titles. */
  textIndex({ lang }: InLanguage = {}): Promise<TextIndexEntry[]> {
    return this.list(indexPath('texts', lang ?? this.lang));
  }

  /** The books, calendars and decisions that the data are based on. */
  sources(): Promise<SourceListEntry[]> {
    return this.list(inTree(SOURCES_FILE));
  }

  /** The index for the search, for the library MiniSearch. */
  searchIndex({ lang }: InLanguage = {}): Promise<object> {
    return this.json(indexPath('search', lang ?? this.lang));
  }

  /** All days of a year by their dates, in one request. */
  async dataset<E extends DailyEndpoint>(
    endpoint: E,
    year: number,
    { lang }: InLanguage = {},
  ): Promise<Record<string, DayByEndpoint[E]>> {
    const path = inFolder(datasetsFolder(), datasetFile(endpoint, year, lang ?? this.lang));
    const { data } = (await this.connection.packedJson(`${this.place}/${path}`, this.gunzip)) as {
      data: Record<string, DayByEndpoint[E]>;
    };
    return data;
  }

  /** All datasets with sizes and hashes, as a Frictionless Data Package. */
  datapackage(): Promise<object> {
    return this.json(inFolder(datasetsFolder(), DATAPACKAGE_FILE));
  }

  /** A block of many texts, if the texts of the host are packed; see docs/reference/contract.md. */
  block(endpoint: ContentEndpoint, edition: TextEdition, block: number): Promise<Block> {
    return this.json(inFolder(blocksFolder(), blockFile(edition, endpoint, block)));
  }

  /** The numbers of all blocks. */
  async blockList(endpoint: ContentEndpoint, edition: TextEdition): Promise<number[]> {
    const list = await this.json<BlockList>(inFolder(blocksFolder(), blockFile(edition, endpoint)));
    return list.data;
  }

  /**
   * The address of a calendar feed: of a year, or of the years around today for a subscription. The latter needs a host
   * that runs a program.
   */
  feed(feed: Feed, year: number | null = null, { lang }: InLanguage = {}): string {
    return `${this.place}/${inFolder(feedsFolder(), feedFile(feed, year, lang ?? this.lang))}`;
  }

  /** The address of a picture from the `path` of an icon; its `url` is the same if the host runs a program. */
  icon(path: string): string {
    return `${this.place}${BASE_PATH}/${path}`;
  }

  private async day<E extends DailyEndpoint>(
    endpoint: E,
    date: string,
    { lang, type }: OfType,
  ): Promise<DayByEndpoint[E]> {
    const language = lang ?? this.lang;
    const query = queryOf({ lang: language, type });
    const address = this.files
      ? this.fileOfDay(endpoint, date, language, type)
      : inTree(`${endpoint}/day/${encodeURIComponent(date)}${query}`);
    const { data } = await this.json<{ data: Record<string, DayByEndpoint[E]> }>(address);
    return data[date] as DayByEndpoint[E];
  }

  private fileOfDay(endpoint: DailyEndpoint, date: string, lang: Language, type: number | undefined): string {
    if (type !== undefined) throw this.needsProgram('type');
    if (!DATE.test(date)) throw new MenologionError('There can be no such date', { address: date });
    return dayPath(lang, endpoint, date);
  }

  private async content<Ids, Entry>(
    endpoint: ContentEndpoint,
    ids: Ids,
    asked: OfNumber,
  ): Promise<EntriesOf<Ids, Entry>> {
    const wanted = [ids].flat() as Id[];
    const entries = this.files
      ? await Promise.all(wanted.map((id) => this.fileOf<Entry>(endpoint, String(id), asked)))
      : await this.list<Entry>(inTree(`${endpoint}${queryOf({ id: wanted, lang: this.lang, ...asked })}`));
    return (Array.isArray(ids) ? entries : entries[0]) as EntriesOf<Ids, Entry>;
  }

  /** The entry of an id from its file, in the church script if it is requested and exists. */
  private async fileOf<Entry>(endpoint: ContentEndpoint, id: string, asked: OfNumber): Promise<Entry> {
    const lang = asked.lang ?? this.lang;
    if (!CONTENT_ID.test(id)) throw new MenologionError('There can be no such id', { address: id });
    const at = async (edition: TextEdition) => {
      const [entry] = await this.list<Entry>(contentPath(edition, endpoint, id, asked.number));
      return entry as Entry;
    };
    if (asked.script === undefined) return at(lang);
    if (languageOfEdition(endpoint, CHURCH_EDITION) !== lang) throw this.needsProgram('script in this language');
    return at(CHURCH_EDITION).catch((error) => {
      if (error instanceof MenologionError && error.status === 404) return at(lang);
      throw error;
    });
  }

  private async list<Entry>(address: string): Promise<Entry[]> {
    return (await this.json<{ data: Entry[] }>(address)).data;
  }

  private json<T>(address: string): Promise<T> {
    return this.connection.json(`${this.place}/${address}`) as Promise<T>;
  }

  private needsProgram(what: string): MenologionError {
    return new MenologionError(`A host of plain files knows no ${what}`, { address: this.place });
  }
}

/** Today’s date in the time zone of the program, `YYYY-MM-DD`. */
export function today(now: Date = new Date()): string {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
}

/** A query made by hand: on some phones `URLSearchParams` is incomplete. */
function queryOf(query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one) => `${name}=${encodeURIComponent(one as Id)}`),
  );
  return `?${pairs.join('&')}`;
}
