import type { FastingEntry } from '../../../schemas/types.ts';
import type { DayOfAnswers } from './day.ts';

/** A fast or a week without one, as far as it is in a year. */
export interface FastPeriod {
  readonly name: string;
  /** Civil dates; null where it goes on beyond the year. */
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * The fasts and fast-free weeks of a year in their order, from its days, each null if there is no answer for it. The
 * answers name days, not seasons: a fast has the name that most of its days have. `oneDayFast` ends the name of a fast
 * of one day. Ordinary Wednesdays and Fridays are no fasts.
 */
export function fastsOfYear(days: readonly (DayOfAnswers | null)[], oneDayFast: string): FastPeriod[] {
  const last = days.length - 1;
  return runsOf(days).flatMap((run): FastPeriod[] => {
    const { name } = commonName(run.flatMap((i) => fastOn(days, i) ?? []));
    const own = run.some((i) => fastOn(days, i)?.type === 'FAST_FREE') ? run : trimmed(run, name, days);
    const [first = 0] = own;
    const end = own.at(-1) ?? 0;
    const dateAt = (i: number) => days[i]?.date ?? null;
    const whole: FastPeriod[] =
      own.length > 1 ? [{ name, from: first === 0 ? null : dateAt(first), to: end === last ? null : dateAt(end) }] : [];
    const alone = run.filter((i) => own.length <= 1 || !own.includes(i));
    const single = alone.filter((i) => fastOn(days, i)?.description.endsWith(`, ${oneDayFast}`));
    const ofOneDay = single.map((i) => ({
      name: fastOn(days, i)?.description ?? '',
      from: dateAt(i),
      to: dateAt(i),
    }));
    return [...whole, ...ofOneDay];
  });
}

function fastOn(days: readonly (DayOfAnswers | null)[], i: number): FastingEntry | undefined {
  return days[i]?.fasting;
}

/** The places of consecutive days that are all fasts, or all without one. */
function runsOf(days: readonly (DayOfAnswers | null)[]): number[][] {
  const runs: number[][] = [];
  days.forEach((day, i) => {
    if (!day || day.fasting.type === 'NO_FAST') return;
    const run = runs.at(-1);
    if (run?.at(-1) === i - 1 && fastOn(days, i - 1)?.type === day.fasting.type) run.push(i);
    else runs.push([i]);
  });
  return runs;
}

/** The name that most of the fasts have, without the food of a day (`Nativity Fast: fish`), and how many have it. */
export function commonName(fasts: readonly FastingEntry[]): { readonly name: string; readonly times: number } {
  const names = fasts.map(({ description }) => description.split(':', 1)[0] ?? '');
  const times = (text: string) => names.filter((one) => one === text).length;
  const [name = ''] = [...new Set(names)].sort((a, b) => times(b) - times(a));
  return { name, times: times(name) };
}

/**
 * A fast without the ordinary fast days before and after it. What borders on days without a fast is its own only under
 * its name: Great Lent borders on fast-free weeks, and its first and last days have names of their own.
 */
function trimmed(run: readonly number[], name: string, days: readonly (DayOfAnswers | null)[]): readonly number[] {
  const isOwn = (i: number) => fastOn(days, i)?.description.includes(name);
  const isBounded = (i: number) => fastOn(days, i)?.type === 'FAST_FREE';
  const first = isBounded((run[0] ?? 0) - 1) ? run[0] : run.find(isOwn);
  const last = isBounded((run.at(-1) ?? 0) + 1) ? run.at(-1) : run.filter(isOwn).at(-1);
  return run.filter((i) => i >= (first ?? 0) && i <= (last ?? 0));
}
