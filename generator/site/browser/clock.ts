import { isoDate } from '../../calendar/day-number.ts';

/** Today in the time zone of the visitor. */
export function today(): string {
  const now = new Date();
  return isoDate({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
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
