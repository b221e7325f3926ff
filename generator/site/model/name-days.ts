import type { CommemorationIndex, CommemorationIndexEntry } from '../../../schemas/types.ts';
import type { KeptName, NamedAfter } from './names.ts';
import { nextDate } from './next-date.ts';

/** A name with its next name days. */
export interface NameDays extends KeptName {
  readonly days: readonly NameDay[];
}

/** A commemoration that is a name day, and its next date. */
export interface NameDay {
  readonly id: string;
  readonly title: string;
  /** A civil date. */
  readonly next: string;
}

/** The number of next days for each name. */
const MOST_DAYS = 3;

/** The next name days of saved names, from today on. */
export function nameDays(names: readonly NamedAfter[], list: CommemorationIndex['data'], today: string): NameDays[] {
  const dayOf = (kept: CommemorationIndexEntry): NameDay[] => {
    const next = nextDate(kept, today);
    return next === undefined ? [] : [{ id: kept.id, title: kept.name, next }];
  };
  const told = names.map(({ name, lang, ids }) => {
    const days = list.filter(({ id }) => ids.has(id)).flatMap(dayOf);
    return { name, lang, days: days.sort((a, b) => order(a.next, b.next)).slice(0, MOST_DAYS) };
  });
  return told.sort((a, b) => order(a.days[0]?.next ?? LAST, b.days[0]?.next ?? LAST));
}

/** A text that sorts after every date. */
const LAST = '9999';

function order(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
