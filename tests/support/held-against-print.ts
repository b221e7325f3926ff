import type { PrintedDay } from './printed-days.ts';
import { readingsOn } from './real-readings.ts';

/** How what is given at a service stands to what is printed. */
export interface Held {
  readonly printed: readonly string[];
  readonly given: readonly string[];
  /** Printed and not given, given and not printed. */
  readonly missing: readonly string[];
  readonly surplus: readonly string[];
  /** Whether apostles and gospels that both have stand in the same order. */
  readonly inOrder: boolean;
}

const NEW_TESTAMENT =
  /^(Matt|Mark|Luke|John|Acts|Jas|[12]Pet|[123]John|Jude|Rom|[12]Cor|Gal|Eph|Phil|Col|[12]Thess|[12]Tim|Titus|Phlm|Heb)\./;
const GOSPEL = /^(Matt|Mark|Luke|John)\./;

/** Holds what is read at a service of a day against its print. Lessons of the Old Testament count where they are printed. */
export function held(day: PrintedDay, service: string): Held {
  const printed = day.services.get(service) ?? [];
  const withLessons = printed.some((reference) => !NEW_TESTAMENT.test(reference));
  const given = readingsOn(day.date)
    .readings.filter((reading) => reading.service === service && (withLessons || reading.kind !== 'prophecy'))
    .map(({ reference }) => reference);
  const { missing, left } = taken(printed, given);
  const { left: surplus } = taken(service === 'liturgy' ? day.choices : [], left);
  const inOrder = [true, false].every((gospel) => {
    const both = (list: readonly string[], other: readonly string[]) =>
      list.filter((reference) => GOSPEL.test(reference) === gospel && other.includes(reference)).join(' ');
    return both(printed, given) === both(given, printed);
  });
  return { printed, given, missing, surplus, inOrder };
}

/** Takes from `given` what is printed; what was not there, and what is left. */
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

/** Whether two references begin in one chapter and differ by no more than a verse at either end, as printers do. */
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
