import { TEXT_COLLECTIONS, type TextCollection } from '../contract/endpoints.ts';
import type { Catalog, FixedEntry, ListedText } from '../model/catalog.ts';
import { MONTH_NUMBERS } from './days-of-month.ts';

/** How much of the menologion is filled, for a month or the whole year. */
export interface Coverage {
  readonly month: string;
  readonly days: number;
  readonly entries: number;
  readonly ranks: number;
  readonly bothLanguages: number;
  readonly icons: number;
  readonly texts: number;
}

/** The coverage of each month and, last, of the whole year. */
export function coverage(catalog: Catalog): Coverage[] {
  const withTexts = new Set(catalog.texts.map(({ id }) => id));
  const row = (month: string, entries: readonly FixedEntry[]): Coverage => {
    const count = (has: (entry: FixedEntry) => boolean) => entries.filter(has).length;
    return {
      month,
      days: new Set(entries.map(({ monthDay }) => monthDay)).size,
      entries: entries.length,
      ranks: count(({ saint }) => saint.rank !== null),
      bothLanguages: count(({ saint: { name } }) => name.ru !== '' && name.en !== ''),
      icons: count(({ saint }) => saint.icons.length > 0),
      texts: count(({ saint }) => withTexts.has(String(saint.id))),
    };
  };
  const rows = MONTH_NUMBERS.map((month) =>
    row(
      month,
      catalog.fixed.filter(({ monthDay }) => monthDay.startsWith(month)),
    ),
  );
  return [...rows, row('all', catalog.fixed)];
}

/** How many texts of a collection there are, and how many of them are translated. */
export interface TextCoverage {
  readonly collection: TextCollection | 'all';
  readonly texts: number;
  readonly ru: number;
  readonly en: number;
  /** How many also exist in the church script. */
  readonly church: number;
  /** How many name the book that contains them. */
  readonly sources: number;
}

/** The coverage of each collection and, last, of all. */
export function textCoverage(catalog: Catalog): TextCoverage[] {
  const all = catalog.texts.flatMap(({ list }) => list);
  const row = (collection: TextCoverage['collection'], list: readonly ListedText[]): TextCoverage => {
    const count = (has: (text: ListedText) => boolean) => list.filter(has).length;
    return {
      collection,
      texts: list.length,
      ru: count(({ languages }) => languages.includes('ru')),
      en: count(({ languages }) => languages.includes('en')),
      church: count(({ church }) => church),
      sources: count(({ source }) => source !== null),
    };
  };
  return [
    ...TEXT_COLLECTIONS.map((name) =>
      row(
        name,
        all.filter(({ collection }) => collection === name),
      ),
    ),
    row('all', all),
  ];
}

/** The days `MM-DD` with fewer entries than the given number, and how many they have. */
export function thinDays(catalog: Catalog, fewerThan: number): { day: string; entries: number }[] {
  const counts = new Map([['02-29', 0]]);
  for (const { monthDay } of catalog.fixed) counts.set(monthDay, (counts.get(monthDay) ?? 0) + 1);
  return Array.from(counts, ([day, entries]) => ({ day, entries }))
    .filter(({ entries }) => entries < fewerThan)
    .sort((a, b) => a.day.localeCompare(b.day));
}
