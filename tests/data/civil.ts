import { dateOf, dayNumber, isoDate } from '../../generator/calendar/day-number.ts';

/** The civil date of a Julian one, both `YYYY-MM-DD`. */
export function civil(julian: string): string {
  const [year = 0, month = 0, day = 0] = julian.split('-').map(Number);
  return isoDate(dateOf('gregorian', dayNumber('julian', { year, month, day })));
}
