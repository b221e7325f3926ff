import type * as data from '../../schemas/types.ts';
import { ICONS_FOLDER } from '../contract/paths.ts';
import { MONTH_NUMBERS } from './days-of-month.ts';
import { factsPlace, fixedPlace, seasonPlace, textFile, whosePlace } from './placed-entries.ts';
import type { Entry } from './source.ts';

/** In the path of a file: any name. In a path inside a file: each item of a list, or each key. */
export const EACH = '*';

/** A list of entries that the data have: in which files it is, and what holds for its entries. */
export interface Table<Item> {
  /** Paths in a data folder, with {@link EACH} for a file of any name. */
  readonly files: readonly string[];
  /** The schema of the files in `schemas/data`. Texts have one for each kind. */
  readonly schemas: readonly [string, ...string[]];
  /** The path of each entry inside its file, with {@link EACH}. An empty path: the file is one entry. */
  readonly where: readonly string[];
  /** The entry as the program uses it: itself, or with what its place says of it. */
  readonly item: (entry: Entry<unknown>, file: string) => Item;
  /** The key whose value names an entry. No two entries of a folder have the same. */
  readonly key?: string;
  /** What a pack does: its entries replace those of the same key, are added after or before the others, or replace all; or
   * see overlay.ts. */
  readonly pack: 'replaces' | 'adds' | 'comes first' | 'replaces all' | 'own way';
  /** Whether a folder that is no pack may lack the file. */
  readonly isOptional?: boolean;
  /** Whether the calendar gives its ids, so that a pack must choose among those that are reserved for packs. */
  readonly hasReservedIds?: boolean;
  /** A folder of pictures that the entries name. */
  readonly pictures?: string;
}

const LITURGY_VERSES = { schemas: ['liturgy/verses'], key: 'id', isOptional: true } as const;

/**
 * All tables of the data. A new data file is a row here, a schema, and code that links it: reading it, laying packs over
 * it, unique keys and the allowed names of files follow from the row. Messages list the names in the order of the rows.
 */
