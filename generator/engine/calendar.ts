import type {
  AkathistsEntry,
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
import type { DailyEndpoint, DayByEndpoint } from '../contract/endpoints.ts';
import { LANGUAGES, type Language } from '../contract/languages.ts';
import { datasetFile, datasetsFolder, dayPath, indexPath, inFolder, inTree, SOURCES_FILE } from '../contract/paths.ts';
import type { EntriesOf, Id, InLanguage, InScript, OfNumber, OfType } from '../contract/requests.ts';
import type { Catalog } from '../model/catalog.ts';
import { decoded } from '../responses/bytes.ts';
import { calendarOfType, needsMovable, saintsOfType } from '../responses/of-type.ts';
import { checkDate, checkLanguage, checkType, checkYear } from './arguments.ts';
import { entriesById } from './by-id.ts';
import { createEngine, type EngineOptions } from './engine.ts';

/** The options of a calendar. */
export interface CalendarOptions extends Pick<EngineOptions, 'origin' | 'historical'> {
  /** Language of answers for which none is named: `ru` by default, as in the API. */
  readonly lang?: Language;
}

/**
 * The answers of the API for a program, computed at once and without a server. Each method has the name, the arguments
 * and the answer of the method of the client (`Menologion` in `menologion/client`), but it returns the answer itself and
 * no promise. A date is a civil `YYYY-MM-DD`. What the API refuses is a RangeError.
 */
export interface Calendar {
  /** The whole day: saints and feasts, movable days and weeks, and fasting. Years 2000 to 3000. */
  calendarDay(date: string, options?: OfType): CalendarDay;
  /** The saints and feasts of a date that do not depend on Pascha. Years 2000 to 3000. */
  saintsDay(date: string, options?: OfType): SaintsDay;
  /** The feasts, weeks and commemorations of a date that move from year to year. Years 1583 to 3000. */
  movableDay(date: string, options?: InLanguage): MovableDay;
  /** Whether a date is a fast, and what may be eaten. Years 1583 to 3000. */
  fastingDay(date: string, options?: InLanguage): FastingDay;
  /** Which Scripture is read on a date, and the tone of the week. Years 2000 to 3000. */
  readingsDay(date: string, options?: InLanguage): ReadingsDay;
  /** What changes in the services of a date, with its sources. Years 2000 to 3000. */
  liturgyDay(date: string, options?: InLanguage): LiturgyDay;
  /** All days of a year by their dates. */
  dataset<E extends DailyEndpoint>(endpoint: E, year: number, options?: InLanguage): Record<string, DayByEndpoint[E]>;
  /** The canons of an id, or of several. */
  canons<Ids extends Id | readonly Id[]>(ids: Ids, options?: OfNumber): EntriesOf<Ids, CanonsEntry>;
  /** The akathists of an id, or of several. */
  akathists<Ids extends Id | readonly Id[]>(ids: Ids, options?: OfNumber): EntriesOf<Ids, AkathistsEntry>;
  /** Troparia, kontakia, prayers, magnifications, lives and icons of an id, or of several. */
  hymnography<Ids extends Id | readonly Id[]>(ids: Ids, options?: InScript): EntriesOf<Ids, HymnographyEntry>;
  /** What is known of a saint, a feast, an icon or a movable day, or of several. */
  commemorations<Ids extends Id | readonly Id[]>(ids: Ids, options?: InLanguage): EntriesOf<Ids, CommemorationsEntry>;
  /** All commemorations, with a few fields of each. */
  commemorationIndex(options?: InLanguage): CommemorationIndexEntry[];
  /** The names of people, with their modern forms and their commemorations. */
  nameIndex(options?: InLanguage): NameIndexEntry[];
  /** The classes of commemorations. */
  typeIndex(options?: InLanguage): TypeIndexEntry[];
  /** All ids that have texts, with their titles. */
  textIndex(options?: InLanguage): TextIndexEntry[];
  /** The books, calendars and decisions that the data are based on. */
  sources(): SourceListEntry[];
  /** The index for the search, for the library MiniSearch. */
  searchIndex(options?: InLanguage): object;
}

/**
 * The calendar of a catalog. It uses no module of Node, so it also runs in a browser.
 * @example
 * const calendar = createCalendar(await loadCatalog(), { lang: 'en' });
 * console.log(calendar.calendarDay('2026-08-28').fasting.description);
 */
export function createCalendar(
  catalog: Catalog,
  { lang: usual = LANGUAGES[0], ...options }: CalendarOptions = {},
): Calendar {
  checkLanguage(usual, LANGUAGES);
  const engine = createEngine(catalog, { ...options, packed: (answer) => answer });
  const file = (path: string) => {
    const bytes = engine.file(path);
    return bytes && JSON.parse(decoded(bytes));
  };
  const languageOf = ({ lang = usual }: InLanguage) => {
    checkLanguage(lang, LANGUAGES);
    return lang;
  };
  const day =
    <E extends DailyEndpoint>(endpoint: E) =>
    (date: string, asked: InLanguage = {}): DayByEndpoint[E] => {
      checkDate(endpoint, date);
      return file(dayPath(languageOf(asked), endpoint, date)).data[date];
    };
  const list =
    (index: Parameters<typeof indexPath>[0]) =>
    (asked: InLanguage = {}) =>
      file(indexPath(index, languageOf(asked))).data;
  const [calendarDay, saintsDay, movableDay] = [day('calendar'), day('saints'), day('movable')];
  return {
    calendarDay(date, { type, ...asked } = {}) {
      const whole = calendarDay(date, asked);
      if (type === undefined) return whole;
      checkType(type);
      return calendarOfType(whole, type, needsMovable(whole, type) ? movableDay(date, asked) : undefined);
    },
    saintsDay(date, { type, ...asked } = {}) {
      const whole = saintsDay(date, asked);
      if (type === undefined) return whole;
      checkType(type);
      return saintsOfType(whole, type);
    },
    movableDay,
    fastingDay: day('fasting'),
    readingsDay: day('readings'),
    liturgyDay: day('liturgy'),
    dataset(endpoint, year, asked = {}) {
      checkYear(endpoint, year);
      return file(inFolder(datasetsFolder(), datasetFile(endpoint, year, languageOf(asked)))).data;
    },
    ...entriesById(file, usual),
    commemorationIndex: list('commemorations'),
    nameIndex: list('names'),
    typeIndex: list('types'),
    textIndex: list('texts'),
    sources: () => file(inTree(SOURCES_FILE)).data,
    searchIndex: (asked = {}) => file(indexPath('search', languageOf(asked))),
  };
}
