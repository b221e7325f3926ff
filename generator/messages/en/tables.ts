import { number } from './amounts.ts';

const COLUMNS = {
  month: 'month',
  days: 'days',
  entries: 'entries',
  ranks: 'ranks',
  bothLanguages: 'both languages',
  icons: 'icons',
  texts: 'texts',
  collection: 'collection',
  ru: 'ru',
  en: 'en',
  church: 'church script',
  sources: 'sources',
  where: 'where',
  none: 'none',
  one: 'one',
  more: 'more',
  places: 'places',
  lookedUp: 'looked up',
  book: 'book',
  chapters: 'chapters',
  canons: 'canons',
  wholeCanons: 'whole canons',
  hymns: 'hymns',
  read: 'read',
  imported: 'imported',
};

/** The headings and row names of tables, and the lines below them. */
export const tables = {
  column: (name: keyof typeof COLUMNS): string => COLUMNS[name],
  row: (name: string) => name,
  fewEntries: (few: number, days: readonly string[]) =>
    `days with fewer than ${number(few)} entries: ${days.join(', ') || 'none'}`,
  sourcesNamed:
    'number of sources that entries of the calendar name: none, one, two or more; the places named, and those looked up',
  fewSources: (what: string, fewer: number, entries: number) =>
    `${what}: ${number(fewer)} of ${number(entries)} name fewer than two sources`,
};
