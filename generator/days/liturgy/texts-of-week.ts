import { WEEKDAY_NAMES } from '../../calendar/weekdays.ts';
import type { Day } from '../day.ts';

/** The id of the texts of the weekday. */
export function weekdayTexts({ weekday }: Pick<Day, 'weekday'>): string {
  return `weekday_${WEEKDAY_NAMES[weekday]}`;
}

/** The id of the texts of the tone of the week; null if nothing is sung in it. */
export function toneTexts({ scripture }: Pick<Day, 'scripture'>): string | null {
  return scripture?.tone ? `octoechos_tone_${scripture.tone}` : null;
}
