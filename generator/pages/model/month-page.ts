import { dateOf, dayNumber, monthDay, weekdayOf } from '../../calendar/day-number.ts';
import { paschaOf } from '../../calendar/pascha.ts';
import { coversYear } from '../../contract/endpoints.ts';
import { datasetFile, datasetsFolder, inFolder } from '../../contract/paths.ts';
import type { Words } from '../words/words.ts';
import { askedDay, type Request } from './asked.ts';
import { capital, civilDate, longDate, monthName } from './dates.ts';
import { type Brief, type Day, feastsInBrief } from './day.ts';
import { type FastMark, fastMark } from './fast.ts';
import type { View } from './place.ts';

/** A day of a month at a glance. */
export interface Cell {
  readonly date: string;
  /** Its number in its month, in both calendars. */
  readonly number: number;
  readonly julianNumber: number;
  /** Its Julian month and day in a year that has every day. */
  readonly julianDate: string;
  readonly isToday: boolean;
  readonly isSunday: boolean;
  readonly mark: FastMark | null;
  /** The highest of its feasts. */
  readonly feast: Brief | undefined;
}

/** A month in weeks from Monday on, with its feasts as a list. */
export interface MonthPage {
  readonly kind: 'month';
  /** `Январь 2026`. */
  readonly title: string;
  readonly year: number;
  /** The Pascha of its year, a civil date. */
  readonly pascha: string;
  /** Seven places each; null where a week is in another month. */
  readonly weeks: readonly (readonly (Cell | null)[])[];
  readonly feasts: readonly (Brief & { readonly date: string })[];
  readonly hasSaints: boolean;
  readonly requests: readonly Request[];
}

type Month = Pick<View & { kind: 'month' }, 'year' | 'month'>;

/** The civil dates of a month. */
export function datesOf({ year, month }: Month): string[] {
  const first = dayNumber('gregorian', { year, month, day: 1 });
  const next = month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 };
  return Array.from({ length: dayNumber('gregorian', next) - first }, (_, i) => civilDate(first + i));
}

/** The heading of a month. */
export function monthTitle({ year, month }: Month, { lang }: Words): string {
  return `${capital(monthName(lang, month))} ${year}`;
}

/** A month from what the API says of its days, each null where it says nothing. `today` is a civil date. */
export function monthPage(asked: Month, days: readonly (Day | null)[], words: Words, today: string): MonthPage {
  const { year, month } = asked;
  const first = dayNumber('gregorian', { year, month, day: 1 });
  const endpoint = coversYear('calendar', year) ? 'calendar' : 'movable';
  return {
    kind: 'month',
    title: monthTitle(asked, words),
    year,
    pascha: civilDate(paschaOf(year)),
    weeks: inWeeks(days.map((day, i) => cell(first + i, day, today))),
    feasts: days.flatMap((day) => (day ? feastsInBrief(day).map((feast) => ({ ...feast, date: day.date })) : [])),
    hasSaints: endpoint === 'calendar',
    requests: [
      { label: longDate(words.lang, civilDate(first)), asked: askedDay(words.lang, endpoint, civilDate(first)) },
      {
        label: words.wholeYear,
        asked: { file: inFolder(datasetsFolder(), datasetFile(endpoint, year, words.lang)) },
      },
    ],
  };
}

function cell(number: number, day: Day | null, today: string): Cell {
  const [date, julian] = [civilDate(number), dateOf('julian', number)];
  return {
    date,
    number: dateOf('gregorian', number).day,
    julianNumber: julian.day,
    julianDate: `2000-${monthDay(julian)}`,
    isToday: date === today,
    isSunday: weekdayOf(number) === 0,
    mark: day && fastMark(day.fasting),
    feast: day ? feastsInBrief(day)[0] : undefined,
  };
}

function inWeeks(cells: readonly Cell[]): (Cell | null)[][] {
  const firstSunday = cells.findIndex(({ isSunday }) => isSunday);
  const places = [...Array<null>(6 - firstSunday).fill(null), ...cells];
  return Array.from({ length: Math.ceil(places.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, i) => places[week * 7 + i] ?? null),
  );
}
