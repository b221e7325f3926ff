import type { DayNumber } from '../../calendar/day-number.ts';
import type { Usage } from '../../model/lectionary.ts';
import type { ChurchYear } from './church-year.ts';
import type { Marks } from './marks.ts';

const TONES = 8;

/**
 * The tone of the week on a day, in Bright Week that of the day; null if nothing is sung from the Octoechos. The week
 * of Antipascha has the first tone, each later week the next one.
 */
export function toneOf(day: DayNumber, { pascha }: ChurchYear, { brightWeek }: Usage['tones'], silent: Marks) {
  if (silent.has(day)) return null;
  const weeks = Math.floor((day - pascha) / 7);
  return weeks === 0 ? (brightWeek[day - pascha] ?? null) : ((weeks - 1) % TONES) + 1;
}
