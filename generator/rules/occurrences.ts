import { civilYearOf, firstDayOfYear } from '../calendar/civil-year.ts';
import { type CalendarName, type DayNumber, dayNumber, isDate, weekdayOf } from '../calendar/day-number.ts';
import { paschaOf } from '../calendar/pascha.ts';
import type { MonthDay, Point, Relation, Rule } from './grammar.ts';

/** Days from `from` to `to`, both included; `from` is never after `to`. */
export interface Span {
  readonly from: DayNumber;
  readonly to: DayNumber;
}

/**
 * All occurrences of a rule with at least one day in the civil year, in order. The anchors of the years before and
 * after are tried too: Julian December reaches into January, and the weeks after Pentecost continue in the next year.
 */
export function occurrencesIn(rule: Rule, year: number): Span[] {
  return around(rule, year).filter(touching(year));
}

/** Says whether at least one day of a span is in the civil year. */
export function touching(year: number): (span: Span) => boolean {
  const first = firstDayOfYear(year);
  const next = firstDayOfYear(year + 1);
  return ({ from, to }) => from < next && to >= first;
}

/** Whether a rule names the day. */
export function namesDay(rule: Rule, day: DayNumber): boolean {
  return around(rule, civilYearOf(day)).some((span) => span.from <= day && day <= span.to);
}

/** The occurrence of a rule whose beginning is nearest to the day, or undefined if there is none within a year. */
export function nearestOccurrence(rule: Rule, day: DayNumber): Span | undefined {
  const distance = (span: Span) => Math.abs(span.from - day);
  return around(rule, civilYearOf(day)).reduce<Span | undefined>(
    (best, span) => (best === undefined || distance(span) < distance(best) ? span : best),
    undefined,
  );
}

/** The occurrences of a rule whose anchor is in this year, the year before, or the year after. */
export function around(rule: Rule, year: number): Span[] {
  const spans: Span[] = [];
  for (let anchor = year - 1; anchor <= year + 1; anchor++) addAnchored(rule, anchor, spans);
  return spans;
}

/** Adds the occurrences of a rule whose anchor is in this year. A list for each answer would take a quarter of the time. */
function addAnchored(rule: Rule, year: number, spans: Span[]): void {
  switch (rule.kind) {
    case 'always':
      spans.push({ from: firstDayOfYear(year), to: firstDayOfYear(year + 1) - 1 });
      return;
    case 'span':
      addSpan(spanBetween(rule.from, rule.to, year), spans);
      return;
    case 'dates':
      for (const date of rule.dates) addDay(dayInYear(rule.calendar, date, year), spans);
      return;
    case 'weekday-by':
      addDay(weekdayBy(rule.weekday, rule.relation, pointInYear(rule.date, year)), spans);
      return;
    case 'weekday-between':
      addDay(weekdayBetween(rule.weekday, spanBetween(rule.from, rule.to, year)), spans);
      return;
    case 'and': {
      const left: Span[] = [];
      addAnchored(rule.left, year, left);
      if (left.length > 0) spans.push(...intersection(left, around(rule.right, year)));
      return;
    }
    case 'else': {
      const before = spans.length;
      addAnchored(rule.first, year, spans);
      if (spans.length === before) addAnchored(rule.otherwise, year, spans);
    }
  }
}

function addSpan(span: Span | undefined, spans: Span[]): void {
  if (span !== undefined) spans.push(span);
}

function addDay(day: DayNumber | undefined, spans: Span[]): void {
  if (day !== undefined) spans.push({ from: day, to: day });
}

function spanBetween(from: Point, to: Point, year: number): Span | undefined {
  const start = pointInYear(from, year);
  const overNewYear = from.kind === 'date' && to.kind === 'date' && isEarlierInYear(to, from);
  const end = from === to ? start : pointInYear(to, overNewYear ? year + 1 : year);
  return start === undefined || end === undefined || end < start ? undefined : { from: start, to: end };
}

function isEarlierInYear(a: MonthDay, b: MonthDay): boolean {
  return a.month < b.month || (a.month === b.month && a.day < b.day);
}

function pointInYear(point: Point, year: number): DayNumber | undefined {
  return point.kind === 'pascha' ? paschaOf(year) + point.offset : dayInYear(point.calendar, point, year);
}

function dayInYear(calendar: CalendarName, { month, day }: MonthDay, year: number): DayNumber | undefined {
  const date = { year, month, day };
  return isDate(calendar, date) ? dayNumber(calendar, date) : undefined;
}

function weekdayBy(weekday: number, relation: Relation, date: DayNumber | undefined): DayNumber | undefined {
  if (date === undefined) return undefined;
  const toNext = (weekday - weekdayOf(date) + 7) % 7;
  switch (relation) {
    case 'on-or-after':
      return date + toNext;
    case 'after':
      return date + (toNext || 7);
    case 'on-or-before':
      return date + (toNext === 0 ? 0 : toNext - 7);
    case 'before':
      return date + toNext - 7;
    case 'nearest':
      return date + (toNext > 3 ? toNext - 7 : toNext);
  }
}

function weekdayBetween(weekday: number, window: Span | undefined): DayNumber | undefined {
  if (window === undefined) return undefined;
  const day = weekdayBy(weekday, 'on-or-after', window.from);
  return day !== undefined && day <= window.to ? day : undefined;
}

function intersection(left: Span[], right: Span[]): Span[] {
  return left.flatMap((a) =>
    right
      .map((b) => ({ from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) }))
      .filter((span) => span.from <= span.to),
  );
}
