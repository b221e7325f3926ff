/** The address at which the page listens to changes. */
export const CHANGES_ADDRESS = '/preview/changes';

/** The message to the page after each look at the data. */
export interface PreviewNews {
  /** The id of the calendar that is answered from; a new calendar has a new id. Null if there is none yet. */
  readonly edition: string | null;
  /** The heading of the problems. */
  readonly heading: string;
  /** The problems of the data, one line each; empty if there are none. */
  readonly problems: readonly string[];
}
