import { civilYearOf, firstDayOfYear } from '../calendar/civil-year.ts';
import { type Calendar, type DayNumber, dayNumber, isDate, weekdayOf } from '../calendar/day-number.ts';
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

/** A function that says whether at least one day of a span is in the civil year. */
export function touching(year: number): (span: Span) => boolean {
  const first = firstDayOfYear(year);
  const next = firstDayOfYear(year + 1);
  return ({ from, to }) => from < next && to >= first;
}

/** Whether a rule names the day. */
export function names(rule: Rule, day: DayNumber): boolean {
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
  return [...anchoredIn(rule, year - 1), ...anchoredIn(rule, year), ...anchoredIn(rule, year + 1)];
}

function anchoredIn(rule: Rule, year: number): Span[] {
  switch (rule.kind) {
    case 'always':
      return [{ from: firstDayOfYear(year), to: firstDayOfYear(year + 1) - 1 }];
    case 'span':
      return spanBetween(rule.from, rule.to, year);
    case 'dates':
      return rule.dates.flatMap((date) => days(dayInYear(rule.calendar, date, year)));
    case 'weekday-by':
      return days(weekdayBy(rule.weekday, rule.relation, pointInYear(rule.date, year)));
    case 'weekday-between':
      return weekdayBetween(rule.weekday, spanBetween(rule.from, rule.to, year));
    case 'and':
      return intersection(anchoredIn(rule.left, year), around(rule.right, year));
    case 'else': {
      const first = anchoredIn(rule.first, year);
      return first.length > 0 ? first : anchoredIn(rule.otherwise, year);
    }
  }
}

function spanBetween(from: Point, to: Point, year: number): Span[] {
  const start = pointInYear(from, year);
  const overNewYear = from.kind === 'date' && to.kind === 'date' && isEarlierInYear(to, from);
  const end = pointInYear(to, overNewYear ? year + 1 : year);
  return start === undefined || end === undefined || end < start ? [] : [{ from: start, to: end }];
}

function isEarlierInYear(a: MonthDay, b: MonthDay): boolean {
  return a.month < b.month || (a.month === b.month && a.day < b.day);
}

function pointInYear(point: Point, year: number): DayNumber | undefined {
  return point.kind === 'pascha' ? paschaOf(year) + point.offset : dayInYear(point.calendar, point, year);
}

function dayInYear(calendar: Calendar, { month, day }: MonthDay, year: number): DayNumber | undefined {
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

function weekdayBetween(weekday: number, windows: Span[]): Span[] {
  return windows.flatMap(({ from, to }) => {
    const day = weekdayBy(weekday, 'on-or-after', from);
    return day !== undefined && day <= to ? days(day) : [];
  });
}

function intersection(left: Span[], right: Span[]): Span[] {
  return left.flatMap((a) =>
    right
      .map((b) => ({ from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) }))
      .filter((span) => span.from <= span.to),
  );
}

function days(day: DayNumber | undefined): Span[] {
  return day === undefined ? [] : [{ from: day, to: day }];
}
