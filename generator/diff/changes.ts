import { dateOf, isoDate } from '../calendar/day-number.ts';
import { rangesOf } from '../calendar/ranges.ts';
import { CHANGE_GROUPS, type ChangeGroup } from '../contract/change-groups.ts';
import { TEXT_EDITIONS, type TextEdition } from '../contract/editions.ts';
import type { Json } from './json.ts';

/** A change between two trees, told once however many days and answers show it. */
export interface Change {
  readonly group: ChangeGroup;
  /** Of which commemoration, text, class or source; absent for what belongs to a day. */
  readonly id?: string;
  /** The name of this commemoration or text, by language. */
  readonly name?: Readonly<Record<string, string>>;
  /** What of it has changed. */
  readonly field: string;
  /** The number of a text among those of its id. */
  readonly number?: number;
  /** Present if `from` and `to` are objects by language. */
  readonly lang?: readonly string[];
  /** What stood before, and what stands now; absent where there was or is nothing. */
  readonly from?: Json;
  readonly to?: Json;
  /** The civil days on which it shows, and the days that a commemoration has lost: `2026-01-01`, `2026-01-05/2026-01-07`. */
  readonly days?: readonly string[];
  readonly daysLost?: readonly string[];
}

/** A change as it is seen in one answer. */
export interface SeenChange {
  readonly group: ChangeGroup;
  readonly id?: string;
  readonly field: string;
  readonly number?: number;
  /** The language or edition in which it is seen, if it is a matter of words. */
  readonly lang?: TextEdition;
  readonly from?: Json | undefined;
  readonly to?: Json | undefined;
  /** The day on which it is seen, as a day number. */
  readonly day?: number;
}
export type Note = (seen: SeenChange) => void;

/** The field of a commemoration that is kept on a day or not. */
export const KEPT = 'kept';

interface Collected extends Omit<SeenChange, 'day'> {
  readonly days: Set<number>;
}

/** Collects what is seen in many answers: the same change is kept once, with all its days. */
export class Changes {
  private readonly collected = new Map<string, Collected>();

  readonly note: Note = ({ day, ...seen }) => {
    const { group, id, field, number, lang, from, to } = seen;
    const key = JSON.stringify([group, id, field, number, lang, from ?? [], to ?? []]);
    const one = this.collected.get(key) ?? { ...seen, days: new Set() };
    this.collected.set(key, one);
    if (day !== undefined) one.days.add(day);
  };

  /** All changes by group; `nameOf` gives the names of an id. What differs only in its language is one change. */
  list(nameOf: (id: string) => Readonly<Record<string, string>> | undefined): Change[] {
    const all = withDaysOfTheirCause([...this.collected.values()]);
    const merged: Merged[] = [];
    const open = new Map<string, Merged[]>();
    for (const { lang, from, to, days, lost, ...about } of all) {
      const said = { from, to };
      const told = { ...about, days: dateRanges(days), lost: dateRanges(lost ?? []) };
      if (lang === undefined) merged.push({ told, said, words: null });
      else {
        const key = JSON.stringify(told);
        const alike = open.get(key) ?? [];
        open.set(key, alike);
        const other = alike.find(({ words }) => words?.has(lang) === false);
        if (other) other.words?.set(lang, said);
        else {
          const first = { told, said: {}, words: new Map([[lang, said]]) };
          alike.push(first);
          merged.push(first);
        }
      }
    }
    const changes = merged.map((one) => changeOf(one, nameOf));
    return CHANGE_GROUPS.flatMap((group) => changes.filter((change) => change.group === group).sort(inOrder));
  }
}

type Said = Pick<SeenChange, 'from' | 'to'>;
interface Merged {
  readonly told: Omit<SeenChange, 'day' | 'lang' | 'from' | 'to'> & {
    readonly days: string[];
    readonly lost: string[];
  };
  readonly said: Said;
  readonly words: Map<TextEdition, Said> | null;
}

/** Days on which a commemoration is kept or not belong to its own change, if it has come, gone or moved. */
function withDaysOfTheirCause(all: readonly Collected[]): (Collected & { readonly lost?: Set<number> })[] {
  const causes = new Map(
    all.filter(({ group }) => ['came', 'went', 'moved'].includes(group)).map(({ id }) => [id, [] as Collected[]]),
  );
  const rest: Collected[] = [];
  for (const one of all) {
    const cause = one.field === KEPT && causes.get(one.id);
    if (cause) cause.push(one);
    else rest.push(one);
  }
  return rest.map((one) => {
    const kept = ['came', 'went', 'moved'].includes(one.group) ? (causes.get(one.id) ?? []) : [];
    const daysWhere = (isNow: boolean) =>
      new Set(kept.filter(({ to }) => (to === true) === isNow).flatMap((k) => [...k.days]));
    return kept.length === 0 ? one : { ...one, days: daysWhere(true), lost: daysWhere(false) };
  });
}

function changeOf(
  { told, said, words }: Merged,
  nameOf: (id: string) => Readonly<Record<string, string>> | undefined,
): Change {
  const { days, lost, ...about } = told;
  const name = about.id === undefined ? undefined : nameOf(about.id);
  const lang = words && TEXT_EDITIONS.filter((one) => words.has(one));
  const side = (which: 'from' | 'to') => {
    if (!words || !lang) return said[which];
    const values = lang.flatMap((one) => {
      const value = words.get(one)?.[which];
      return value === undefined ? [] : [[one, value] as const];
    });
    return values.length === 0 ? undefined : Object.fromEntries(values);
  };
  const [from, to] = [side('from'), side('to')];
  return {
    ...about,
    ...(name ? { name } : {}),
    ...(lang ? { lang } : {}),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(days.length === 0 ? {} : { days }),
    ...(lost.length === 0 ? {} : { daysLost: lost }),
  };
}

/** By day, then by id as a number or a word, then by field and number. */
function inOrder(one: Change, other: Change): number {
  const keys = (change: Change) => [
    change.id === undefined ? (change.days?.[0] ?? '') : '',
    (change.id ?? '').replace(/^\d+$/, (digits) => digits.padStart(20, '0')),
    change.field,
    String(change.number ?? 0).padStart(9, '0'),
  ];
  const [a, b] = [keys(one), keys(other)];
  const at = a.findIndex((key, i) => key !== b[i]);
  return at < 0 ? 0 : (a[at] as string) < (b[at] as string) ? -1 : 1;
}

/** Day numbers as dates, days in a row as one range. */
function dateRanges(days: Iterable<number>): string[] {
  const date = (day: number) => isoDate(dateOf('gregorian', day));
  return rangesOf(days).map(([from, to]) => (from === to ? date(from) : `${date(from)}/${date(to)}`));
}
