import { daysOfYear, firstDayOfYear } from '../../calendar/civil-year.ts';
import { type DayNumber, dateOf, isoDate } from '../../calendar/day-number.ts';
import { DATED_YEARS } from '../../contract/endpoints.ts';
import type { Catalog, FixedEntry } from '../../model/catalog.ts';
import type { When } from '../../model/when.ts';
import type { Rule } from '../../rules/grammar.ts';
import { type CalendarMode, erasOf } from './calendar-mode.ts';
import { commemorationsOf } from './commemorations.ts';
import { settle } from './settle.ts';

/** The civil dates `YYYY-MM-DD` of every commemoration by id, in order, for the years that list them. */
export function datesKept(catalog: Catalog, telling: CalendarMode = {}): ReadonlyMap<string, readonly string[]> {
  const keptOf = commemorationsOf(catalog, telling);
  const dates = new Map<string, string[]>();
  const add = (id: string, date: string) => {
    const known = dates.get(id);
    if (known) known.push(date);
    else dates.set(id, [date]);
  };
  for (let year = DATED_YEARS.firstYear; year <= DATED_YEARS.lastYear; year++) {
    const days = daysOfYear(year);
    const { fixed, movable } = keptOf(year, days);
    days.forEach((day, i) => {
      const date = dateText(day);
      for (const { id } of fixed[i] ?? []) add(String(id), date);
      for (const { entry } of movable[i] ?? []) add(entry.id, date);
    });
  }
  return dates;
}

/** The civil dates of one commemoration, whose days depend on no other. */
export function datesOf(catalog: Catalog, id: string, { historical = false }: CalendarMode = {}): readonly string[] {
  const fixed = catalog.fixed.filter(({ saint }) => String(saint.id) === id);
  const own = { ...catalog, fixed, movable: catalog.movable.filter((entry) => entry.id === id) };
  const eraOf = historical ? erasOf(own) : () => own;
  const dates: string[] = [];
  for (let year = DATED_YEARS.firstYear; year <= DATED_YEARS.lastYear; year++) {
    const [first, last] = [firstDayOfYear(year), firstDayOfYear(year + 1) - 1];
    const era = eraOf(year);
    const whens = [...era.fixed.map(whenKept), ...era.movable];
    for (const { from, to } of whens.flatMap((when) => settle(when, year))) {
      for (let day = Math.max(from, first); day <= Math.min(to, last); day++) dates.push(dateText(day));
    }
  }
  return dates.sort();
}

/**
 * An entry without a rule is kept on its day of the menologion; in a common year that of 29 February on the day before.
 */
function whenKept({ monthDay, when }: FixedEntry): When {
  const [month = 0, day = 0] = monthDay.split('-').map(Number);
  const own = onDate(month, day);
  const rule: Rule = monthDay === '02-29' ? { kind: 'else', first: own, otherwise: onDate(2, 28) } : own;
  return when ?? { rule, moves: [] };
}

function onDate(month: number, day: number): Rule {
  const date = { kind: 'date', calendar: 'julian', month, day } as const;
  return { kind: 'span', from: date, to: date };
}

function dateText(day: DayNumber): string {
  return isoDate(dateOf('gregorian', day));
}
