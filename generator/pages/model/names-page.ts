import type { Words } from '../words/words.ts';
import { askedIndex, type Request } from './asked.ts';
import type { DayPage } from './day-page.ts';
import type { NameDays } from './name-days.ts';
import type { KeptName, NamedAfter } from './names.ts';

/** The names that a visitor keeps, with their name days, and what is needed to keep another. */
export interface NamesPage {
  readonly kind: 'names';
  readonly title: string;
  /** The name whose day comes next stands first. */
  readonly names: readonly NameDays[];
  /** All names that can be kept. */
  readonly known: readonly string[];
  /** What came of the last that was wanted. */
  readonly note?: string;
  readonly today: string;
  readonly requests: readonly Request[];
}

/** The page of these names; `known` are all that can be kept. */
export function namesPage(
  names: readonly NameDays[],
  known: readonly string[],
  words: Words,
  today: string,
): NamesPage {
  return {
    kind: 'names',
    title: words.names,
    names,
    known,
    today,
    requests: [
      { label: words.nameList, asked: askedIndex('names', words.lang) },
      { label: words.commemorationList, asked: askedIndex('commemorations', words.lang) },
    ],
  };
}

/** The names whose name day a day is. */
export function nameDaysOn({ great, solemn, events, saints }: DayPage, names: readonly NamedAfter[]): KeptName[] {
  const kept = [...great, ...solemn, ...events, ...saints.flatMap((list) => list.saints)];
  return names.filter(({ ids }) => kept.some(({ id }) => ids.has(id)));
}
