import { isoDate } from '../../calendar/day-number.ts';

/** Today in the time zone of the visitor. */
export function today(): string {
  return dateOn(new Date());
}

/** The civil date of a moment in that time zone. */
export function dateOn(moment: Date): string {
  return isoDate({ year: moment.getFullYear(), month: moment.getMonth() + 1, day: moment.getDate() });
}

/** Calls back at every midnight in that time zone. */
export function atMidnight(turned: () => void): void {
  const now = new Date();
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  setTimeout(() => {
    turned();
    atMidnight(turned);
  }, midnight.getTime() - now.getTime());
}
