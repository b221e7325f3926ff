import { isoDate } from '../../calendar/day-number.ts';

/** Today in the time zone of the visitor. */
export function today(): string {
  const now = new Date();
  return isoDate({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
}
