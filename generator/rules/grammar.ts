import type { CalendarName } from '../calendar/day-number.ts';
import { WEEKDAY_NAMES } from '../calendar/weekdays.ts';
import { type Message, message } from '../messages/message.ts';

/**
 * The language in which `data/` says when something is kept. A rule names days:
 *
 *   always                              every day
 *   pascha+24, pascha-7                 so many days after or before Pascha
 *   julian 08-15, gregorian 05-09       a date of the church or of the civil calendar
 *   julian 02-12|02-14|03-02            any of several dates
 *   A..B                                every day from A to B: `pascha-48..pascha-9`, `julian 12-25..01-04`, `pascha+57..julian 06-28`
 *   sunday-after julian 08-06           a weekday by a date: before, after (never the date itself), on-or-before, on-or-after,
 *                                       nearest (within three days either way)
 *   sunday-between julian 12-26..12-31  the weekday inside the window, if there is one
 *   A and B                             days that both name
 *   A else B                            B in the years that have no A
 */
export type Rule =
  | { readonly kind: 'always' }
  | { readonly kind: 'span'; readonly from: Point; readonly to: Point }
  | { readonly kind: 'dates'; readonly calendar: CalendarName; readonly dates: readonly MonthDay[] }
  | { readonly kind: 'weekday-by'; readonly weekday: number; readonly relation: Relation; readonly date: DatePoint }
  | { readonly kind: 'weekday-between'; readonly weekday: number; readonly from: DatePoint; readonly to: DatePoint }
  | { readonly kind: 'and'; readonly left: Rule; readonly right: Rule }
  | { readonly kind: 'else'; readonly first: Rule; readonly otherwise: Rule };

export interface MonthDay {
  readonly month: number;
  readonly day: number;
}
export type DatePoint = { readonly kind: 'date'; readonly calendar: CalendarName } & MonthDay;
export type Point = DatePoint | { readonly kind: 'pascha'; readonly offset: number };
export type Relation = 'before' | 'after' | 'on-or-before' | 'on-or-after' | 'nearest';

/** A rule that cannot be parsed. `offset` counts characters from the start of the rule. */
export class RuleError extends Error {
  readonly offset: number;
  readonly reason: Message;
  constructor(reason: Message, offset: number) {
    super(reason.key);
    this.reason = reason;
    this.offset = offset;
  }
}

const RELATIONS: readonly Relation[] = ['before', 'after', 'on-or-before', 'on-or-after', 'nearest'];
const LONGEST_MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Parses a rule. Throws {@link RuleError} with the place and the words that are possible there. */
export function parseRule(text: string): Rule {
  const reader = new Reader(text);
  let rule = readConjunction(reader);
  while (reader.take(/ else /y)) rule = { kind: 'else', first: rule, otherwise: readConjunction(reader) };
  if (!reader.atEnd()) reader.fail(message('ruleGoesOn', reader.rest()));
  return rule;
}

/** Parses the `moves` of the data. `to` is null for what is then not kept at all. */
export function parseMoves(moves: readonly { readonly on: string; readonly to: string }[]) {
  return moves.map(({ on, to }) => ({ on: parseRule(on), to: to === 'none' ? null : parseRule(to) }));
}

function readConjunction(reader: Reader): Rule {
  let rule = readDays(reader);
  while (reader.take(/ and /y)) rule = { kind: 'and', left: rule, right: readDays(reader) };
  return rule;
}

function readDays(reader: Reader): Rule {
  if (reader.take(/always\b/y)) return { kind: 'always' };
  const weekday = reader.take(/([a-z]+day)-([a-z-]+) /y);
  if (weekday) return readWeekday(reader, weekday[1] ?? '', weekday[2] ?? '');
  const from = readPoint(reader);
  if (from.kind === 'date' && reader.sees('|')) return readDates(reader, from);
  return reader.take(/\.\./y) ? { kind: 'span', from, to: readEnd(reader, from) } : { kind: 'span', from, to: from };
}

function readWeekday(reader: Reader, name: string, relation: string): Rule {
  const weekday = (WEEKDAY_NAMES as readonly string[]).indexOf(name);
  if (weekday < 0) reader.failBack(message('noWeekday', name, WEEKDAY_NAMES));
  if (relation === 'between') {
    const from = readDatePoint(reader);
    if (!reader.take(/\.\./y)) reader.fail(message('noWindow'));
    return { kind: 'weekday-between', weekday, from, to: { ...from, ...readMonthDay(reader) } };
  }
  const known = RELATIONS.find((word) => word === relation);
  if (!known) return reader.failBack(message('noRelation', `${name}-${relation}`, [...RELATIONS, 'between']));
  return { kind: 'weekday-by', weekday, relation: known, date: readDatePoint(reader) };
}

function readDates(reader: Reader, first: DatePoint): Rule {
  const dates: MonthDay[] = [{ month: first.month, day: first.day }];
  while (reader.take(/\|/y)) dates.push(readMonthDay(reader));
  return { kind: 'dates', calendar: first.calendar, dates };
}

function readEnd(reader: Reader, from: Point): Point {
  return from.kind === 'date' && reader.seesDigit() ? { ...from, ...readMonthDay(reader) } : readPoint(reader);
}

function readPoint(reader: Reader): Point {
  const pascha = reader.take(/pascha([+-]\d{1,3})(?!\d)/y);
  return pascha ? { kind: 'pascha', offset: Number(pascha[1]) } : readDatePoint(reader);
}

function readDatePoint(reader: Reader): DatePoint {
  const calendar = reader.take(/(julian|gregorian) /y);
  if (!calendar) {
    const [word = ''] = reader.rest().split(' ');
    return reader.fail(message('noRuleWord', word, [...RELATIONS, 'between']));
  }
  return { kind: 'date', calendar: calendar[1] as CalendarName, ...readMonthDay(reader) };
}

function readMonthDay(reader: Reader): MonthDay {
  const found = reader.take(/(\d\d)-(\d\d)(?!\d)/y);
  if (!found) return reader.fail(message('noMonthDay'));
  const month = Number(found[1]);
  const day = Number(found[2]);
  if (day < 1 || day > (LONGEST_MONTHS[month - 1] ?? 0)) reader.failBack(message('noSuchDate', found[0]));
  return { month, day };
}

class Reader {
  private at = 0;
  private before = 0;
  private readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) {
      this.before = this.at;
      this.at += found[0].length;
    }
    return found;
  }
  sees(text: string): boolean {
    return this.text.startsWith(text, this.at);
  }
  seesDigit(): boolean {
    return /^\d/.test(this.rest());
  }
  rest(): string {
    return this.text.slice(this.at);
  }
  atEnd(): boolean {
    return this.at === this.text.length;
  }
  fail(reason: Message): never {
    throw new RuleError(reason, this.at);
  }
  failBack(reason: Message): never {
    throw new RuleError(reason, this.before);
  }
}
