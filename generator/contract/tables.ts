import type { CommemorationsEntry, TypeIndexEntry } from '../../schemas/types.ts';
import { type Column, type ColumnName, columnsOf } from './columns.ts';
import type { DailyEndpoint, DayByEndpoint } from './endpoints.ts';
import type { TableSubject } from './entry-files.ts';

/** A column whose values are those of a column of the same table in another file, and the table. */
export interface TableReference {
  readonly field: ColumnName;
  readonly table: TableSubject;
  readonly of: ColumnName;
}

/** A row by the names of the columns; what has no column is left out. */
type Row = Readonly<Partial<Record<ColumnName, string | number | boolean | null | undefined>>>;

/** A table: its columns in order, those that identify a row, those that name a row of another table, and its rows. */
export interface DatasetTable<Entry> {
  readonly columns: readonly Column[];
  readonly primaryKey: readonly ColumnName[];
  readonly references: readonly TableReference[];
  /** The rows of an entry, in their order. */
  readonly rows: (entry: Entry) => Row[];
}

const JULIAN = ['julianYear', 'julianMonth', 'julianDay'] as const;
const OF_DAY = ['date', ...JULIAN, 'dayOfWeek'] as const;
const CLASSES: readonly TableReference[] = [{ field: 'typeId', table: 'types', of: 'typeId' }];

/** The tables of the daily endpoints: the rows of a day. */
export const TABLES: { readonly [E in DailyEndpoint]: DatasetTable<DayByEndpoint[E]> } = {
  calendar: {
    columns: columnsOf([
      ...OF_DAY,
      'weekAfterPentecost',
      'fastingType',
      'fastingDescription',
      'allowedFood',
      'saintIds',
      'saints',
      'eventIds',
      'events',
    ]),
    primaryKey: ['date'],
    references: [],
    rows: ({ gregorianDate, julianDate, dayOfWeek, weekAfterPentecost, fasting, saints, events }) => [
      {
        date: gregorianDate,
        ...julianIn(julianDate),
        dayOfWeek,
        weekAfterPentecost,
        fastingType: fasting.type,
        fastingDescription: fasting.description,
        allowedFood: fasting.allowedFood,
        saintIds: saints.map(({ id }) => id).join(' '),
        saints: saints.map(({ name }) => name).join('; '),
        eventIds: events.map(({ id }) => id).join(' '),
        events: events.map(({ label }) => label).join('; '),
      },
    ],
  },
  saints: {
    columns: columnsOf(['date', ...JULIAN, 'id', 'name', 'typeId', 'displayTypeId', 'rank']),
    primaryKey: ['date', 'id'],
    references: [commemoration('id')],
    rows: ({ gregorian_date, julian_month, julian_day, saints }) =>
      saints.map(({ id, name, type, displayTypeId, liturgicalRank }) => ({
        date: gregorian_date,
        julianYear: julianYearOf(gregorian_date, julian_month),
        julianMonth: julian_month,
        julianDay: julian_day,
        id,
        name,
        typeId: Number(type),
        displayTypeId: displayTypeId,
        rank: liturgicalRank?.code,
      })),
  },
  movable: {
    columns: columnsOf(['date', ...JULIAN, 'id', 'name', 'kind', 'description', 'dateFrom', 'dateTo']),
    primaryKey: ['date', 'id'],
    references: [commemoration('id')],
    rows: ({ gregorianDate, julianDate, events }) =>
      events.map(({ id, kind, label, description, dateFrom, dateTo }) => ({
        date: gregorianDate,
        ...julianIn(julianDate),
        id,
        name: label,
        kind,
        description,
        dateFrom,
        dateTo,
      })),
  },
  readings: {
    columns: columnsOf([
      'date',
      ...JULIAN,
      'position',
      'tone',
      'service',
      'readingKind',
      'ofId',
      'zachalo',
      'reference',
      'label',
      'joined',
      'optional',
    ]),
    primaryKey: ['date', 'position'],
    references: [commemoration('ofId')],
    rows: ({ gregorianDate, julianDate, tone, readings }) =>
      readings.map(({ of, kind, optional = false, ...reading }, i) => ({
        date: gregorianDate,
        ...julianIn(julianDate),
        position: i + 1,
        tone,
        ...reading,
        readingKind: kind,
        optional,
        ofId: of.id,
      })),
  },
  liturgy: {
    columns: columnsOf([
      ...OF_DAY,
      'ofIds',
      'of',
      'rank',
      'liturgy',
      'prokeimena',
      'alleluia',
      'communion',
      'opening',
      'kathismata',
      'polyeleos',
      'katavasia',
      'doxology',
      'lessons',
      'open',
    ]),
    primaryKey: ['date'],
    references: [],
    rows: ({ gregorianDate, julianDate, dayOfWeek, service, matins, vespers, ...day }) => [
      {
        date: gregorianDate,
        ...julianIn(julianDate),
        dayOfWeek,
        ofIds: service.of.flatMap(({ id }) => id ?? []).join(' '),
        of: service.of.map(({ label }) => label).join('; '),
        rank: service.rank,
        liturgy: day.liturgy?.code,
        prokeimena: sung(day.prokeimena),
        alleluia: sung(day.alleluia),
        communion: sung(day.communion),
        opening: matins.opening?.code,
        kathismata: matins.kathismata.join(' '),
        polyeleos: matins.polyeleos,
        katavasia: matins.katavasia?.code,
        doxology: matins.doxology?.code,
        lessons: vespers.lessons,
        open: day.open.map(({ field }) => field).join(' '),
      },
    ],
  },
  fasting: {
    columns: columnsOf([...OF_DAY, 'isFasting', 'fastingType', 'isSolidWeek', 'fastingDescription', 'allowedFood']),
    primaryKey: ['date'],
    references: [],
    rows: ({ gregorianDate, julianDate, dayOfWeek, fasting }) => [
      {
        date: gregorianDate,
        ...julianIn(julianDate),
        dayOfWeek,
        isFasting: fasting.isFasting,
        fastingType: fasting.type,
        isSolidWeek: fasting.isSolidWeek,
        fastingDescription: fasting.description,
        allowedFood: fasting.allowedFood,
      },
    ],
  },
};

