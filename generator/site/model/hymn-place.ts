import type { TextCollection } from '../../contract/endpoints.ts';

/** The place of a hymn on the page of its texts. */
export function hymnPlace(collection: TextCollection, delta: number): string {
  return `${collection}-${delta}`;
}
