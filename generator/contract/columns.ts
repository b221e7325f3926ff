/** A column of a table, as a field of a Table Schema (Data Package v1). */
export interface Column {
  readonly name: ColumnName;
  readonly type: 'string' | 'integer' | 'boolean' | 'date';
  readonly description: string;
}

type About = Omit<Column, 'name'>;

/**
 * All columns of all tables. A name means the same in every table, and is that of the API where one field has it. The
 * descriptions are short, because the index of all datasets repeats them in thousands of lines. The Julian date is three
 * numbers: programs take text like `2100-02-29` for a civil date, and then fail, because the civil
 * calendar has no such day.
 */
const COLUMNS = {
  date: { type: 'date', description: 'Civil date.' },
  julianYear: { type: 'integer', description: 'Julian year.' },
  julianMonth: { type: 'integer', description: 'Julian month.' },
  julianDay: { type: 'integer', description: 'Julian day of the month.' },
  dayOfWeek: { type: 'string', description: 'Weekday, in words.' },
  weekAfterPentecost: {
    type: 'integer',
    description: 'Week after Pentecost; the count continues through Great Lent.',
  },
  isFasting: { type: 'boolean', description: 'Whether `fastingType` is FAST.' },
  fastingType: { type: 'string', description: 'FAST, NO_FAST or FAST_FREE.' },
  isSolidWeek: {
    type: 'boolean',
    description: 'Whether its week has no fast, such as Bright Week.',
  },
  fastingDescription: { type: 'string', description: 'The fast or its absence, in words.' },
  allowedFood: { type: 'string', description: 'What may be eaten; empty without a rule.' },
  saintIds: { type: 'string', description: 'Ids of the saints and feasts, separated by spaces.' },
  saints: { type: 'string', description: 'Their names, separated by `; `.' },
  eventIds: { type: 'string', description: 'Ids of the movable days and weeks, separated by spaces.' },
  events: { type: 'string', description: 'Their names, separated by `; `.' },
  id: { type: 'string', description: 'Id of the commemoration.' },
  name: { type: 'string', description: 'Name of the commemoration.' },
  kind: { type: 'string', description: 'Kind of the commemoration, such as `feast` or `week`.' },
  typeId: { type: 'integer', description: 'Class: who or what is kept, not how solemnly.' },
  typeLabel: { type: 'string', description: 'Name of the class.' },
  displayTypeId: { type: 'integer', description: 'Class under which to show it, if different.' },
  rank: { type: 'string', description: 'Sign of the Typikon, such as `great`; empty if not confirmed.' },
  description: { type: 'string', description: 'What is kept, as a sentence.' },
  dateFrom: { type: 'date', description: 'First civil day of a week; empty for other kinds.' },
  dateTo: { type: 'date', description: 'Last civil day of a week; empty for other kinds.' },
  position: { type: 'integer', description: 'Position among the readings of the day, from 1.' },
  tone: { type: 'integer', description: 'Tone of the week; empty if nothing is sung in it.' },
  service: { type: 'string', description: 'The service, such as `liturgy`.' },
  readingKind: { type: 'string', description: '`apostle`, `gospel` or `prophecy`.' },
  ofId: { type: 'string', description: 'Id of the commemoration whose reading it is; empty for the ordinary one.' },
  zachalo: { type: 'string', description: 'Section in the Moscow books, if they have one.' },
  reference: { type: 'string', description: 'The reference in OSIS form.' },
  label: { type: 'string', description: 'The reference in words.' },
  joined: { type: 'boolean', description: 'Whether it is read together with the reading before it.' },
  optional: {
    type: 'boolean',
    description: 'Whether only churches that keep this commemoration read it.',
  },
  ofIds: { type: 'string', description: 'Ids of those whose service it is, separated by spaces.' },
  of: { type: 'string', description: 'Whose service it is, separated by `; `.' },
  liturgy: { type: 'string', description: 'The Liturgy, such as `basil`.' },
  prokeimena: { type: 'string', description: 'Tones and references, separated by `; `.' },
  alleluia: { type: 'string', description: 'Tones and references, separated by `; `.' },
  communion: { type: 'string', description: 'References, separated by `; `.' },
  opening: { type: 'string', description: 'How matins opens, such as `god_is_the_lord`.' },
  kathismata: { type: 'string', description: 'Kathismata of matins, separated by spaces.' },
  polyeleos: { type: 'boolean', description: 'Whether the polyeleos is sung.' },
  katavasia: { type: 'string', description: 'The katavasia, such as `christ_is_born`.' },
  doxology: { type: 'string', description: 'Doxology of matins: `great` or `small`.' },
  lessons: { type: 'integer', description: 'Lessons at vespers of the evening before.' },
  open: { type: 'string', description: 'Fields that are open, separated by spaces.' },
  rule: { type: 'string', description: 'When it is kept, in the words of the data, such as `pascha+49`.' },
  ruleLabel: { type: 'string', description: 'When it is kept, in words.' },
  names: { type: 'string', description: 'Names that people are given after it, separated by spaces.' },
  relatedIds: { type: 'string', description: 'Ids of days of the same saint, event or icon, separated by spaces.' },
  sameAs: { type: 'string', description: 'Addresses of pages about the same elsewhere, separated by spaces.' },
  since: { type: 'integer', description: 'First civil year in which it was kept, if known.' },
  until: { type: 'integer', description: 'Last civil year in which it was kept, if it ended.' },
  troparia: { type: 'integer', description: 'How many troparia it has.' },
  kontakia: { type: 'integer', description: 'How many kontakia it has.' },
  canons: { type: 'string', description: 'Numbers of its canons, separated by spaces.' },
  akathists: { type: 'string', description: 'Numbers of its akathists, separated by spaces.' },
} as const satisfies Readonly<Record<string, About>>;
export type ColumnName = keyof typeof COLUMNS;

/** Columns by their names, in the order of a table. */
export function columnsOf(names: readonly ColumnName[]): Column[] {
  return names.map((name) => ({ name, ...(COLUMNS[name] as About) }));
}
