import type { TextIndexEntry, TextIndexText } from '../../../schemas/types.ts';
import type { TextCollection } from '../../contract/endpoints.ts';
import type { TextLanguage } from '../../contract/languages.ts';
import { textsWords } from '../words/texts-words.ts';
import type { Words } from '../words/words.ts';

/** The entry of an id in the list of texts; empty if the tree has no list. */
export class Listed {
  private readonly texts: readonly TextIndexText[];
  private readonly words: Words;

  constructor(entry: TextIndexEntry | undefined, words: Words) {
    this.texts = entry?.texts ?? [];
    this.words = words;
  }

  /** Whether some text of these collections exists in the church script. */
  hasChurchScript(collections: readonly TextCollection[]): boolean {
    return this.texts.some(({ collection, church }) => church && collections.includes(collection));
  }

  /** Whether a text exists in a language, and the answer does not have the Slavonic in its place. */
  isIn(lang: TextLanguage, collection: TextCollection, number: number): boolean {
    return lang === 'cu' || (this.of(collection, number)?.translated[lang] ?? true);
  }

  /** The book of a text, in words. The code of a chapter is only for programs. */
  source(collection: TextCollection, number: number): string | undefined {
    const source = this.of(collection, number)?.source;
    if (!source) return undefined;
    return textsWords(this.words).source(source.title, source.page);
  }

  private of(collection: TextCollection, number: number): TextIndexText | undefined {
    return this.texts.find((text) => text.collection === collection && text.number === number);
  }
}
