import type {
  CalendarAnswer,
  CalendarSaint,
  EventEntry,
  FastingAnswer,
  FastingEntry,
  MovableAnswer,
} from '../../../schemas/types.ts';
import { coversYear } from '../../contract/endpoints.ts';
import { dateFrom, numberOf } from './place.ts';

/** The day that the page shows; `saints` is null in years for which the service has none. */
export interface DayOfAnswers {
  readonly date: string;
  readonly julianDate: string;
  readonly dayOfWeek: string;
  readonly fasting: FastingEntry;
  readonly events: readonly EventEntry[];
  readonly saints: readonly CalendarSaint[] | null;
}

/** The answers that together describe a day, each null if there is none. */
export interface DayAnswers {
  readonly calendar?: CalendarAnswer | null;
  readonly movable?: MovableAnswer | null;
  readonly fasting?: FastingAnswer | null;
}

/** The endpoints whose answers together describe a civil date. */
export function endpointsForDay(date: string): readonly (keyof DayAnswers)[] {
  return coversYear('calendar', dateFrom(date).year) ? ['calendar'] : ['movable', 'fasting'];
}

/** The day of a civil date from its answers; null if one of them is missing. */
export function dayOf(date: string, { calendar, movable, fasting }: DayAnswers): DayOfAnswers | null {
  const whole = calendar?.data[date];
  if (whole) return { ...whole, date };
  const [moved, fast] = [movable?.data[date], fasting?.data[date]];
  return moved && fast ? { ...moved, ...fast, date, saints: null } : null;
}

/** The weeks and seasons of a day, the shortest first, because it says most. */
export function weeksOf({ events }: DayOfAnswers): EventEntry[] {
  return events.filter(({ kind }) => kind === 'week').sort((a, b) => length(a) - length(b));
}

/** Whether the name of a week or a Sunday is its number after Pentecost. */
export function isCounted({ id }: Pick<EventEntry, 'id'>): boolean {
  return id.endsWith('_after_pentecost');
}

/** The length of a week or season, in days after its first. */
function length({ dateFrom: from = '', dateTo: to = '' }: EventEntry): number {
  return numberOf(to) - numberOf(from);
}
