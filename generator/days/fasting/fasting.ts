import { type DayNumber, weekdayOf } from '../../calendar/day-number.ts';
import type { FastingRule } from '../../model/catalog.ts';
import { occurrencesIn } from '../../rules/occurrences.ts';

/** The rule that decides what is eaten on each of the given days, which are those of one civil year: the first that fits. */
export function fastingOfYear(rules: readonly FastingRule[], year: number, days: readonly DayNumber[]): FastingRule[] {
  const first = days[0] ?? 0;
  const found: (FastingRule | undefined)[] = days.map(() => undefined);
  for (const rule of rules) {
    for (const span of occurrencesIn(rule.rule, year)) {
      const last = Math.min(span.to, first + days.length - 1);
      for (let day = Math.max(span.from, first); day <= last; day++) {
        if (rule.weekdays.includes(weekdayOf(day))) found[day - first] ??= rule;
      }
    }
  }
  return found.map((rule, i) => {
    if (!rule) throw new Error(`no fasting rule fits day ${first + i}: the last rule must be “always”`);
    return rule;
  });
}
