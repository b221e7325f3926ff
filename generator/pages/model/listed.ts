import type { TextIndexEntry, TextIndexText } from '../../../schemas/types.ts';
import type { TextCollection } from '../../contract/endpoints.ts';
import type { TextLanguage } from '../../contract/languages.ts';
import { textsWords } from '../words/texts-words.ts';
import type { Words } from '../words/words.ts';

/** What the list of texts says of the texts of an id; nothing where the tree has no list. */
export class Listed {
  private readonly texts: readonly TextIndexText[];
  private readonly words: Words;

  constructor(entry: TextIndexEntry | undefined, words: Words) {
    this.texts = entry?.texts ?? [];
    this.words = words;
  }

  /** Whether some text of these collections is kept in the church script. */
  hasChurchScript(collections: readonly TextCollection[]): boolean {
    return this.texts.some(({ collection, church }) => church && collections.includes(collection));
  }

  /** Whether a text is written in a language, and not the Slavonic that stands in its place. */
  isIn(lang: TextLanguage, collection: TextCollection, number: number): boolean {
    return lang === 'cu' || (this.of(collection, number)?.translated[lang] ?? true);
  }

  /** In which book a text stands, in words. A chapter has a name for programs alone. */
  source(collection: TextCollection, number: number): string | undefined {
    const source = this.of(collection, number)?.source;
    if (!source) return undefined;
    return textsWords(this.words).source(source.title, source.page);
  }

  private of(collection: TextCollection, number: number): TextIndexText | undefined {
    return this.texts.find((text) => text.collection === collection && text.number === number);
  }
}
