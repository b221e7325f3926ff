import type { Reading } from '../../model/reading.ts';

/** What is read on one day. */
export interface DayReadings {
  /** Tone of the week, 1 to 8; in Bright Week that of the day; null if nothing is sung from the Octoechos. */
  readonly tone: number | null;
  /** In the order of reading. */
  readonly readings: readonly Reading[];
}
