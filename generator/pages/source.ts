import type { Catalog } from '../model/catalog.ts';
import type { OwnPages } from './model/own-pages.ts';

/** The input of the pages. */
export interface PageSource {
  readonly catalog: Catalog;
  /** Scheme, host and the folder of the tree for absolute addresses, without a slash at the end. */
  readonly origin: string;
  /** Whether the tree lists in each year only what was kept in it. */
  readonly historical?: boolean;
  /** The days and months with pages of their own; none by default. */
  readonly pages?: OwnPages | null;
}

/** A file of the tree, with its path below the root. */
export interface TreeFile {
  readonly path: string;
  readonly content: Uint8Array;
}