export const DATA_TABLES = {
  types: list<data.TypeData>('types', { key: 'id' }),
  ranks: list<data.RankData>('labels', { under: 'ranks', key: 'code' }),
  kinds: list<data.KindData>('labels', { under: 'kinds', key: 'code' }),
  foods: list<data.FoodData>('labels', { under: 'foods', key: 'code' }),
  narratives: list<data.NarrativeHeading>('labels', { under: 'narratives', key: 'type' }),
  weekdays: list<data.Localized>('labels', { under: 'weekdays', pack: 'replaces all' }),
  months: list<data.Localized>('labels', { under: 'months', pack: 'replaces all' }),
  feeds: list<data.FeedWord>('labels', { under: 'feeds', key: 'code' }),
  textTitles: list<data.TextTitle>('labels', { under: 'texts', key: 'id', hasReservedIds: true }),
  scripture: list<data.ScriptureBook>('labels', { under: 'scripture', key: 'id' }),
  readingWords: list<data.ReadingWord>('labels', { under: 'readings', key: 'code' }),
  liturgyWords: list<data.LiturgyLabel>('labels', { under: 'liturgy', key: 'code', isOptional: true }),
  ruleWords: list<data.RuleWord>('labels', { under: 'rules', key: 'code' }),
  fixed: row({
    files: MONTH_NUMBERS.map((month) => `menologion/${month}.yaml`),
    schemas: ['menologion'],
    where: [EACH, EACH],
    item: fixedPlace,
    pack: 'own way',
    hasReservedIds: true,
  }),
  /** What is known of commemorations besides their day, with the file of `commemorations/` that says it. */
  facts: row({
    files: [...MONTH_NUMBERS, 'movable'].map((name) => `commemorations/${name}.yaml`),
    schemas: ['commemorations'],
    where: [EACH],
    item: factsPlace,
    key: 'id',
    pack: 'replaces',
    isOptional: true,
  }),
  texts: row({
    files: ['texts/*'],
    schemas: ['texts/hymnography', 'texts/hagiography', 'texts/canon', 'texts/akathist'],
    where: [],
    item: textFile,
    key: 'name',
    pack: 'replaces',
    isOptional: true,
  }),
  icons: list<data.IconData>('icons', { key: 'id', pictures: ICONS_FOLDER }),
  retiredIds: list<data.RetiredId>('retired-ids'),
  movable: list<data.MovableData>('movable', { key: 'id', hasReservedIds: true }),
  names: list<data.NameData>('names', { key: 'ru', isOptional: true }),
  /** How surnames are written in English. */
  surnames: one<data.SurnameTables>('surnames', { isOptional: true }),
  related: list<data.RelatedData>('related', { isOptional: true }),
  called: list<data.CalledData>('search', { under: 'called', key: 'id', isOptional: true }),
  searchedSeasons: list<data.SearchedSeason>('search', { under: 'seasons', key: 'id', isOptional: true }),
  searchWords: list<data.SearchWord>('search', { under: 'words', isOptional: true }),
  /** The acts by which commemorations came into the calendar. */
  acts: list<data.ActData>('acts', { key: 'id', isOptional: true }),
  sources: list<data.SourceData>('sources', { key: 'id', isOptional: true }),
  /** The terms under which the data may be used. */
  licenses: list<data.LicenseData>('licenses', { key: 'id', isOptional: true }),
  seasons: row({
    files: ['fasting.yaml'],
    schemas: ['fasting'],
    where: ['seasons', EACH],
    item: seasonPlace,
    key: 'id',
    pack: 'replaces',
  }),
  fasting: list<data.FastingRule>('fasting', { under: 'rules', key: 'id', pack: 'own way', hasReservedIds: true }),
  aliases: list<data.AliasData>('aliases', { key: 'id' }),
  generalServices: list<data.GeneralServiceData>('general-services', {
    under: 'services',
    key: 'id',
    isOptional: true,
  }),
  /** The groups of the list of texts. */
  textOrder: list<data.TextGroupData>('text-order', { key: 'id', isOptional: true }),
  /** Words of names for which there is no general service. */
  otherWords: list<string>('general-services', { under: 'otherWords', isOptional: true }),
  refusedDomains: list<string>('refused-domains'),
  commonReadings: list<data.CommonData>('readings/commons', { key: 'id' }),
  cycleDays: list<data.CycleDayData>('readings/cycle', { under: 'days', key: 'at' }),
  cycleWeeks: list<data.CycleWeekData>('readings/cycle', { under: 'weeks', key: 'week' }),
  dayReadings: list<data.OccasionData>('readings/days', { schemas: ['readings/occasions'], pack: 'own way' }),
  saintReadings: list<data.OccasionData>('readings/saints', { schemas: ['readings/occasions'], pack: 'own way' }),
  readingUsage: one<data.ReadingUsage>('readings/usage'),
  prokeimena: list<data.SungVerseData>('liturgy/prokeimena', LITURGY_VERSES),
  alleluias: list<data.SungVerseData>('liturgy/alleluias', LITURGY_VERSES),
  communionVerses: list<data.SungVerseData>('liturgy/communion-verses', LITURGY_VERSES),
  zadostoiniki: list<data.SungVerseData>('liturgy/zadostoiniki', LITURGY_VERSES),
  entranceVerses: list<data.SungVerseData>('liturgy/entrance-verses', LITURGY_VERSES),
  antiphons: list<data.AntiphonsData>('liturgy/antiphons', { isOptional: true }),
  commonPropers: list<data.CommonProperData>('liturgy/commons', { key: 'id', isOptional: true }),
  weekPropers: list<data.WeekProperData>('liturgy/week', { pack: 'replaces all', isOptional: true }),
  movablePropers: list<data.ProperData>('liturgy/movable', {
    schemas: ['liturgy/propers'],
    pack: 'own way',
    isOptional: true,
  }),
  fixedPropers: {
    ...list<data.ProperData>('liturgy/fixed', { schemas: ['liturgy/propers'], pack: 'own way', isOptional: true }),
    files: MONTH_NUMBERS.map((month) => `liturgy/fixed/${month}.yaml`),
  },
  liturgyOrders: one<data.LiturgyOrders>('liturgy/orders', { isOptional: true }),
  feastDays: list<data.FeastDays>('liturgy/feasts', { pack: 'comes first', isOptional: true }),
  services: {
    ...list<data.ServiceData>('liturgy/services', { pack: 'own way', isOptional: true }),
    files: [...MONTH_NUMBERS, 'movable'].map((name) => `liturgy/services/${name}.yaml`),
  },
  entrance: list<data.EntranceRow>('liturgy/entrance', { pack: 'comes first', isOptional: true }),
  beatitudes: list<data.BeatitudesRow>('liturgy/beatitudes', { pack: 'comes first', isOptional: true }),
  /** To whom the church is dedicated. */
  temples: list<data.TempleData>('liturgy/temple', { key: 'temple', isOptional: true }),
  kathismata: one<data.Kathismata>('liturgy/kathismata', { isOptional: true }),
  psalter: one<data.Psalter>('liturgy/psalter', { isOptional: true }),
  // Tables for reading service books.
  books: list<data.BookData>('books/books', { key: 'id', isOptional: true }),
  bookScript: one<data.ScriptTables>('books/script', { isOptional: true }),
  bookCapitals: one<data.CapitalTables>('books/capitals', { isOptional: true }),
  bookWording: one<data.BookWording>('books/wording', { isOptional: true }),
  bookPlaces: list<data.PrintedPlaceData>('books/places', { isOptional: true }),
  misprints: list<data.MisprintData>('books/misprints', { isOptional: true }),
  whose: row({
    files: ['books/whose/*'],
    schemas: ['books/whose'],
    where: [EACH],
    item: whosePlace,
    pack: 'adds',
    isOptional: true,
  }),
};

