import { type DayNumber, dateOf, weekdayOf } from '../../calendar/day-number.ts';
import { paschaOf } from '../../calendar/pascha.ts';
import type { Usage } from '../../model/lectionary.ts';
import type { Rule } from '../../rules/grammar.ts';
import { around } from '../../rules/occurrences.ts';

/** From Pascha to the eve of the next one, with what decides how the weeks after Pentecost are read. */
export interface ChurchYear {
  readonly pascha: DayNumber;
  readonly nextPascha: DayNumber;
  /** Week after Pentecost in which the Gospel of Luke begins; null without the Lukan jump. */
  readonly lukeWeek: number | null;
  /** The last week before the winter series, and the week that ends on the Sunday of the Publican and the Pharisee. */
  readonly lastWeek: number;
  readonly triodionWeek: number;
}

/** Distance of the Sunday of the Publican and the Pharisee, the first of the Triodion, from the next Pascha. */
export const TRIODION = -70;
const FIRST_MONDAY = 50;

/** The church year of a day. */
export function churchYearOf(day: DayNumber, usage: Usage): ChurchYear {
  const { year } = dateOf('gregorian', day);
  const first = paschaOf(year) <= day ? year : year - 1;
  const pascha = paschaOf(first);
  const nextPascha = paschaOf(first + 1);
  const triodionWeek = weekOf(nextPascha + TRIODION, pascha);
  const { luke } = usage;
  const sunday = luke && dayBetween(luke.after, pascha, nextPascha);
  const lukeWeek = sunday ? weekOf(sunday + 1, pascha) : null;
  const lastWeek = luke && lukeWeek !== null ? lukeWeek + luke.last - luke.first : triodionWeek;
  return { pascha, nextPascha, lukeWeek, lastWeek, triodionWeek };
}

/** Week after Pentecost of a day from the Monday after Pentecost on, from 1; it ends on its Sunday. */
export function weekOf(day: DayNumber, pascha: DayNumber): number {
  return Math.floor((day - pascha - FIRST_MONDAY) / 7) + 1;
}

/** Whether the readings of the day follow the weeks after Pentecost, and not the distance from Pascha. */
export function isAfterPentecost(day: DayNumber, { pascha, nextPascha }: ChurchYear): boolean {
  return day >= pascha + FIRST_MONDAY && day < nextPascha + TRIODION;
}

/** Whether the day is the last Sunday before the Triodion. */
export function isLastSunday(day: DayNumber, { nextPascha }: ChurchYear): boolean {
  return weekdayOf(day) === 0 && day === nextPascha + TRIODION - 7;
}

/** The first day between one Pascha and the next that a rule names. */
export function dayBetween(rule: Rule, pascha: DayNumber, nextPascha: DayNumber): DayNumber | undefined {
  const spans = around(rule, dateOf('gregorian', pascha).year);
  return spans.find(({ from }) => from >= pascha && from < nextPascha)?.from;
}
