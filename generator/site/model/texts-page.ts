import type { TextIndex, TextIndexEntry } from '../../../schemas/types.ts';
import type { Words } from '../words/words.ts';
import { indexRequest, type Request } from './answer-request.ts';

/** A line of the list of texts: their title, and their collections in words. */
export interface TextLine {
  readonly id: string;
  readonly title: string;
  readonly what: string;
}

export interface TextList {
  readonly title: string;
  readonly lines: readonly TextLine[];
}

/** All texts by their titles. */
export interface TextsPage {
  readonly kind: 'texts';
  readonly title: string;
  /** The text that a visitor looks for in the titles. */
  readonly wanted: string;
  readonly lists: readonly TextList[];
  readonly requests: readonly Request[];
}

/** All texts of the index, divided into long and short ones. */
export function textsPage(texts: TextIndex['data'], words: Words): TextsPage {
  const own = texts.filter(({ of }) => of === undefined).sort((a, b) => a.title.localeCompare(b.title, words.lang));
  const isLong = ({ collections }: TextIndexEntry) =>
    collections.some((name) => name === 'canons' || name === 'akathists');
  const line = ({ id, title, collections }: TextIndexEntry) => ({
    id,
    title,
    what: collectionsText(collections, words),
  });
  return {
    kind: 'texts',
    title: words.texts,
    wanted: '',
    lists: [
      { title: words.longTexts, lines: own.filter(isLong).map(line) },
      { title: words.hymnsAndLives, lines: own.filter((entry) => !isLong(entry)).map(line) },
    ],
    requests: [{ label: words.textList, asked: indexRequest('texts', words.lang) }],
  };
}

/** The lists with only the lines that contain the wanted text, without empty lists. */
export function foundLists({ lists, wanted }: TextsPage): TextList[] {
  const isFound = ({ title, what }: TextLine) => plain(title + what).includes(plain(wanted));
  return lists
    .map(({ title, lines }) => ({ title, lines: lines.filter(isFound) }))
    .filter(({ lines }) => lines.length > 0);
}

/** The names of collections of texts: `канон, песнопения`. */
export function collectionsText(
  collections: TextIndexEntry['collections'],
  words: Words,
  narrative = words.collections.hagiography,
): string {
  return collections.map((one) => (one === 'hagiography' ? narrative : words.collections[one])).join(', ');
}

/** A text for comparison: in lower case, and with е for ё. */
function plain(text: string): string {
  return text.trim().toLowerCase().replace(/ё/g, 'е');
}
