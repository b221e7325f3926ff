import type { TextCollection } from '../../contract/endpoints.ts';
import type { Language } from '../../contract/languages.ts';
import { addressOf } from './place.ts';

/** The place of a hymn on the page of its texts. */
export function hymnPlace(collection: TextCollection, delta: number): string {
  return `${collection}-${delta}`;
}

interface PlacedText {
  readonly id: string;
  readonly collection: TextCollection;
  readonly delta: number;
}

/** The address of a hymn on the page of its texts. */
export function hymnAddress({ id, collection, delta }: PlacedText, lang: Language): string {
  return `${addressOf({ view: { kind: 'text', id }, lang })}#${hymnPlace(collection, delta)}`;
}
