import type { DayNumber } from '../../calendar/day-number.ts';
import type { Rule } from '../../rules/grammar.ts';
import { around } from '../../rules/occurrences.ts';

/** Days of a window that some rule names. */
export type Marks = ReadonlySet<DayNumber>;

/** The days of a window around a civil year that at least one of the rules names. */
export function marked(rules: readonly Rule[], year: number, from: DayNumber, to: DayNumber): Marks {
  const marks = new Set<DayNumber>();
  for (const span of rules.flatMap((rule) => around(rule, year))) {
    const last = Math.min(span.to, to);
    for (let day = Math.max(span.from, from); day <= last; day++) marks.add(day);
  }
  return marks;
}
