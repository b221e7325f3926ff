import { dataFolders } from '../../generator/catalog/folders.ts';
import { loadCatalog } from '../../generator/catalog/load-catalog.ts';
import { readSource } from '../../generator/catalog/source.ts';
import { DAILY_ENDPOINTS } from '../../generator/contract/endpoints.ts';
import type { Day } from '../../generator/days/day.ts';
import { daysOf } from '../../generator/days/year.ts';
import type { Catalog } from '../../generator/model/catalog.ts';
import type { NameData } from '../../schemas/types.ts';
import { type Agreement, compareDay, type Difference, nothing } from './compare.ts';
import { Mentions } from './mentions.ts';
import { type ListWords, printedList } from './printed-list.ts';

export interface Checked {
  readonly agreement: Agreement;
  readonly differences: readonly Difference[];
  /** The errors in the lists themselves. */
  readonly problems: readonly string[];
}

/** Compares lists of printed days with the calendar of the data. */
export async function checkPrinted(
  lists: readonly { readonly file: string; readonly text: string }[],
  data: string[],
): Promise<Checked> {
  const catalog = await loadCatalog(data);
  const names = dataFolders(data).flatMap(
    (folder) => readSource<NameData[]>(`${folder}/names.yaml`).source?.value ?? [],
  );
  const mentions = new Mentions(names);
  const words = listWords(catalog);
  const agreement = nothing();
  const differences: Difference[] = [];
  const problems: string[] = [];
  const yearOf = daysOf(catalog);
  const years = new Map<number, Map<string, Day>>();
  const dayOf = (date: string): Day => {
    const year = Number(date.slice(0, 4));
    const days = years.get(year) ?? new Map(yearOf(year).map((day) => [day.date, day]));
    years.set(year, days);
    return days.get(date) as Day;
  };
  for (const { file, text } of lists) {
    const list = printedList(text, words);
    problems.push(...list.problems.map((problem) => `${file}:${problem}`));
    if (list.problems.length > 0) continue;
    for (const day of list.days) differences.push(...compareDay(day, dayOf(day.date), catalog, mentions, agreement));
  }
  return { agreement, differences, problems };
}

/** The words and codes of the labels, which a list may use. */
export function listWords({ ranks, foods }: Catalog): ListWords {
  const words = (labels: Iterable<readonly [string, { ru: string; en: string }]>) =>
    [...labels].flatMap(([code, { ru, en }]) => [code, ru, en].map((word) => [word.toLowerCase(), code] as const));
  const { firstYear, lastYear } = DAILY_ENDPOINTS.calendar;
  return {
    firstYear,
    lastYear,
    ranks: new Map(words(ranks.map(({ code, label }) => [code, label] as const))),
    foods: new Map([...words(Object.entries(foods)), ['all', 'all'], ['fast', 'fast']]),
  };
}
