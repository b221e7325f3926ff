import type {
  CalendarAnswer,
  CalendarSaint,
  EventEntry,
  FastingAnswer,
  FastingEntry,
  MovableAnswer,
} from '../../../schemas/types.ts';
import { weekAfterPentecost } from '../../calendar/pascha.ts';
import { coversYear } from '../../contract/endpoints.ts';
import { dateFrom, numberOf } from './place.ts';

/** What the page says of a day; `saints` is null in years for which the service has none. */
export interface Day {
  readonly date: string;
  readonly julianDate: string;
  readonly dayOfWeek: string;
  readonly week: number;
  readonly fasting: FastingEntry;
  readonly events: readonly EventEntry[];
  readonly saints: readonly CalendarSaint[] | null;
}

/** The answers that say all of a day, each null where there is none. */
export interface DayAnswers {
  readonly calendar?: CalendarAnswer | null;
  readonly movable?: MovableAnswer | null;
  readonly fasting?: FastingAnswer | null;
}

/** Which answers together say all of a civil date. */
export function endpointsOf(date: string): readonly (keyof DayAnswers)[] {
  return coversYear('calendar', dateFrom(date).year) ? ['calendar'] : ['movable', 'fasting'];
}

/** The day of a civil date from its answers; null where one of them is missing. */
export function dayOf(date: string, { calendar, movable, fasting }: DayAnswers): Day | null {
  const whole = calendar?.data[date];
  if (whole) return { ...whole, date, week: whole.weekAfterPentecost };
  const [moved, fast] = [movable?.data[date], fasting?.data[date]];
  return moved && fast ? { ...moved, ...fast, date, week: weekAfterPentecost(numberOf(date)), saints: null } : null;
}

/** A feast in a word: its name and its rank, `movable` where it has none. */
export interface Brief {
  readonly name: string;
  readonly rank: string;
}

/** The feasts of a day from the highest to the lowest, for a month at a glance. */
export function feastsInBrief({ events, saints }: Day): readonly Brief[] {
  const movable = events.filter(({ kind }) => kind === 'feast').map(({ label }) => ({ name: label, rank: 'movable' }));
  const fixed = ['great', 'vigil', 'polyeleos'].flatMap((rank) =>
    (saints ?? []).filter((saint) => saint.liturgicalRank?.code === rank).map(({ name }) => ({ name, rank })),
  );
  return [...movable, ...fixed];
}

/** Whether a rank is that of the highest feasts. */
export function isHigh(rank: string): boolean {
  return rank === 'great' || rank === 'movable';
}
