import { calendarDays } from './calendar-days.ts';
import type { DataFiles } from './data-files.ts';

/** For each id the other days of the same person, event or icon, in the order of the calendar. */
export function relatedIds(files: DataFiles): Map<string, readonly string[]> {
  const order = new Map(calendarDays(files).map(({ id }, i) => [id, i]));
  const found = new Map<string, Set<string>>();
  const relate = (a: string, b: string) => {
    if (a !== b) found.set(a, (found.get(a) ?? new Set()).add(b));
  };
  for (const { value } of files.related) {
    for (const a of value.same ?? []) for (const b of value.same ?? []) relate(a, b);
    for (const one of value.of ?? []) {
      relate(value.synaxis ?? one, one);
      relate(one, value.synaxis ?? one);
    }
  }
  const place = (id: string) => order.get(id) ?? order.size;
  return new Map([...found].map(([id, others]) => [id, [...others].sort((a, b) => place(a) - place(b))]));
}