export type TableName = keyof typeof DATA_TABLES;

/** The rows, for code that does not ask which. */
export const ROWS: readonly Table<unknown>[] = Object.values(DATA_TABLES);

/** What a function makes of each table. */
export function ofTables<Made>(make: (table: Table<unknown>, name: TableName) => Made): Record<TableName, Made> {
  const names = Object.keys(DATA_TABLES) as TableName[];
  return Object.fromEntries(names.map((name) => [name, make(DATA_TABLES[name], name)])) as Record<TableName, Made>;
}

/** Whether a file of the data has entries of one of these tables. */
export function isFileOf(tables: readonly TableName[], file: string): boolean {
  const files = tables.flatMap((name) => DATA_TABLES[name].files);
  return files.some((one) => one === file || (one.endsWith(EACH) && file.startsWith(one.slice(0, -EACH.length))));
}

/** The names that a folder of the data may contain, folders first; without an argument, the folder of all data. */
export function allowedNames(folder?: string): string[] {
  const around = folder === undefined ? '' : `${folder}/`;
  const paths = ROWS.flatMap(({ files, pictures }) =>
    pictures === undefined ? files : [...files, `${pictures}/${EACH}`],
  );
  const inside = paths.filter((path) => path.startsWith(around)).map((path) => path.slice(around.length).split('/'));
  const [folders, files] = [inside.filter(({ length }) => length > 1), inside.filter(({ length }) => length === 1)];
  return [...new Set([...folders, ...files].map(([name = '']) => name))];
}

type Options<T> = Partial<Omit<Table<Entry<T>>, 'files' | 'where' | 'item' | 'key'>> & {
  readonly key?: keyof T & string;
};

/** A table of which a file is a list, or has a list under a key. */
function list<T>(file: string, { under, ...columns }: Options<T> & { readonly under?: string } = {}): Table<Entry<T>> {
  return {
    files: [`${file}.yaml`],
    schemas: [file],
    where: under === undefined ? [EACH] : [under, EACH],
    item: (entry) => entry as Entry<T>,
    pack: columns.key === undefined ? 'adds' : 'replaces',
    ...columns,
  };
}

/** A table whose file is its only entry. */
function one<T>(file: string, columns: Options<T> = {}): Table<Entry<T>> {
  return { ...list<T>(file, columns), where: [], pack: 'replaces all' };
}

/** A table whose entries stand with what their place says of them. */
function row<Item>(table: Table<Item>): Table<Item> {
  return table;
}
