import { dateOf, dayNumber, isDate, isoDate } from '../../calendar/day-number.ts';
import { CONTENT_ID } from '../../contract/ids.ts';
import { LANGUAGES, type Language } from '../../contract/languages.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../contract/years.ts';

/** A civil month. */
export interface MonthOfYear {
  readonly year: number;
  readonly month: number;
}

/** What the page shows. A day is a `YYYY-MM-DD` of the range; `nowhere` is for an invalid address. */
export type View =
  | { readonly kind: 'day'; readonly date: string }
  | ({ readonly kind: 'month' } & MonthOfYear)
  | { readonly kind: 'year'; readonly year: number }
  /** The sheet of a parish for a day, or for the week from Monday to Sunday in which it is. */
  | { readonly kind: 'parish'; readonly date: string; readonly isWeek: boolean }
  | { readonly kind: 'texts' }
  | { readonly kind: 'names' }
  | { readonly kind: 'feeds' }
  | { readonly kind: 'text'; readonly id: string }
  | { readonly kind: 'commemoration'; readonly id: string }
  | { readonly kind: 'search'; readonly wanted: string }
  | { readonly kind: 'nowhere' };

/** The longest search text. */
export const LONGEST_WANTED = 100;

/** A view in a language: everything in an address of the page. */
export interface Place {
  readonly view: View;
  readonly lang: Language;
}

/** The place of the query of an address; `today` and `preferred` are the defaults. */
export function placeOf(query: string, today: string, preferred: Language): Place {
  const parameters = new URLSearchParams(query);
  const lang = LANGUAGES.find((known) => known === parameters.get('lang')) ?? preferred;
  return { view: viewOf(parameters, today), lang };
}

function viewOf(parameters: URLSearchParams, today: string): View {
  const [day, month, year, text, kept] = ['day', 'month', 'year', 'text', 'commemoration'].map((name) =>
    parameters.get(name),
  );
  const wanted = parameters.get('search');
  const [ofDay, ofWeek] = [parameters.get('parish'), parameters.get('parish-week')];
  const sheet = ofDay ?? ofWeek;
  if (day) return isInRange(day) ? { kind: 'day', date: day } : { kind: 'nowhere' };
  if (month) return isInRange(`${month}-01`) ? monthOf(`${month}-01`) : { kind: 'nowhere' };
  if (year) return isInRange(`${year}-01-01`) ? { kind: 'year', year: Number(year) } : { kind: 'nowhere' };
  if (text) return CONTENT_ID.test(text) ? { kind: 'text', id: text } : { kind: 'nowhere' };
  if (kept) return CONTENT_ID.test(kept) ? { kind: 'commemoration', id: kept } : { kind: 'nowhere' };
  if (sheet) return isInRange(sheet) ? { kind: 'parish', date: sheet, isWeek: ofDay === null } : { kind: 'nowhere' };
  if (wanted !== null) return { kind: 'search', wanted: wanted.slice(0, LONGEST_WANTED) };
  if (parameters.has('names')) return { kind: 'names' };
  if (parameters.has('nowhere')) return { kind: 'nowhere' };
  if (parameters.has('feeds')) return { kind: 'feeds' };
  return parameters.has('texts') ? { kind: 'texts' } : { kind: 'day', date: today };
}

/** The month of a day. */
export function monthOf(date: string): View & { kind: 'month' } {
  const { year, month } = dateFrom(date);
  return { kind: 'month', year, month };
}

/** The civil dates of a month. */
export function datesOfMonth({ year, month }: MonthOfYear): string[] {
  const first = numberOf(isoDate({ year, month, day: 1 }));
  const next = month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 };
  return Array.from({ length: dayNumber('gregorian', next) - first }, (_, i) => civilDate(first + i));
}

/** The months of a year. */
export const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The civil dates of a year. */
export function datesOfYear(year: number): string[] {
  return MONTHS.flatMap((month) => datesOfMonth({ year, month }));
}

/** `2026-01`. */
export function isoMonth(month: MonthOfYear): string {
  return isoDate({ ...month, day: 1 }).slice(0, 7);
}

/** The civil date of a day number. */
export function civilDate(day: number): string {
  return isoDate(dateOf('gregorian', day));
}

/** The address of a place, relative to the page. */
export function addressOf({ view, lang }: Place): string {
  const what = queryOf(view);
  return `?${what}${what && '&'}lang=${lang}`;
}

function queryOf(view: View): string {
  switch (view.kind) {
    case 'day':
      return `day=${view.date}`;
    case 'month':
      return `month=${isoMonth(view)}`;
    case 'year':
      return `year=${view.year}`;
    case 'parish':
      return `${view.isWeek ? 'parish-week' : 'parish'}=${view.date}`;
    case 'text':
      return `text=${encodeURIComponent(view.id)}`;
    case 'commemoration':
      return `commemoration=${encodeURIComponent(view.id)}`;
    case 'search':
      return `search=${encodeURIComponent(view.wanted)}`;
    case 'texts':
    case 'names':
    case 'feeds':
      return view.kind;
    case 'nowhere':
      return '';
  }
}

/** Whether a text is a civil date of the range. */
export function isInRange(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = dateFrom(text);
  return isDate('gregorian', date) && date.year >= FIRST_YEAR && date.year <= LAST_YEAR;
}

/** Year, month and day of a `YYYY-MM-DD`. */
export function dateFrom(text: string): { year: number; month: number; day: number } {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
}

/** The day number of a civil `YYYY-MM-DD`. */
export function numberOf(text: string): number {
  return dayNumber('gregorian', dateFrom(text));
}
