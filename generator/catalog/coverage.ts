import type { Catalog, FixedEntry } from '../model/catalog.ts';

/** How much of the menologion is filled, for a month or all of it. */
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
  const withTexts = new Set([...catalog.texts.keys()]);
  const months = Array.from({ length: 12 }, (_, i) => String(i + 1).padStart(2, '0'));
  const rows = months.map((month) => {
    const days = [...catalog.fixed].filter(([day]) => day.startsWith(month));
    const entries = days.flatMap(([, list]) => list);
    const count = (has: (entry: FixedEntry) => boolean) => entries.filter(has).length;
    return {
      month,
      days: days.length,
      entries: entries.length,
      ranks: count(({ saint }) => saint.rank !== null),
      bothLanguages: count(({ saint: { name } }) => name.ru !== '' && name.en !== ''),
      icons: count(({ saint }) => saint.icons.length > 0),
      texts: count(({ saint }) => withTexts.has(String(saint.id))),
    };
  });
  return [...rows, rows.reduce((sum, row) => ({ ...added(sum, row), month: 'all' }))];
}

function added(a: Coverage, b: Coverage): Coverage {
  return {
    month: a.month,
    days: a.days + b.days,
    entries: a.entries + b.entries,
    ranks: a.ranks + b.ranks,
    bothLanguages: a.bothLanguages + b.bothLanguages,
    icons: a.icons + b.icons,
    texts: a.texts + b.texts,
  };
}

/** The days `MM-DD` with fewer entries than the given number, and how many they have. */
export function thinDays(catalog: Catalog, fewerThan: number): { day: string; entries: number }[] {
  const leapDay: [string, readonly FixedEntry[]][] = catalog.fixed.has('02-29') ? [] : [['02-29', []]];
  return [...catalog.fixed, ...leapDay]
    .filter(([, list]) => list.length < fewerThan)
    .map(([day, list]) => ({ day, entries: list.length }))
    .sort((a, b) => a.day.localeCompare(b.day));
}
