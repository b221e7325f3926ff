import type { Catalog } from '../model/catalog.ts';

/** What the pages are made from. */
export interface PageSource {
  readonly catalog: Catalog;
  /** Scheme and host for absolute addresses, without a slash at its end. */
  readonly origin: string;
}

/** A file of the tree, with its path below the root. */
export interface TreeFile {
  readonly path: string;
  readonly content: Uint8Array;
}
