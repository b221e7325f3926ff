import { type Occasion, type Portion, SECTIONS, type Section } from '../../model/lectionary.ts';
import type { Pericope, Reading, ReadingService } from '../../model/reading.ts';
import { rememberedWith } from '../../remembered.ts';
import type { Settled } from './transfers.ts';
import type { OpenDay } from './window.ts';

/** Readings that belong together, and their owner. */
interface ReadingSet {
  readonly of: Reading['of'];
  readonly pericopes: readonly Pericope[];
  /** Whether it may be joined to the set before it. */
  readonly joined: boolean;
}

/** What is read on a day, and how that was decided. */
export interface ComposedDay {
  readonly open: OpenDay;
  readonly settled: Settled;
  /** Saints whose readings are read on the day, in order. */
  readonly saints: readonly Occasion[];
  /** Whether saints come before the ordinary reading. */
  readonly saintsFirst: boolean;
  /** The gospel of Sunday matins, or null on other days. */
  readonly sundayGospel: Pericope | null;
}

/** The readings of a day, in order. */
export function compose(composed: ComposedDay): Reading[] {
  const sections = sectionsOf(composed);
  return SECTIONS.filter((section) => sections.has(section)).flatMap((section) => {
    if (section === 'liturgy') return readingsOf(section, liturgySets(composed));
    const sets = section === 'matins' ? matinsSets(composed) : setsOf(section, composed);
    return readingsOf(
      section,
      sets.map((set) => ({ ...set, joined: false })),
    );
  });
}

/** The sections that the day may have: on most days two of twelve. */
function sectionsOf({ open }: ComposedDay): ReadonlySet<Section> {
  const portions = [open.ordinary, ...open.occasions].map(({ portion }) => portion);
  return new Set<Section>(['matins', 'liturgy', ...portions.flatMap(sectionsIn)]);
}

const sectionsIn = rememberedWith((portion: Portion) => Object.keys(portion) as Section[]);

function setsOf(section: Section, composed: ComposedDay): ReadingSet[] {
  const { open, saints } = composed;
  const days = open.occasions.filter(({ isSaint }) => !isSaint);
  return [...ordinarySets(section, open), ...[...days, ...saints].flatMap((occasion) => setOf(occasion, section))];
}

/**
 * On a Sunday the gospel of the Resurrection, unless a feast has its own; on weekdays that of the highest service. If
 * the cycle itself has a gospel, saints have none.
 */
function matinsSets({ open, saints, sundayGospel }: ComposedDay): ReadingSet[] {
  const cycle = ordinarySets('matins', open);
  const days = open.occasions.filter(({ isSaint }) => !isSaint);
  const own = [...days, ...(cycle.length === 0 ? saints : [])].filter(
    ({ sunday }) => open.weekday !== 0 || sunday !== null,
  );
  const festal = own.flatMap((occasion) => setOf(occasion, 'matins')).slice(0, 1);
  if (open.weekday === 0 && festal.length > 0) return festal;
  const sunday = sundayGospel ? [{ of: null, pericopes: [sundayGospel], joined: false }] : [];
  return [...festal, ...cycle, ...(cycle.length === 0 ? sunday : [])];
}

/**
 * At the Liturgy: first the readings that come first, then the ordinary reading with those moved to it, then the rest.
 * On some weekdays saints come before the ordinary reading, if nothing else does. At most two are announced: the
 * ordinary reading, and those that the data mark, are joined to the reading before them if another follows.
 */
function liturgySets({ open, settled, saints, saintsFirst }: ComposedDay): ReadingSet[] {
  const placed = (where: Occasion['place']) =>
    open.occasions
      .filter(({ isSaint, place }) => !isSaint && place === where)
      .flatMap((occasion) => setOf(occasion, 'liturgy'));
  const before = placed('first');
  const ofSaints = saints.flatMap((saint) => setOf(saint, 'liturgy'));
  const own = settled.fate === 'kept' ? ordinarySets('liturgy', open) : [];
  const moved = (list: readonly OpenDay[]) => list.flatMap((day) => ordinarySets('liturgy', day));
  const ordinary = [...moved(settled.before), ...own, ...moved(settled.after)];
  const ordered =
    saintsFirst && before.length === 0
      ? [...ofSaints, ...ordinary, ...placed(null), ...placed('last')]
      : [...before, ...ordinary, ...placed(null), ...ofSaints, ...placed('last')];
  return ordered.map((set, i) => ({ ...set, joined: set.joined && i > 0 && i < ordered.length - 1 }));
}

function ordinarySets(section: Section, { ordinary }: OpenDay): ReadingSet[] {
  const pericopes = ordinary.portion[section];
  return pericopes ? [{ of: ordinary.of, pericopes, joined: true }] : [];
}

function setOf({ of, portion, joined }: Occasion, section: Section): ReadingSet[] {
  const pericopes = portion[section];
  return pericopes ? [{ of, pericopes, joined }] : [];
}

const SERVICES: Readonly<Record<Section, ReadingService>> = {
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

/** The readings made of a pericope; they are few. */
const readingsMade = rememberedWith((_: Pericope): Reading[] => []);

/** One object for all days with the same reading, so that its bytes are made once. */
function readingOf(pericope: Pericope, service: ReadingService, of: Reading['of'], joined: boolean): Reading {
  const made = readingsMade(pericope);
  const known = made.find((one) => one.of === of && one.service === service && one.joined === joined);
  if (known) return known;
  const reading = { service, of, ...pericope, joined };
  made.push(reading);
  return reading;
}

/** A pericope that two sets share is read once. */
function readingsOf(section: Section, sets: readonly ReadingSet[]): Reading[] {
  const readings = sets.flatMap(({ of, pericopes, joined }) =>
    pericopes.map((pericope) => readingOf(pericope, SERVICES[section], of, pericope.joined || joined)),
  );
  return readings.filter(
    ({ kind, reference }, i) =>
      readings.findIndex((other) => other.kind === kind && other.reference === reference) === i,
  );
}