/** The tables that belong to no year: the rows of an entry. */
export const ENTRY_TABLES: {
  readonly commemorations: DatasetTable<CommemorationsEntry>;
  readonly types: DatasetTable<TypeIndexEntry>;
} = {
  commemorations: {
    columns: columnsOf([
      'id',
      'name',
      'kind',
      'typeId',
      'displayTypeId',
      'rank',
      'rule',
      'ruleLabel',
      'names',
      'relatedIds',
      'sameAs',
      'since',
      'until',
      'troparia',
      'kontakia',
      'canons',
      'akathists',
    ]),
    primaryKey: ['id'],
    references: CLASSES,
    rows: ({ id, name, kind, typeId, displayTypeId, liturgicalRank, rule, ruleLabel, since, until, ...entry }) => [
      {
        id,
        name,
        kind,
        typeId,
        displayTypeId,
        rank: liturgicalRank?.code,
        rule,
        ruleLabel,
        since,
        until,
        names: entry.names.join(' '),
        relatedIds: entry.related.join(' '),
        sameAs: entry.sameAs.join(' '),
        troparia: entry.texts?.troparia ?? 0,
        kontakia: entry.texts?.kontakia ?? 0,
        canons: entry.texts?.canons.join(' ') ?? '',
        akathists: entry.texts?.akathists.join(' ') ?? '',
      },
    ],
  },
  types: {
    columns: columnsOf(['typeId', 'typeLabel']),
    primaryKey: ['typeId'],
    references: [],
    rows: ({ id, label }) => [{ typeId: id, typeLabel: label }],
  },
};

function commemoration(field: ColumnName): TableReference {
  return { field, table: 'commemorations', of: 'id' };
}

/** The numbers in a Julian date `YYYY-MM-DD`. */
function julianIn(date: string): { julianYear: number; julianMonth: number; julianDay: number } {
  const [julianYear = 0, julianMonth = 0, julianDay = 0] = date.split('-').map(Number);
  return { julianYear, julianMonth, julianDay };
}

/** The Julian year of a civil date. It begins later: in the first days of January the Julian month is December. */
function julianYearOf(date: string, julianMonth: number): number {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return julianMonth > month ? year - 1 : year;
}

/** Tones and references of what is sung: `3 Ps.146.5`. */
function sung(list: readonly { readonly tone?: number; readonly reference?: string }[]): string {
  return list.map(({ tone, reference }) => [tone, reference].filter((part) => part !== undefined).join(' ')).join('; ');
}
