import { type DayNumber, dateOf, isDate, monthDay } from '../../calendar/day-number.ts';
import type { Catalog, FixedEntry, ListedSaint } from '../../model/catalog.ts';
import type { When } from '../../model/when.ts';
import { settle } from './settle.ts';

interface Shifting extends FixedEntry {
  readonly when: When;
}

const NONE: readonly FixedEntry[] = [];

/** Lists of commemorations by their ids. */
export type SharedLists = Map<string, readonly ListedSaint[]>;

/** The fixed commemorations of the days of a year. Days with the same commemorations share one list. */
export class FixedCommemorations {
  private readonly shifting: readonly Shifting[];
  private readonly byDay = new Map<string, FixedEntry[]>();
  private readonly lists = new Map<string, readonly ListedSaint[]>();
  private readonly shared: SharedLists;

  /** `shared` are the lists of other calendars that are the same on most days. */
  constructor({ fixed }: Pick<Catalog, 'fixed'>, shared: SharedLists = new Map()) {
    for (const entry of fixed) this.byDay.set(entry.monthDay, [...(this.byDay.get(entry.monthDay) ?? NONE), entry]);
    this.shared = shared;
    this.shifting = fixed.filter((entry): entry is Shifting => entry.when !== null);
  }

  /** The commemorations of each of the given days of one civil year. */
  ofYear(year: number, days: readonly DayNumber[]): (readonly ListedSaint[])[] {
    const arrived = new Map<DayNumber, FixedEntry[]>();
    for (const entry of this.shifting) {
      for (const span of settle(entry.when, year)) {
        for (let day = span.from; day <= span.to; day++) arrived.set(day, [...(arrived.get(day) ?? NONE), entry]);
      }
    }
    return days.map((day) => this.list(monthDaysKept(day), arrived.get(day) ?? NONE));
  }

  /** The commemorations of the given days of the menologion together with those moved to this day. */
  private list(names: string, arrived: readonly FixedEntry[]): readonly ListedSaint[] {
    const key = arrived.length === 0 ? names : `${names} ${arrived.map(({ saint }) => saint.id).join()}`;
    const known = this.lists.get(key);
    if (known) return known;
    const made = this.makeList(names, new Set(arrived));
    const ids = made.map(({ id }) => id).join();
    const list = this.shared.get(ids) ?? made;
    this.shared.set(ids, list);
    this.lists.set(key, list);
    return list;
  }

  private makeList(names: string, arrived: ReadonlySet<FixedEntry>): readonly ListedSaint[] {
    const standing = names.split(AND).flatMap((name) => this.byDay.get(name) ?? []);
    const present = standing.filter((entry) => entry.when === null || arrived.has(entry));
    const guests = [...arrived].filter((entry) => !standing.includes(entry));
    return guests.reduce(
      withGuest,
      present.map(({ saint }) => saint),
    );
  }
}

const AND = ',';

/** The days of the menologion that are kept: in a common year 29 February together with the 28th. */
function monthDaysKept(day: DayNumber): string {
  const date = dateOf('julian', day);
  const joinsLeapDay = date.month === 2 && date.day === 28 && !isDate('julian', { ...date, day: 29 });
  return joinsLeapDay ? `02-28${AND}02-29` : monthDay(date);
}

/** A commemoration that is moved here comes before the first one of lower rank. */
function withGuest(list: readonly ListedSaint[], { saint }: FixedEntry): readonly ListedSaint[] {
  const before = list.findIndex((other) => height(other) > height(saint));
  return before < 0 ? [...list, saint] : list.toSpliced(before, 0, saint);
}

function height({ rank }: ListedSaint): number {
  return rank?.order ?? Number.POSITIVE_INFINITY;
}
