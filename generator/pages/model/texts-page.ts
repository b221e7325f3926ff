import type { TextIndex, TextIndexEntry } from '../../../schemas/types.ts';
import type { Words } from '../words/words.ts';
import { askedIndex, type Request } from './asked.ts';

/** A line of the list of texts: whose they are, and in words what there is. */
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
  /** What a visitor looks for in the titles. */
  readonly wanted: string;
  readonly lists: readonly TextList[];
  readonly requests: readonly Request[];
}

/** All texts of the index, long and short ones apart. */
export function textsPage(texts: TextIndex['data'], words: Words): TextsPage {
  const own = texts.filter(({ of }) => of === undefined).sort((a, b) => a.title.localeCompare(b.title, words.lang));
  const isLong = ({ collections }: TextIndexEntry) =>
    collections.some((name) => name === 'canons' || name === 'akathists');
  const line = ({ id, title, collections }: TextIndexEntry) => ({ id, title, what: inWords(collections, words) });
  return {
    kind: 'texts',
    title: words.texts,
    wanted: '',
    lists: [
      { title: words.longTexts, lines: own.filter(isLong).map(line) },
      { title: words.hymnsAndLives, lines: own.filter((entry) => !isLong(entry)).map(line) },
    ],
    requests: [{ label: words.textList, asked: askedIndex('texts', words.lang) }],
  };
}

/** The lists with the lines in which the wanted text is found, and no list without a line. */
export function foundLists({ lists, wanted }: TextsPage): TextList[] {
  const isFound = ({ title, what }: TextLine) => plain(title + what).includes(plain(wanted));
  return lists
    .map(({ title, lines }) => ({ title, lines: lines.filter(isFound) }))
    .filter(({ lines }) => lines.length > 0);
}

/** What collections of texts are called: `канон, песнопения`. */
export function inWords(collections: TextIndexEntry['collections'], words: Words): string {
  return collections.map((collection) => words.collections[collection]).join(', ');
}

/** As people type: without regard to capitals, and with е for ё. */
function plain(text: string): string {
  return text.trim().toLowerCase().replace(/ё/g, 'е');
}
