import path from 'node:path';
import { isDate } from '../../calendar/day-number.ts';
import type { Check } from './check.ts';

/** A day stands in the file of its month, exists, and none of the 366 is missing. */
export const daysOfTheYear: Check = ({ menologion }) =>
  menologion.flatMap((source) => {
    const month = path.basename(source.file, '.yaml');
    const days = Object.keys(source.value);
    const wrong = days
      .filter((day) => !day.startsWith(`${month}-`) || !existsInLeapYear(day))
      .map((day) => source.problem([day], `${day} is no day of month ${month}: mend the date or move it to its file`));
    const missing = daysOfMonth(month)
      .filter((day) => !days.includes(day))
      .map((day) => source.problem([], `the day ${day} is missing: add it`));
    return [...wrong, ...missing];
  });

function daysOfMonth(month: string): string[] {
  return Array.from({ length: 31 }, (_, i) => `${month}-${String(i + 1).padStart(2, '0')}`).filter(existsInLeapYear);
}

function existsInLeapYear(monthDay: string): boolean {
  const [month, day] = monthDay.split('-').map(Number);
  return isDate('julian', { year: 2000, month: month ?? 0, day: day ?? 0 });
}
