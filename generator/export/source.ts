import type { Credits } from '../tree/record/inputs.ts';

/** Where answers come from: data, or a tree. */
export interface ExportSource {
  /** The origin of the addresses in the answers. */
  readonly origin: string;
  /** The terms under which the data may be used. */
  readonly licenses: Credits['licenses'];
  /** The years that it has, in order. */
  readonly years: readonly number[];
  /**
   * The bytes of an answer by its path below the root of a tree, or null if there is none; of a dataset those that it
   * unpacks to. Throws UserError if the answer is damaged.
   */
  read(path: string): Promise<Uint8Array | null>;
}
