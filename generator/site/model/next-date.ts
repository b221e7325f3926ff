import type { CommemorationIndex } from '../../../schemas/types.ts';
import { dayNumber } from '../../calendar/day-number.ts';
import { nextDay } from '../../days/commemorations/next.ts';
import type { Found } from '../../responses/search-words.ts';
import { parseMoves, parseRule } from '../../rules/grammar.ts';
import { civilDate, dateFrom } from './place.ts';

/** The civil date, from today on, on which something is kept by its rule. */
export function nextDate({ rule, moves = [] }: WrittenWhen, today: string): string | undefined {
  const when = { rule: parseRule(rule), moves: parseMoves(moves) };
  const next = nextDay(when, dayNumber('gregorian', dateFrom(today)));
  return next === undefined ? undefined : civilDate(next);
}

/** When something is kept, as the lists of the API say it. */
interface WrittenWhen {
  readonly rule: string;
  readonly moves?: NonNullable<Found['moves']> | undefined;
}

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
