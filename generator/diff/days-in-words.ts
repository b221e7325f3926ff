import { rangesOf } from '../calendar/ranges.ts';

/** Days of a change in few words: `09-25 (2000–2100)`, `2026-01-01…2026-01-05`. */
export interface DaysInWords {
  readonly count: number;
  readonly items: readonly string[];
}

const DAY_MS = 86_400_000;

/** The number of days in ranges of ISO dates, and the ranges: those that return every year are one item. */
export function daysInWords(ranges: readonly string[]): DaysInWords {
  const all = ranges.map((range) => {
    const [from = '', to = from] = range.split('/');
    return { from, to };
  });
  const count = all.reduce((sum, { from, to }) => sum + (Date.parse(to) - Date.parse(from)) / DAY_MS + 1, 0);
  const yearly = new Map<string, number[]>();
  for (const { from, to } of all) {
    const key = from.slice(0, 4) === to.slice(0, 4) ? inWords(from.slice(5), to.slice(5)) : inWords(from, to);
    yearly.set(key, [...(yearly.get(key) ?? []), Number(from.slice(0, 4))]);
  }
  const items = [...yearly].flatMap(([key, years]) => rows(years).map((row) => ({ key, row })));
  const isShorter = items.length < all.length;
  return {
    count,
    items: isShorter
      ? items.map(({ key, row }) => (key.length > MONTH_DAYS ? key : `${key} (${row})`))
      : all.map(({ from, to }) => inWords(from, to)),
  };
}
/** The length of `09-25…09-30`. */
const MONTH_DAYS = 11;

function inWords(from: string, to: string): string {
  return from === to ? from : `${from}…${to}`;
}

function rows(years: readonly number[]): string[] {
  return rangesOf(years).map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`));
}
