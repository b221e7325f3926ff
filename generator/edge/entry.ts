/** One entry of an answer by id, as it stands in `data`. */
export interface Entry {
  readonly found: boolean;
  readonly bytes: Uint8Array;
}
