/** Where the page hears of changes. */
export const CHANGES_ADDRESS = '/preview/changes';

/** What the page is told whenever the data were looked at. */
export interface Told {
  /** Names the calendar that is answered from; another one has another name. Null where there is none yet. */
  readonly edition: string | null;
  /** What is said above the problems. */
  readonly heading: string;
  /** What is wrong with the data, a line for each thing; empty where nothing is. */
  readonly problems: readonly string[];
}
