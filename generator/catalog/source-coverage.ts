import type { RankCode } from '../../schemas/types.ts';
import { calendarDays } from './calendar-days.ts';
import type { DataFiles } from './data-files.ts';
import { sourceRef } from './link-commemorations.ts';
import { MONTHS } from './months.ts';

/** How many entries name no source, one, and two or more; two places in one book are one source. */
export interface SourceCounts {
  /** A month, `movable`, `fasting`, or `all` of them. */
  readonly where: string;
  readonly entries: number;
  readonly none: number;
  readonly one: number;
  readonly more: number;
}

/** Entries that should name two sources, and how many name fewer. */
export interface TwoSources {
  readonly what: 'polyeleos and above' | 'movable days' | 'fasting rules' | 'glorified since 1900';
  readonly entries: number;
  readonly fewer: number;
  /** The ids of those that name fewer. */
  readonly ids: readonly string[];
}

export interface SourceCoverage {
  readonly counts: readonly SourceCounts[];
  readonly two: readonly TwoSources[];
}

interface Sourced {
  readonly id: string;
  readonly where: string;
  readonly high: boolean;
  readonly since: number;
  readonly sources: number;
}

const HIGH: readonly (RankCode | undefined)[] = ['great', 'vigil', 'polyeleos'];
const NEW_SAINTS = 1900;

/** How many sources the entries of the calendar name, by month and in all. This is reported and is never an error. */
export function sourceCoverage(files: DataFiles): SourceCoverage {
  const facts = new Map(files.facts.map(({ id, entry }) => [id, entry.value]));
  const sourced = (id: string, where: string, rank?: RankCode, sources = facts.get(id)?.sources): Sourced => ({
    id,
    where,
    high: HIGH.includes(rank),
    since: facts.get(id)?.since ?? 0,
    sources: new Set(sources?.map((text) => sourceRef(text).source)).size,
  });
  const commemorations = calendarDays(files).map(({ id, file, data }) => sourced(id, file, data.rank));
  const fasting = files.fasting.map(({ value: { id, sources = [] } }) => sourced(id, 'fasting', undefined, sources));
  const all = [...commemorations, ...fasting];
  return {
    counts: [
      ...[...MONTHS, 'movable', 'fasting'].map((where) =>
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

function counted(where: string, list: readonly Sourced[]): SourceCounts {
  const count = (has: (sources: number) => boolean) => list.filter(({ sources }) => has(sources)).length;
  return {
    where,
    entries: list.length,
    none: count((sources) => sources === 0),
    one: count((sources) => sources === 1),
    more: count((sources) => sources > 1),
  };
}

function wanting(what: TwoSources['what'], list: readonly Sourced[]): TwoSources {
  const ids = list.filter(({ sources }) => sources < 2).map(({ id }) => id);
  return { what, entries: list.length, fewer: ids.length, ids };
}
