import type { CommemorationIndex } from '../../../schemas/types.ts';
import { nextDate } from './next-date.ts';

/** Another day of the same person, event or icon, and the civil date on which it is kept next. */
export interface Related {
  readonly id: string;
  readonly name: string;
  readonly next: string | undefined;
}

/** Those of these ids that are in the list of all commemorations. */
export function relatedDays(ids: readonly string[], list: CommemorationIndex['data'], today: string): Related[] {
  const entries = ids.flatMap((id) => list.find((one) => one.id === id) ?? []);
  return entries.map((entry) => ({ id: entry.id, name: entry.name, next: nextDate(entry, today) }));
}
