/** The days of the week from Sunday, as rules and ids name them, and by their codes in the data. */
export const WEEKDAY_NAMES = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export const WEEKDAY_CODES = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
export type WeekdayCode = (typeof WEEKDAY_CODES)[number];

/** The number of a weekday: 0 is Sunday. */
export function weekdayNumber(code: WeekdayCode): number {
  return WEEKDAY_CODES.indexOf(code);
}
