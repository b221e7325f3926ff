import type { RankCode } from '../../schemas/types.ts';
import { calendarDays } from './calendar-days.ts';
import type { DataFiles } from './data-files.ts';
import { MONTH_NUMBERS } from './days-of-month.ts';
import { sourceRef } from './link-commemorations.ts';

/** How many entries name no source, one, and two or more; two places in one book are one source. */
export interface SourceCounts {
  /** A month, `movable`, `fasting`, or `all` of them. */
  readonly where: string;
  /** How many entries there are. */
  readonly entries: number;
  /** How many of them name no source. */
  readonly none: number;
  /** How many of them name one source. */
  readonly one: number;
  /** How many of them name two sources or more. */
  readonly more: number;
  /** How many places in sources they name. */
  readonly places: number;
  /** How many of these places somebody has looked up; the others were found only by comparing words. */
  readonly lookedUp: number;
}

/** Entries that should name two sources, and how many name fewer. */
export interface TwoSources {
  /** Which entries. */
  readonly what: 'polyeleos and above' | 'movable days' | 'fasting rules' | 'glorified since 1900';
  /** How many there are. */
  readonly entries: number;
  /** How many of them name fewer than two sources. */
  readonly fewer: number;
  /** The ids of those that name fewer. */
  readonly ids: readonly string[];
}

/** What is known of the sources of the data. */
export interface SourceCoverage {
  /** By month and list of movable days or fasts, and of all together. */
  readonly counts: readonly SourceCounts[];
  /** By the reason for which two sources should be named. */
  readonly two: readonly TwoSources[];
}

interface Sourced {
  readonly id: string;
  readonly where: string;
  readonly high: boolean;
  readonly since: number;
  readonly sources: number;
  readonly places: number;
  readonly lookedUp: number;
}

const HIGH: readonly (RankCode | undefined)[] = ['great', 'vigil', 'polyeleos'];
const NEW_SAINTS = 1900;

/** How many sources the entries of the calendar name, by month and in all. This is reported and is never an error. */
export function sourceCoverage(files: DataFiles): SourceCoverage {
  const facts = new Map(files.facts.map(({ id, entry }) => [id, entry.value]));
  const commemorations = calendarDays(files).map(({ id, file, data }): Sourced => {
    const { sources = [], read = [], since = 0 } = facts.get(id) ?? {};
    return { id, where: file, high: HIGH.includes(data.rank), since, ...placesIn(sources, read) };
  });
  // The sources of fasting rules have no names that could be compared: each was read.
  const fasting = files.fasting.map(
    ({ value: { id, sources = [] } }): Sourced => ({
      id,
      where: 'fasting',
      high: false,
      since: 0,
      ...placesIn(sources),
    }),
  );
  const all = [...commemorations, ...fasting];
  return {
    counts: [
      ...[...MONTH_NUMBERS, 'movable', 'fasting'].map((where) =>
        counted(
          where,
          all.filter((one) => one.where === where),
        ),
      ),
      counted('all', all),
    ],
    two: [
      wanting(
        'polyeleos and above',
        commemorations.filter(({ high }) => high),
      ),
      wanting(
        'movable days',
        commemorations.filter(({ where }) => where === 'movable'),
      ),
      wanting('fasting rules', fasting),
      wanting(
        'glorified since 1900',
        commemorations.filter(({ since }) => since >= NEW_SAINTS),
      ),
    ],
  };
}

function placesIn(texts: readonly string[], read?: readonly string[]) {
  const ids = texts.map((text) => sourceRef(text).source);
  const lookedUp = read ? ids.filter((id) => read.includes(id)).length : ids.length;
  return { sources: new Set(ids).size, places: ids.length, lookedUp };
}

function counted(where: string, list: readonly Sourced[]): SourceCounts {
  const count = (has: (sources: number) => boolean) => list.filter(({ sources }) => has(sources)).length;
  const sum = (key: 'places' | 'lookedUp') => list.reduce((total, one) => total + one[key], 0);
  return {
    where,
    entries: list.length,
    none: count((sources) => sources === 0),
    one: count((sources) => sources === 1),
    more: count((sources) => sources > 1),
    places: sum('places'),
    lookedUp: sum('lookedUp'),
  };
}

function wanting(what: TwoSources['what'], list: readonly Sourced[]): TwoSources {
  const ids = list.filter(({ sources }) => sources < 2).map(({ id }) => id);
  return { what, entries: list.length, fewer: ids.length, ids };
}
