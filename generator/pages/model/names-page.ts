import type { CommemorationIndexEntry, NameIndex } from '../../../schemas/types.ts';
import type { Words } from '../words/words.ts';
import { askedIndex, type Request } from './asked.ts';
import type { RelatedList } from './commemoration-page.ts';
import type { DayPage } from './day-page.ts';
import type { KeptName, NamedAfter } from './names.ts';

/** The saved names with their name days, and what is needed to save another. */
export interface NamesPage {
  readonly kind: 'names';
  readonly title: string;
  /** The name with the next name day comes first. */
  readonly names: readonly NameDays[];
  /** All names that can be saved. */
  readonly known: readonly string[];
  /** The result of the last change. */
  readonly note?: string;
  readonly today: string;
  readonly requests: readonly Request[];
}

/** A name with its next days. */
export interface NameDays extends KeptName {
  readonly days: readonly NameDay[];
}

/** A day of somebody whose name people have. */
export interface NameDay {
  readonly id: string;
  readonly title: string;
  /** A civil date. */
  readonly next: string;
}

/** How many of the next days of a name are shown. */
const MOST_DAYS = 3;

/** The next name days, from today on. */
export function namesPage(
  names: readonly NamedAfter[],
  known: NameIndex['data'],
  { data, nextDate }: RelatedList,
  words: Words,
  today: string,
): NamesPage {
  const dayOf = (kept: CommemorationIndexEntry): NameDay[] => {
    const next = nextDate(kept, today);
    return next === undefined ? [] : [{ id: kept.id, title: kept.name, next }];
  };
  const told = names.map(({ name, lang, ids }) => {
    const days = data.filter(({ id }) => ids.has(id)).flatMap(dayOf);
    return { name, lang, days: days.sort((a, b) => order(a.next, b.next)).slice(0, MOST_DAYS) };
  });
  return {
    kind: 'names',
    title: words.names,
    names: told.sort((a, b) => order(a.days[0]?.next ?? LAST, b.days[0]?.next ?? LAST)),
    known: [...new Set(known.flatMap(({ name, forms }) => [name, ...forms]))].sort(),
    today,
    requests: [
      { label: words.nameList, asked: askedIndex('names', words.lang) },
      { label: words.commemorationList, asked: askedIndex('commemorations', words.lang) },
    ],
  };
}

/** The saved names whose name day a day is. */
export function nameDaysOn({ great, solemn, events, saints }: DayPage, names: readonly NamedAfter[]): KeptName[] {
  const kept = [...great, ...solemn, ...events, ...saints.flatMap((list) => list.saints)];
  return names.filter(({ ids }) => kept.some(({ id }) => ids.has(id)));
}

/** After every date. */
const LAST = '9999';

function order(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
