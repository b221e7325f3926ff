import { type DayNumber, weekdayOf } from '../../calendar/day-number.ts';
import type { FastingDays, FastingRule } from '../../model/catalog.ts';
import { occurrencesIn } from '../../rules/occurrences.ts';

/** For each of the given days of one civil year, the rule that decides what is eaten: the first one that matches. */
export function fastingOfYear(rules: readonly FastingRule[], year: number, days: readonly DayNumber[]): FastingRule[] {
  const first = days[0] ?? 0;
  const found: (FastingRule | undefined)[] = days.map(() => undefined);
  for (const rule of rules) {
    for (const day of named(rule, year, days)) found[day - first] ??= rule;
  }
  return found.map((rule, i) => {
    if (!rule) throw new Error(`no fasting rule fits day ${first + i}: the last rule must be “always”`);
    return rule;
  });
}

/** Which of the days of one civil year the rule names. */
function named({ rule, weekdays, except }: FastingDays, year: number, days: readonly DayNumber[]): DayNumber[] {
  const first = days[0] ?? 0;
  const takenOut = new Set(except.flatMap((others) => named(others, year, days)));
  const found: DayNumber[] = [];
  for (const { from, to } of occurrencesIn(rule, year)) {
    const last = Math.min(to, first + days.length - 1);
    for (let day = Math.max(from, first); day <= last; day++) {
      if (weekdays.includes(weekdayOf(day)) && !takenOut.has(day)) found.push(day);
    }
  }
  return found;
}
