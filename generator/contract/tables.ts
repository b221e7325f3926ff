import type { DailyEndpoint, DayByEndpoint } from './endpoints.ts';

/** A column of a table, as a field of a Table Schema (Data Package v1). */
export interface Column {
  readonly name: string;
  readonly type: 'string' | 'integer' | 'boolean' | 'date';
  readonly description: string;
  readonly constraints?: { readonly required?: true; readonly pattern?: string };
}

/** The structure of a table of an endpoint: its columns in order, and those that together identify a row. */
export interface TableSchema {
  readonly fields: readonly Column[];
  readonly primaryKey: readonly string[];
}

const always = { required: true } as const;

const DATE: Column = { name: 'date', type: 'date', description: 'Civil date.', constraints: always };
/** Not a `date`: programs take that as a civil date, and for them 29 February 2100 does not exist. */
const JULIAN_DATE: Column = {
  name: 'julianDate',
  type: 'string',
  description: 'Julian date.',
  constraints: { required: true, pattern: '\\d{4}-\\d\\d-\\d\\d' },
};
const DAY_OF_WEEK: Column = {
  name: 'dayOfWeek',
  type: 'string',
  description: 'Weekday, in words.',
  constraints: always,
};
const ALLOWED_FOOD: Column = {
  name: 'allowedFood',
  type: 'string',
  description: 'What may be eaten; empty if there is no rule for food.',
};

/** The fields of a row by the names of the columns; others are left out. */
type Row = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** A table of an endpoint: its structure, and its rows for a day in their order. */
interface Table<Day> {
  readonly schema: TableSchema;
  readonly rows: (day: Day) => Row[];
}

