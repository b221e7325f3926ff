import { dateOf, monthDay, weekdayOf } from '../../calendar/day-number.ts';
import { paschaOf } from '../../calendar/pascha.ts';
import { coversYear } from '../../contract/endpoints.ts';
import type { Words } from '../words/words.ts';
import { dayRequest, type Request, yearRequest } from './answer-request.ts';
import { capital, longDate, monthName } from './dates.ts';
import { type DayOfAnswers, isCounted, weeksOf } from './day.ts';
import { type FastMark, fastMark } from './fast.ts';
import { commonName } from './fasts.ts';
import { type Brief, keptInBrief, saintsInBrief } from './kept-in-brief.ts';
import { civilDate, datesOfMonth, type MonthOfYear, numberOf } from './place.ts';

/** A cell of a month. */
export interface Cell {
  readonly date: string;
  /** The day of the month in both calendars. */
  readonly number: number;
  readonly julianNumber: number;
  /** Its Julian month and day in a year with all days. */
  readonly julianDate: string;
  readonly isSunday: boolean;
  readonly mark: FastMark | null;
  /** A Liturgy that is served on few days. */
  readonly liturgy?: RareLiturgy;
  readonly kept: readonly Brief[];
  /** Of a month: the saint of an ordinary day, and those for whom a wide sheet has room. */
  readonly first?: readonly Brief[];
  readonly more?: readonly Brief[];
}

export type RareLiturgy = 'basil' | 'presanctified' | 'vesperal' | 'none';

/** The rare Liturgies by the codes of the answers. */
const RARE: Readonly<Record<string, RareLiturgy>> = {
  basil: 'basil',
  vesperal_basil: 'basil',
  presanctified: 'presanctified',
  vesperal_chrysostom: 'vesperal',
  none: 'none',
};

/** A week from Monday to Sunday: its name, and seven places, null for a day of another month. */
export interface Week {
  readonly name: string;
  readonly places: readonly (Cell | null)[];
}

/** A month in weeks. */
export interface MonthPage {
  readonly kind: 'month';
  /** `Январь 2026`. */
  readonly title: string;
  readonly year: number;
  readonly month: number;
  /** The Pascha of its year, a civil date. */
  readonly pascha: string;
  readonly weeks: readonly Week[];
  readonly hasSaints: boolean;
  /** A civil date. */
  readonly today: string;
  readonly requests: readonly Request[];
}

/** What a cell names, the highest first. */
export function namedIn({ kept, first = [] }: Cell): readonly Brief[] {
  return [...kept, ...first];
}

/** The cells of weeks. */
export function cellsOf(weeks: readonly Week[]): Cell[] {
  return weeks.flatMap(({ places }) => places.flatMap((place) => place ?? []));
}

/** The heading of a month. */
export function monthTitle({ year, month }: MonthOfYear, { lang }: Words): string {
  return `${capital(monthName(lang, month))} ${year}`;
}

/**
 * A month from the answers for its days, each null if there is none. `today` is a civil date; `liturgyOn` gives the code of
 * the Liturgy of a day, if it is known.
 */
export function monthPage(
  view: MonthOfYear,
  days: readonly (DayOfAnswers | null)[],
  words: Words,
  today: string,
  liturgyOn?: (date: string) => string | undefined,
): MonthPage {
  const { year, month } = view;
  const dates = datesOfMonth(view);
  const first = dates[0] as string;
  const detailed = (cell: Cell) =>
    withSaints(withLiturgy(cell, liturgyOn?.(cell.date)), days[dates.indexOf(cell.date)]);
  const endpoint = coversYear('calendar', year) ? 'calendar' : 'movable';
  return {
    kind: 'month',
    title: monthTitle(view, words),
    year,
    month,
    pascha: civilDate(paschaOf(year)),
    weeks: weeksOfMonth(view, days).map(({ name, places }) => ({
      name,
      places: places.map((place) => place && detailed(place)),
    })),
    hasSaints: endpoint === 'calendar',
    today,
    requests: [
      { label: longDate(words.lang, first), asked: dayRequest(words.lang, endpoint, first) },
      { label: words.wholeYear, asked: yearRequest(words.lang, endpoint, year) },
    ],
  };
}

/** The weeks of a month from its days, each null if there is no answer for it. */
export function weeksOfMonth(month: MonthOfYear, days: readonly (DayOfAnswers | null)[]): Week[] {
  const dates = datesOfMonth(month);
  const before = (weekdayOf(numberOf(dates[0] as string)) + 6) % 7;
  const seen = new Set<string>();
  const cells = dates.map((date, i) => cell(date, days[i] ?? null, seen));
  return Array.from({ length: Math.ceil((before + dates.length) / 7) }, (_, week) => {
    const places = Array.from({ length: 7 }, (_, i) => week * 7 + i - before);
    return {
      name: weekName(places.flatMap((i) => days[i] ?? [])),
      places: places.map((i) => cells[i] ?? null),
    };
  });
}

function withLiturgy(cell: Cell, code = ''): Cell {
  const liturgy = RARE[code];
  return liturgy ? { ...cell, liturgy } : cell;
}

function withSaints(cell: Cell, day: DayOfAnswers | null | undefined): Cell {
  return day ? { ...cell, ...saintsInBrief(day, cell.kept) } : cell;
}

/** `seen` are the events of earlier days: an event of several days is shown on its first. */
function cell(date: string, day: DayOfAnswers | null, seen: Set<string>): Cell {
  const number = numberOf(date);
  const julian = dateOf('julian', number);
  const kept = (day ? keptInBrief(day) : []).filter(({ id }) => !seen.has(id));
  for (const { id } of kept) seen.add(id);
  return {
    date,
    number: dateOf('gregorian', number).day,
    julianNumber: julian.day,
    julianDate: `2000-${monthDay(julian)}`,
    isSunday: weekdayOf(number) === 0,
    mark: day && fastMark(day.fasting),
    kept,
  };
}

/**
 * The common name of the days of a week. A week with a number after Pentecost also has the name of its fast, or of its
 * days without one; the names of the Triodion weeks already imply it.
 */
function weekName(days: readonly DayOfAnswers[]): string {
  const [first] = days;
  const week = first && weeksOf(first).find(({ dateFrom, dateTo }) => dateFrom !== dateTo);
  if (!week) return '';
  return [week.label, ...(isCounted(week) ? fastOf(days) : [])].join(' · ');
}

/** The fast of several days or of the only one, without the food of a day (`Nativity Fast: fish`), or that they have none. */
function fastOf(days: readonly DayOfAnswers[]): string[] {
  const { name, times } = commonName(days.flatMap(({ fasting }) => (fasting.type === 'NO_FAST' ? [] : fasting)));
  return times > 1 || (times === 1 && days.length === 1) ? [name] : [];
}
