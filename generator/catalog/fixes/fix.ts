import type { DataFiles } from '../data-files.ts';
import type { DataPath, Source } from '../source.ts';

/** The new content of a place of a file: other words, or the same list in another order. */
export interface Edit {
  readonly source: Source<unknown>;
  readonly path: DataPath;
  readonly change: Rewording | Reordering;
}

export interface Rewording {
  readonly kind: 'reword';
  readonly text: string;
}

/** The new order of the items of a list, each named by its present position. */
export interface Reordering {
  readonly kind: 'reorder';
  readonly order: readonly number[];
}

/**
 * Repairs what the check of the same name finds, if there is only one way to repair it and nobody has to judge. The
 * rest stays for people. Each fix has its own file and a test of the same name. A second run changes nothing.
 */
export type Fix = (files: DataFiles) => Edit[];
