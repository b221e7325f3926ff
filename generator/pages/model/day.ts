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

/** What the page says of a day; `saints` is null in years for which the service has none. */
export interface Day {
  readonly date: string;
  readonly julianDate: string;
  readonly dayOfWeek: string;
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
  if (whole) return { ...whole, date };
  const [moved, fast] = [movable?.data[date], fasting?.data[date]];
  return moved && fast ? { ...moved, ...fast, date, saints: null } : null;
}

/** The weeks and seasons in which a day stands, the shortest first: it says most. */
export function weeksOf({ events }: Day): EventEntry[] {
  return events.filter(({ kind }) => kind === 'week').sort((a, b) => length(a) - length(b));
}

/** Whether a week or a Sunday is called by its number after Pentecost. */
export function isCounted({ id }: EventEntry): boolean {
  return id.endsWith('_after_pentecost');
}

/** How long a week or season lasts, in days after its first. */
function length({ dateFrom: from = '', dateTo: to = '' }: EventEntry): number {
  return numberOf(to) - numberOf(from);
}
