import { type Occasion, SECTIONS, type Section } from '../../model/lectionary.ts';
import type { Pericope, Reading, ReadingService } from '../../model/reading.ts';
import { rememberedWith } from '../../remembered.ts';
import type { Settled } from './transfers.ts';
import type { OpenDay } from './window.ts';

/** Readings that stand together, and whose they are. */
interface ReadingSet {
  readonly of: Reading['of'];
  readonly pericopes: readonly Pericope[];
  /** Whether it may be read under one beginning with the set before it. */
  readonly joined: boolean;
}

/** What is read on a day, and how it was settled. */
export interface ComposedDay {
  readonly open: OpenDay;
  readonly settled: Settled;
  /** Saints whose readings stand on the day, in order. */
  readonly saints: readonly Occasion[];
  /** Whether saints stand before the ordinary reading. */
  readonly saintsFirst: boolean;
  /** The gospel of Sunday matins, or null on other days. */
  readonly sundayGospel: Pericope | null;
}

/** The readings of a day, in the order in which they are read. */
export function compose(composed: ComposedDay): Reading[] {
  return SECTIONS.flatMap((section) => {
    if (section === 'liturgy') return readingsOf(section, liturgySets(composed));
    const sets = section === 'matins' ? matinsSets(composed) : setsOf(section, composed);
    return readingsOf(
      section,
      sets.map((set) => ({ ...set, joined: false })),
    );
  });
}

function setsOf(section: Section, composed: ComposedDay): ReadingSet[] {
  const { open, saints } = composed;
  const days = open.occasions.filter(({ isSaint }) => !isSaint);
  return [...ordinarySets(section, open), ...[...days, ...saints].flatMap((occasion) => setOf(occasion, section))];
}

/**
 * On a Sunday the gospel of the Resurrection, unless a feast has its own; on weekdays that of the highest service. Where
 * the cycle itself has a gospel, no saint has one beside it.
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
 * At the Liturgy: what stands first, the ordinary reading with those moved to it, and the rest; on some weekdays the
 * saints before the ordinary, where nothing else stands before it. At most two are announced: the ordinary reading, and
 * those of whom the data say so, are joined to what is before them where something else follows.
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

/** The readings that there have been of a pericope; they are few. */
const readingsMade = rememberedWith((_: Pericope): Reading[] => []);

/** One object for all days on which the same is read for the same: its bytes are then made once. */
function readingOf(pericope: Pericope, service: ReadingService, of: Reading['of'], joined: boolean): Reading {
  const made = readingsMade(pericope);
  const known = made.find((one) => one.of === of && one.service === service && one.joined === joined);
  if (known) return known;
  const reading = { service, of, ...pericope, joined };
  made.push(reading);
  return reading;
}

/** A pericope that two have in common is read once. */
function readingsOf(section: Section, sets: readonly ReadingSet[]): Reading[] {
  const readings = sets.flatMap(({ of, pericopes, joined }) =>
    pericopes.map((pericope) => readingOf(pericope, SERVICES[section], of, pericope.joined || joined)),
  );
  return readings.filter(
    ({ kind, reference }, i) =>
      readings.findIndex((other) => other.kind === kind && other.reference === reference) === i,
  );
}
