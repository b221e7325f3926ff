import { memoizeWeak } from '../../memoize.ts';
import type { LectionarySection } from '../../model/lectionary.ts';
import type { Pericope, Reading, ReadingService } from '../../model/reading.ts';

/**
 * Readings of one part of the services that belong together. Days with the same ones share one object, so that what is
 * made of them is made once.
 */
export interface ReadingSet {
  readonly section: LectionarySection;
  readonly of: Reading['of'];
  /** Whether it may be joined to the set before it. */
  readonly joins: boolean;
  readonly optional: boolean;
  /** The readings when they are read apart, and when they are joined to those before them. */
  readonly apart: readonly Reading[];
  readonly joined: readonly Reading[];
}

const SERVICES: Readonly<Record<LectionarySection, ReadingService>> = {
  eve: 'vespers',
  matins: 'matins',
  passion_gospels: 'passion_gospels',
  hour_1: 'hour_1',
  hour_3: 'hour_3',
  hour_6: 'hour_6',
  hour_9: 'hour_9',
  vespers: 'vespers',
  liturgy: 'liturgy',
  evening: 'vespers',
  blessing_of_waters: 'blessing_of_waters',
  washing_of_feet: 'washing_of_feet',
};

/** The sets and the readings made of a list of pericopes or of a pericope; they are few. */
const setsMade = memoizeWeak((_: readonly Pericope[]): ReadingSet[] => []);
const readingsMade = memoizeWeak((_: Pericope): Reading[] => []);

/** The set of these pericopes in a part of the services. */
export function readingSet(
  section: LectionarySection,
  pericopes: readonly Pericope[],
  of: Reading['of'],
  joins: boolean,
  optional = false,
): ReadingSet {
  const made = setsMade(pericopes);
  const known = made.find(
    (one) => one.section === section && one.of === of && one.joins === joins && one.optional === optional,
  );
  if (known) return known;
  const readings = (joined: boolean) =>
    pericopes.map((pericope) => readingOf(pericope, SERVICES[section], of, pericope.joined || joined, optional));
  const set = { section, of, joins, optional, apart: readings(false), joined: readings(true) };
  made.push(set);
  return set;
}

/** One object for all days with the same reading, so that its bytes are made once. */
function readingOf(
  pericope: Pericope,
  service: ReadingService,
  of: Reading['of'],
  joined: boolean,
  optional: boolean,
): Reading {
  const made = readingsMade(pericope);
  const known = made.find(
    (one) => one.of === of && one.service === service && one.joined === joined && one.optional === optional,
  );
  if (known) return known;
  const reading = { service, of, ...pericope, joined, optional };
  made.push(reading);
  return reading;
}

/** The readings of the sets of one part of the services. A pericope that two sets share is read once. */
export function readOnce(lists: readonly (readonly Reading[])[]): readonly Reading[] {
  const readings = lists.flat();
  return readings.filter(
    ({ kind, reference }, i) =>
      readings.findIndex((other) => other.kind === kind && other.reference === reference) === i,
  );
}
