import type { OpenDay } from './window.ts';

export type Fate = 'kept' | 'moved' | 'replaced' | 'dropped';

/** What becomes of the ordinary reading of a day, and which days move theirs to it. */
export interface Settled {
  readonly fate: Fate;
  /** Days whose ordinary readings are read here, before or after that of the day itself. */
  readonly before: readonly OpenDay[];
  readonly after: readonly OpenDay[];
}

interface Mutable {
  fate: Fate;
  before: OpenDay[];
  after: OpenDay[];
}

/** If several occasions coincide, the later in this list wins. */
const STRENGTH: readonly Fate[] = ['kept', 'moved', 'replaced', 'dropped'];
/** Days with these fates can take the readings of other days. */
const OPEN: readonly Fate[] = ['kept', 'replaced'];
/** The most days without a Liturgy over which a reading may be moved back. */
const LONGEST_STEP = 3;

/**
 * Finds a place for every ordinary reading that is moved: the day before, after its own reading; if that is a Sunday or
 * displaced itself, the day after, before its own. Of two displaced days together the first moves back and the second
 * forward; a reading that finds no place stays. A replaced reading moves back and leaves its place to that of the day
 * after. Source: printed calendars of 2018 to 2026.
 */
export function settleOrdinary(days: readonly OpenDay[]): Settled[] {
  const settled = days.map((day): Mutable => ({ fate: fateOf(day), before: [], after: [] }));
  for (let i = 0; i < days.length; i++) {
    if (settled[i]?.fate === 'replaced') settled[placeBack(days, settled, i) ?? i]?.after.push(days[i] as OpenDay);
  }
  for (let i = 0; i < days.length; i++) {
    if (settled[i]?.fate !== 'moved') continue;
    const last = settled[i + 1]?.fate === 'moved' ? i + 1 : i;
    placeRun(days, settled, i, last);
    i = last;
  }
  return settled;
}

function placeRun(days: readonly OpenDay[], settled: Mutable[], first: number, last: number): void {
  const day = (i: number) => days[i] as OpenDay;
  const at = (i: number) => settled[i] as Mutable;
  const back = placeBack(days, settled, first);
  const forward = canReceive(day(last + 1), at(last + 1)) ? last + 1 : undefined;
  if (first === last) {
    if (back !== undefined) at(back).after.push(day(first));
    else if (forward !== undefined) at(forward).before.push(day(first));
    else at(first).fate = 'kept';
    return;
  }
  if (forward === undefined) {
    at(first).fate = 'kept';
    at(first).after.push(day(last));
    return;
  }
  at(forward).before.push(day(last));
  if (back === undefined) at(first).fate = 'kept';
  else at(back).after.push(day(first));
}

/** The day before that can take the reading of day `i`; days without a Liturgy are skipped. */
function placeBack(days: readonly OpenDay[], settled: readonly Mutable[], i: number): number | undefined {
  const toSunday = days[i]?.occasions.some(({ fromMondayToSunday }) => fromMondayToSunday) ?? false;
  for (let j = i - 1; j >= Math.max(0, i - LONGEST_STEP); j--) {
    const day = days[j] as OpenDay;
    if (day.weekday === 0) return toSunday && j === i - 1 && hasLiturgy(day) ? j : undefined;
    if (canReceive(day, settled[j])) return j;
    if (hasLiturgy(day)) return undefined;
  }
  return undefined;
}

function canReceive(day: OpenDay | undefined, settled: Mutable | undefined): boolean {
  return (
    day !== undefined && settled !== undefined && day.weekday !== 0 && hasLiturgy(day) && OPEN.includes(settled.fate)
  );
}

function hasLiturgy({ ordinary }: OpenDay): boolean {
  return ordinary.portion.liturgy !== undefined;
}

/** What becomes of the ordinary reading of a day on its own. A Sunday is never moved. */
function fateOf({ weekday, ordinary, occasions }: OpenDay): Fate {
  const fates = occasions.map(({ ordinary: fate, keptOn, sunday }): Fate => {
    if (keptOn.includes(weekday)) return 'kept';
    if (fate === 'dropped_if_repeated') return ordinary.isRepeated ? 'dropped' : 'kept';
    if (fate !== 'moved' || weekday !== 0) return fate;
    return sunday === 'alone' ? 'dropped' : 'kept';
  });
  const strongest = fates.reduce<Fate>((a, b) => (STRENGTH.indexOf(b) > STRENGTH.indexOf(a) ? b : a), 'kept');
  // What the Triodion or the Pentecostarion celebrates stays on its day.
  return strongest === 'moved' && ordinary.of !== null ? 'kept' : strongest;
}
