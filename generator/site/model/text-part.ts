import type { TextIndexEntry, TextIndexText } from '../../../schemas/types.ts';
import type { TextCollection } from '../../contract/endpoints.ts';
import type { Language, TextLanguage } from '../../contract/languages.ts';
import { textsWords } from '../words/texts-words.ts';
import type { Words } from '../words/words.ts';

/** A text in its language; `html` is that of an answer. */
export interface LocalText {
  readonly lang: TextLanguage;
  readonly html: string;
  /** Whether it is in the church script. */
  readonly isChurch: boolean;
}

/** A piece with its rubric, in Slavonic and in the first available translation. */
export interface Verse {
  readonly kind: 'verse';
  /** Its place on the page, if something leads to it. */
  readonly id?: string;
  readonly rubric: string;
  /** Its role in a canon; empty elsewhere. */
  readonly role: string;
  readonly slavonic: LocalText | undefined;
  readonly translation: LocalText | undefined;
  /** Its book, in words. */
  readonly source?: string | undefined;
}

/** A page on another site, with its name in the language of the page if there is one. */
export interface TextLink {
  readonly url: string;
  readonly text: string | undefined;
  readonly title: string | undefined;
  readonly author: string | undefined;
}

export type Block =
  | Verse
  | { readonly kind: 'heading'; readonly id: string; readonly title: string }
  | { readonly kind: 'life'; readonly text: LocalText }
  | { readonly kind: 'links'; readonly links: readonly TextLink[] };

/** A part of a page of texts with a heading, and places in it. */
export interface TextPart {
  readonly id: string;
  readonly title: string;
  /** The language of the title, if it is not that of the page. */
  readonly lang?: TextLanguage;
  /** A note for the reader if the language is not that of the page. */
  readonly note?: string | undefined;
  /** What describes a canon as a whole; the acrostic is in the language of the title. */
  readonly about?: { readonly tone: string; readonly acrostic: string };
  readonly places: readonly { readonly id: string; readonly title: string }[];
  readonly blocks: readonly Block[];
  /** The book of all of it, in words. */
  readonly source?: string | undefined;
}

/** A piece in one language. */
export interface Version<T> {
  readonly lang: TextLanguage;
  readonly piece: T;
}

/** The pieces that the versions have at the same places, each place as a row with a rubric. */
export function rows<T, P extends { html: string }>(
  versions: readonly Version<T>[],
  piecesOf: (version: T) => readonly P[],
  rubricOf: (piece: P, place: number) => string,
): Verse[] {
  const columns = versions.map(({ lang, piece }) => ({ lang, pieces: piecesOf(piece) }));
  const longest = columns.reduce<readonly P[]>((most, { pieces }) => (pieces.length > most.length ? pieces : most), []);
  return longest.map((piece, i) =>
    verse(
      rubricOf(piece, i),
      columns.flatMap(({ lang, pieces }) => (pieces[i] ? localText(lang, pieces[i].html) : [])),
      'role' in piece ? String(piece.role) : '',
    ),
  );
}

/** A text of an answer. In the church script every line has a mark above a letter. */
export function localText(lang: TextLanguage, html: string): LocalText {
  return { lang, html, isChurch: lang === 'cu' && CHURCH_SIGNS.test(html) };
}
const CHURCH_SIGNS = /[\u0300\u0301\u0311\u033E\u0483-\u0487\u2DE0-\u2DFF]/;

/** A piece from its texts, the one nearest to the reader first. */
export function verse(title: string, texts: readonly LocalText[], role = ''): Verse {
  const slavonic = texts.find(({ lang }) => lang === 'cu');
  const translation = texts.find(({ lang }) => lang !== 'cu');
  return { kind: 'verse', rubric: title, role, slavonic, translation };
}

/** The note for a text in another language than that of the page; undefined if it is in that of the page. */
export function noteOn(lang: TextLanguage, words: Words): string | undefined {
  if (lang === words.lang) return undefined;
  return lang === 'cu' ? textsWords(words).inSlavonic : textsWords(words).inRussian;
}

/** Words of a rubric without the missing ones: `Ирмос, глас 1-й`. */
export function rubric(...words: readonly (string | number | undefined)[]): string {
  return words.filter(Boolean).join(', ');
}

/** The languages of texts for a reader of the page: Slavonic and translations, the nearest first. */
export function languagesFor(lang: Language): TextLanguage[] {
  return lang === 'en' ? ['cu', 'en', 'ru'] : ['cu', 'ru'];
}

/** Slavonic and the language of the page side by side, that which the reader reads first: in Russian, Slavonic. */
export function readingOrder(lang: Language): readonly [TextLanguage, TextLanguage] {
  return lang === 'ru' ? ['cu', lang] : [lang, 'cu'];
}

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
