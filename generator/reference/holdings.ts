import type { DailyEndpoint } from '../contract/endpoints.ts';
import type { Language } from '../contract/languages.ts';

/** A number of files, and what they take together. */
export interface Amount {
  readonly files: number;
  readonly bytes: number;
}

/** The datasets of an endpoint in a tree, in all languages. */
export interface DatasetHoldings extends Amount {
  readonly endpoint: DailyEndpoint;
  readonly firstYear: number;
  readonly lastYear: number;
  /** The average bytes of a year, least and most of the languages; `csv` is null if there are no tables. */
  readonly json: readonly [least: number, most: number];
  readonly csv: readonly [least: number, most: number] | null;
}

/** What a tree has, for the pages that say it. Files are counted, bytes are estimated. */
export interface Holdings {
  /** The languages of days and lists; not empty. */
  readonly languages: readonly Language[];
  /** By endpoint, without those that have none. */
  readonly datasets: readonly DatasetHoldings[];
  /** The dataset with which the pages show how one is read. */
  readonly shown: { readonly endpoint: DailyEndpoint; readonly year: number };
  /** Answers by id, lists and icons. */
  readonly texts: Amount;
  /** Everything; `onDisk` is what it takes in blocks of 4 kB. */
  readonly whole: Amount & { readonly onDisk: number };
  /** The terms of the data. */
  readonly licenses: readonly { readonly title: string; readonly url?: string }[];
}
