import { memoize, memoizeByList, memoizeWeak } from '../../memoize.ts';
import { type LectionarySection, type Occasion, type Portion, SECTIONS } from '../../model/lectionary.ts';
import type { Pericope, Reading } from '../../model/reading.ts';
import { type ReadingSet, readingSet, readOnce } from './reading-sets.ts';
import type { Settled } from './transfers.ts';
import type { OpenDay } from './window.ts';

/** What is read on a day, and how that was decided. */
export interface ComposedDay {
  readonly open: OpenDay;
  readonly settled: Settled;
  /** Saints whose readings are read on the day, in order. */
  readonly saints: readonly Occasion[];
  /** What is read only where its service is kept. */
  readonly optional: readonly Occasion[];
  /** Whether saints come before the ordinary reading. */
  readonly saintsFirst: boolean;
  /** The gospel of Sunday matins, or null on other days. */
  readonly sundayGospel: Pericope | null;
}

/** Finds the readings of a day, in order. Days with the same readings share one list. */
export function composer(): (composed: ComposedDay) => readonly Reading[] {
  const inSection = memoizeByList(readOnce);
  const inDay = memoizeByList((sections: readonly (readonly Reading[])[]) => sections.flat());
  return (composed) =>
    inDay(
      sectionsOf(composed).flatMap((section) => [
        inSection(listsOf(section, composed)),
        ...optionalLists(section, composed),
      ]),
    );
}

/** The parts of the services that may have readings on a day: on most days two of twelve. */
function sectionsOf({ open: { ordinary, occasions }, optional }: ComposedDay): readonly LectionarySection[] {
  let bits = MATINS_AND_LITURGY | bitsOf(ordinary.portion);
  for (const { portion } of occasions) bits |= bitsOf(portion);
  for (const { portion } of optional) bits |= bitsOf(portion);
  return sectionsWith(bits);
}

/** The parts of the services with readings as bits, which are combined faster than lists. */
const bitsOf = memoizeWeak((portion: Portion) => bitsFor((section) => portion[section] !== undefined));
const sectionsWith = memoize((bits: number) => SECTIONS.filter((_, i) => bits & (1 << i)));
const MATINS_AND_LITURGY = bitsFor((section) => section === 'matins' || section === 'liturgy');

function bitsFor(has: (section: LectionarySection) => boolean): number {
  return SECTIONS.reduce((bits, section, i) => (has(section) ? bits | (1 << i) : bits), 0);
}

function listsOf(section: LectionarySection, composed: ComposedDay): (readonly Reading[])[] {
  if (section !== 'liturgy') {
    const sets = section === 'matins' ? matinsSets(composed) : setsOf(section, composed);
    return sets.map(({ apart }) => apart);
  }
  const sets = liturgySets(composed);
  return sets.map(({ joins, joined, apart }, i) => (joins && i > 0 && i < sets.length - 1 ? joined : apart));
}

/** Optional readings stand after the others of their service, each as a whole; Sundays keep their gospel of matins. */
function optionalLists(section: LectionarySection, composed: ComposedDay): (readonly Reading[])[] {
  const hasMatins = composed.open.weekday !== 0;
  return composed.optional.flatMap(({ of, portion }) => {
    const pericopes = section === 'matins' && !hasMatins ? undefined : portion[section];
    return pericopes ? [readingSet(section, pericopes, of, false, true).apart] : [];
  });
}

function setsOf(section: LectionarySection, { open, saints }: ComposedDay): ReadingSet[] {
  const days = open.occasions.filter(({ isSaint }) => !isSaint);
  return [...ordinarySets(section, open), ...[...days, ...saints].flatMap((occasion) => setOf(section, occasion))];
}

/**
 * On a Sunday the gospel of the Resurrection, unless a feast has its own; on weekdays that of the highest service. If
 * the cycle itself has a gospel, saints have none, and that of a feast replaces it if the feast does so on Sundays.
 */
function matinsSets({ open, saints, sundayGospel }: ComposedDay): ReadingSet[] {
  const { occasions, weekday } = open;
  const hasGospel = ({ portion, sunday }: Occasion) => portion.matins && (weekday !== 0 || sunday !== null);
  const cycle = ordinarySets('matins', open);
  const feast = occasions.find((occasion) => !occasion.isSaint && hasGospel(occasion));
  const highest = feast ?? (cycle.length === 0 ? saints.find(hasGospel) : undefined);
  const festal = highest ? setOf('matins', highest) : [];
  if (festal.length > 0 && (weekday === 0 || feast?.sunday)) return festal;
  if (cycle.length > 0 || !sundayGospel) return [...festal, ...cycle];
  return [...festal, readingSet('matins', alone(sundayGospel), null, false)];
}

/** A list of one pericope. */
const alone = memoizeWeak((pericope: Pericope) => [pericope]);

/**
 * At the Liturgy: first the readings that come first, then the ordinary reading with those moved to it, then the rest.
 * On some weekdays saints come before the ordinary reading, if nothing else does. At most two are announced: the
 * ordinary reading, and those that the data mark, are joined to the reading before them if another follows.
 */
function liturgySets({ open, settled, saints, saintsFirst }: ComposedDay): ReadingSet[] {
  const sets: ReadingSet[] = [];
  const addPlaced = (where: Occasion['place']) => {
    for (const occasion of open.occasions) {
      if (!occasion.isSaint && occasion.place === where) sets.push(...setOf('liturgy', occasion));
    }
  };
  const addOrdinary = (days: readonly OpenDay[]) => {
    for (const day of days) sets.push(...ordinarySets('liturgy', day));
  };
  const addSaints = () => {
    for (const saint of saints) sets.push(...setOf('liturgy', saint));
  };
  addPlaced('first');
  const areSaintsFirst = saintsFirst && sets.length === 0;
  if (areSaintsFirst) addSaints();
  addOrdinary(settled.before);
  if (settled.fate === 'kept') addOrdinary([open]);
  addOrdinary(settled.after);
  addPlaced(null);
  if (!areSaintsFirst) addSaints();
  addPlaced('last');
  return sets;
}

function ordinarySets(section: LectionarySection, { ordinary }: OpenDay): ReadingSet[] {
  const pericopes = ordinary.portion[section];
  return pericopes ? [readingSet(section, pericopes, ordinary.of, true)] : [];
}

function setOf(section: LectionarySection, { of, portion, joined }: Occasion): ReadingSet[] {
  const pericopes = portion[section];
  return pericopes ? [readingSet(section, pericopes, of, joined)] : [];
}
