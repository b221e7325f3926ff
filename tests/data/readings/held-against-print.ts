import type { PrintedDay } from './printed-days.ts';
import { readingsOn } from './real-readings.ts';

/** A comparison of the readings of a service with the printed ones. */
export interface Held {
  readonly printed: readonly string[];
  readonly given: readonly string[];
  /** Printed but not given; given but not printed. */
  readonly missing: readonly string[];
  readonly surplus: readonly string[];
  /** Whether the apostles and gospels that both have are in the same order. */
  readonly inOrder: boolean;
}

const NEW_TESTAMENT =
  /^(Matt|Mark|Luke|John|Acts|Jas|[12]Pet|[123]John|Jude|Rom|[12]Cor|Gal|Eph|Phil|Col|[12]Thess|[12]Tim|Titus|Phlm|Heb)\./;
const GOSPEL = /^(Matt|Mark|Luke|John)\./;

/** What is compared on a day: the Liturgy, matins if the list has any, and other services that are printed for the day. */
export function servicesOf(day: PrintedDay, list: readonly PrintedDay[]): string[] {
  const hasMatins = list.some(({ services }) => services.has('matins'));
  return [...new Set(['liturgy', ...(hasMatins ? ['matins'] : []), ...day.services.keys()])];
}

/**
 * Compares the readings of a service of a day with the printed ones, which a church reads once even if they are printed
 * of two saints. Lessons of the Old Testament count if they are printed; optional readings do not.
 */
export function held(day: PrintedDay, service: string): Held {
  const printed = [...new Set(day.services.get(service))];
  const withLessons = printed.some((reference) => !NEW_TESTAMENT.test(reference));
  const given = readingsOn(day.date)
    .readings.filter((reading) => reading.service === service && !reading.optional)
    .filter(({ kind }) => withLessons || kind !== 'prophecy')
    .map(({ reference }) => reference);
  const { missing, left } = taken(printed, given);
  const { left: surplus } = taken(day.choices.get(service) ?? [], left);
  const inOrder = [true, false].every((gospel) => {
    const both = (list: readonly string[], other: readonly string[]) =>
      list.filter((reference) => GOSPEL.test(reference) === gospel && other.includes(reference)).join(' ');
    return both(printed, given) === both(given, printed);
  });
  return { printed, given, missing, surplus, inOrder };
}

/** The printed optional readings of a day that the calendar does not have, each as service and reference. */
export function optionalMissing({ date, optional }: PrintedDay): string[] {
  const { readings } = readingsOn(date);
  return [...optional].flatMap(([service, references]) => {
    const given = readings.filter((one) => one.optional && one.service === service).map(({ reference }) => reference);
    return taken([...new Set(references)], given).missing.map((reference) => `${service} ${reference}`);
  });
}

/** Removes the printed readings from `given`; returns those that were missing, and those that are left. */
function taken(printed: readonly string[], given: readonly string[]): { missing: string[]; left: string[] } {
  const left = [...given];
  const missing = printed.filter((reference) => {
    const exact = left.indexOf(reference);
    const at = exact >= 0 ? exact : left.findIndex((other) => isNearly(other, reference));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return { missing, left };
}

/**
 * Whether two references begin in the same chapter and differ by at most one verse at either end, as printed calendars
 * do.
 */
function isNearly(one: string, other: string): boolean {
  const [a, b] = [ends(one), ends(other)];
  return (
    a.book === b.book && a.chapter === b.chapter && Math.abs(a.first - b.first) <= 1 && Math.abs(a.last - b.last) <= 1
  );
}

function ends(reference: string) {
  const [book, ...rest] = reference.split('.');
  const numbers = rest.join('.').match(/\d+/g)?.map(Number) ?? [];
  return { book, chapter: numbers[0] ?? 0, first: numbers[1] ?? 0, last: numbers.at(-1) ?? 0 };
}
