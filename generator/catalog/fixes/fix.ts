import type { DataFiles } from '../data-files.ts';
import type { DataPath, Source } from '../source.ts';

/** What shall stand at a place of a file: other words, or the same list in another order. */
export interface Edit {
  readonly source: Source<unknown>;
  readonly path: DataPath;
  readonly change: Rewording | Reordering;
}

export interface Rewording {
  readonly kind: 'reword';
  readonly text: string;
}

/** The list gets its items in this order, each named by where it stands now. */
export interface Reordering {
  readonly kind: 'reorder';
  readonly order: readonly number[];
}

/**
 * Repairs what the check of the same name finds, as far as there is one way to repair it and nobody has to judge; the
 * rest stays for people. Each fix has a file and a test of its name. Fixing twice gives what fixing once gives.
 */
export type Fix = (files: DataFiles) => Edit[];
