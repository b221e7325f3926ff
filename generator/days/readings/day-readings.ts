import type { Reading } from '../../model/reading.ts';

/** What is read on one day. */
export interface DayReadings {
  /** Tone of the week, 1 to 8; in Bright Week that of the day; null where nothing is sung by the Octoechos. */
  readonly tone: number | null;
  /** In the order in which they are read. */
  readonly readings: readonly Reading[];
}
