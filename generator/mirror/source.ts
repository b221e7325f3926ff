import type { Answer } from './answer.ts';

/** What is asked besides the path. */
export interface Asked {
  /** The most bytes of the answer. */
  readonly most: number;
  /** The tag of the bytes that we have. */
  readonly etag?: string | null | undefined;
  /** When the bytes that we have changed, as the host said it. */
  readonly modified?: string | null | undefined;
  /** The first byte and the last. */
  readonly range?: readonly [number, number];
}

/** Where a tree comes from: a site, or a folder. */
export interface TreeSource {
  /** Its address, before the paths of files. */
  readonly address: string;
  /** How many requests were sent, and how many bytes came. */
  readonly sent: { readonly requests: number; readonly bytes: number };
  /** A file by its path. Throws a Mismatch if it is not there, and UserError if the source cannot be used. */
  get(path: string, asked: Asked): Promise<Answer>;
  /** Does work for each item, for few at once. After a failure nothing new is begun. */
  each<T>(items: Iterable<T>, work: (item: T) => Promise<unknown>): Promise<void>;
}