/** The tables of the daily endpoints, for the tables themselves and for the index that describes them. */
export const TABLES: { readonly [E in DailyEndpoint]: Table<DayByEndpoint[E]> } = {
  calendar: {
    schema: {
      fields: [
        DATE,
        JULIAN_DATE,
        DAY_OF_WEEK,
        {
          name: 'weekAfterPentecost',
          type: 'integer',
          description: 'Week after the last Pentecost before this day; the count continues through Great Lent.',
          constraints: always,
        },
        { name: 'fastingType', type: 'string', description: 'FAST, NO_FAST or FAST_FREE.', constraints: always },
        ALLOWED_FOOD,
        {
          name: 'fasting',
          type: 'string',
          description: 'The fast or its absence, in the language of the table.',
          constraints: always,
        },
        { name: 'saints', type: 'string', description: 'Names of the saints and feasts, separated by `; `.' },
        { name: 'events', type: 'string', description: 'Names of the movable days and weeks, separated by `; `.' },
      ],
      primaryKey: ['date'],
    },
    rows: ({ gregorianDate, fasting, saints, events, ...day }) => [
      {
        ...day,
        date: gregorianDate,
        fastingType: fasting.type,
        allowedFood: fasting.allowedFood,
        fasting: fasting.description,
        saints: saints.map(({ name }) => name).join('; '),
        events: events.map(({ label }) => label).join('; '),
      },
    ],
  },
  saints: {
    schema: {
      fields: [
        DATE,
        {
          name: 'julianMonth',
          type: 'integer',
          description: 'Month in the Julian (church) calendar.',
          constraints: always,
        },
        {
          name: 'julianDay',
          type: 'integer',
          description: 'Day of the month in the Julian (church) calendar.',
          constraints: always,
        },
        {
          name: 'id',
          type: 'string',
          description: 'A number for an entry of the menologion, a word for a movable entry.',
          constraints: always,
        },
        { name: 'name', type: 'string', description: 'Name in the language of the table.', constraints: always },
        {
          name: 'type',
          type: 'integer',
          description: 'Class: who or what is commemorated, not how solemnly.',
          constraints: always,
        },
        { name: 'displayTypeId', type: 'integer', description: 'Class under which to show it, if different.' },
        {
          name: 'rank',
          type: 'string',
          description: 'Sign of the Typikon, such as `great`; empty if not confirmed.',
        },
      ],
      primaryKey: ['date', 'id'],
    },
    rows: ({ gregorian_date, julian_month, julian_day, saints }) =>
      saints.map(({ id, name, type, displayTypeId, liturgicalRank }) => ({
        date: gregorian_date,
        julianMonth: julian_month,
        julianDay: julian_day,
        id,
        name,
        type,
        displayTypeId,
        rank: liturgicalRank?.code,
      })),
  },
  movable: {
    schema: {
      fields: [
        DATE,
        JULIAN_DATE,
        { name: 'kind', type: 'string', description: 'Kind, such as `feast` or `week`.', constraints: always },
        { name: 'id', type: 'string', description: 'Stable id.', constraints: always },
        { name: 'label', type: 'string', description: 'Name in the language of the table.', constraints: always },
        { name: 'description', type: 'string', description: 'What is kept, as a sentence.', constraints: always },
        { name: 'dateFrom', type: 'date', description: 'First civil day of a week; empty for other kinds.' },
        { name: 'dateTo', type: 'date', description: 'Last civil day of a week; empty for other kinds.' },
      ],
      primaryKey: ['date', 'id'],
    },
    rows: ({ gregorianDate, julianDate, events }) =>
      events.map(({ icons: _, ...event }) => ({ date: gregorianDate, julianDate, ...event })),
  },
  readings: {
    schema: {
      fields: [
        DATE,
        JULIAN_DATE,
        {
          name: 'order',
          type: 'integer',
          description: 'Position among the readings of the day, from 1.',
          constraints: always,
        },
        { name: 'tone', type: 'integer', description: 'Tone of the week; empty if nothing is sung in it.' },
        { name: 'service', type: 'string', description: 'The service, such as `liturgy`.', constraints: always },
        { name: 'kind', type: 'string', description: '`apostle`, `gospel` or `prophecy`.', constraints: always },
        {
          name: 'of',
          type: 'string',
          description: 'Id of the commemoration to which the reading belongs; empty for the ordinary reading.',
        },
        {
          name: 'zachalo',
          type: 'string',
          description: 'Number of the section in the Moscow books, if they have one.',
        },
        { name: 'reference', type: 'string', description: 'The reference in OSIS form.', constraints: always },
        {
          name: 'label',
          type: 'string',
          description: 'The reference in words, in the language of the table.',
          constraints: always,
        },
        {
          name: 'joined',
          type: 'boolean',
          description: 'Whether it is read together with the reading before it, without an announcement of its own.',
          constraints: always,
        },
        {
          name: 'optional',
          type: 'boolean',
          description: 'Whether only a church reads it that keeps the service of this commemoration.',
          constraints: always,
        },
      ],
      primaryKey: ['date', 'order'],
    },
    rows: ({ gregorianDate, julianDate, tone, readings }) =>
      readings.map(({ of, optional = false, ...reading }, i) => ({
        date: gregorianDate,
        julianDate,
        order: i + 1,
        tone,
        ...reading,
        optional,
        of: of.id,
      })),
  },
  liturgy: {
    schema: {
      fields: [
        DATE,
        JULIAN_DATE,
        DAY_OF_WEEK,
        { name: 'service', type: 'string', description: 'Whose service it is, separated by `; `.' },
        { name: 'rank', type: 'string', description: 'Highest sign of the service, such as `great`.' },
        { name: 'liturgy', type: 'string', description: 'The Liturgy, such as `basil`.' },
        {
          name: 'prokeimena',
          type: 'string',
          description: 'Tones and references, separated by `; `.',
        },
        { name: 'alleluia', type: 'string', description: 'Tones and references, separated by `; `.' },
        { name: 'communion', type: 'string', description: 'References, separated by `; `.' },
        { name: 'opening', type: 'string', description: 'How matins opens, such as `god_is_the_lord`.' },
        { name: 'kathismata', type: 'string', description: 'Kathismata of matins, separated by spaces.' },
        { name: 'polyeleos', type: 'boolean', description: 'Whether the polyeleos is sung.' },
        {
          name: 'katavasia',
          type: 'string',
          description: 'The katavasia, such as `christ_is_born`.',
        },
        { name: 'doxology', type: 'string', description: 'Doxology of matins: `great` or `small`.' },
        { name: 'lessons', type: 'integer', description: 'Lessons at vespers of the evening before.' },
        { name: 'open', type: 'string', description: 'Fields that are left open and empty here, separated by spaces.' },
      ],
      primaryKey: ['date'],
    },
    rows: ({ gregorianDate, julianDate, dayOfWeek, service, matins, vespers, ...day }) => [
      {
        date: gregorianDate,
        julianDate,
        dayOfWeek,
        service: service.of.map(({ label }) => label).join('; '),
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
    schema: {
      fields: [
        DATE,
        JULIAN_DATE,
        DAY_OF_WEEK,
        { name: 'isFasting', type: 'boolean', description: 'True if and only if `type` is FAST.', constraints: always },
        { name: 'type', type: 'string', description: 'FAST, NO_FAST or FAST_FREE.', constraints: always },
        {
          name: 'isSolidWeek',
          type: 'boolean',
          description: 'Whether the day is in a week without a fast, such as Bright Week.',
          constraints: always,
        },
        {
          name: 'description',
          type: 'string',
          description: 'The fast or its absence, in the language of the table.',
          constraints: always,
        },
        ALLOWED_FOOD,
      ],
      primaryKey: ['date'],
    },
    rows: ({ gregorianDate, julianDate, dayOfWeek, fasting }) => [
      { date: gregorianDate, julianDate, dayOfWeek, ...fasting },
    ],
  },
};

/** Tones and references of what is sung: `3 Ps.146.5`. */
function sung(list: readonly { readonly tone?: number; readonly reference?: string }[]): string {
  return list.map(({ tone, reference }) => [tone, reference].filter((part) => part !== undefined).join(' ')).join('; ');
}
