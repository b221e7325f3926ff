import type { TextIndexEntry } from '../../../schemas/types.ts';
import type { TextCollection } from '../../contract/endpoints.ts';
import type { Words } from '../words/words.ts';

/** Says in words in which book a text stands; nothing where the list of texts does not say it. */
export type Sources = (collection: TextCollection, number: number) => string | undefined;

/** The sources of the texts of an id, from what the list of texts says of it. */
export function sourcesOf(entry: TextIndexEntry | undefined, words: Words): Sources {
  return (collection, number) => {
    const text = entry?.texts.find((one) => one.collection === collection && one.number === number);
    if (!text?.source) return undefined;
    const { title, chapter, page } = text.source;
    return words.source(title, page === undefined ? chapter : words.page(page));
  };
}
