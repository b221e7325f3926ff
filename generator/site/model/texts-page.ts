import type { TextIndex, TextIndexEntry } from '../../../schemas/types.ts';
import { textsWords } from '../words/texts-words.ts';
import type { Words } from '../words/words.ts';
import { indexRequest, type Request } from './answer-request.ts';
import { capital, monthName } from './dates.ts';

/** A line of the list of texts. */
export interface TextLine {
  readonly id: string;
  readonly title: string;
  /** Its collections in words. */
  readonly what: string;
  /** Whether the group says already what it is: prayers are no hymns. */
  readonly isPlain: boolean;
}

/** The lines of a group, or of a month of it. */
export interface TextSection {
  /** The anchor of the month. */
  readonly anchor: string;
  /** The name of the month; empty if the group has no months. */
  readonly title: string;
  readonly lines: readonly TextLine[];
}

/** A group of texts, such as a book. */
export interface TextList {
  readonly anchor: string;
  readonly title: string;
  readonly sections: readonly TextSection[];
}

/** All texts in the groups in which people look for them. */
export interface TextsPage {
  readonly kind: 'texts';
  readonly title: string;
  /** The text that a visitor looks for in the titles. */
  readonly wanted: string;
  readonly lists: readonly TextList[];
  readonly requests: readonly Request[];
}

/** The list of all texts, as far as a page shows it. */
export type ListOfTexts = Pick<TextIndex, 'groups' | 'data'>;

/** All texts of the index in its groups; what is in no group comes last, by title. */
export function textsPage({ groups = [], data }: ListOfTexts, words: Words): TextsPage {
  const own = new Map(data.filter(({ of }) => of === undefined).map((entry) => [entry.id, entry]));
  const lines = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const entry = own.get(id);
      return entry ? [lineOf(entry, words)] : [];
    });
  const grouped = new Set(groups.flatMap(({ sections }) => sections.flatMap(({ ids }) => ids)));
  const others = lines([...own.keys()].filter((id) => !grouped.has(id)));
  others.sort((a, b) => a.title.localeCompare(b.title, words.lang));
  const lists = groups.map(({ id, title, sections }) => ({
    anchor: `texts-${id}`,
    title,
    sections: sections.map(({ month = 0, ids }) => ({
      anchor: `texts-${id}-${month}`,
      title: month === 0 ? '' : capital(monthName(words.lang, month)),
      lines: lines(ids),
    })),
  }));
  const rest = { anchor: 'texts-others', title: textsWords(words).otherTexts };
  return {
    kind: 'texts',
    title: words.texts,
    wanted: '',
    lists: withoutEmpty([...lists, { ...rest, sections: [{ anchor: 'texts-others-0', title: '', lines: others }] }]),
    requests: [{ label: words.textList, asked: indexRequest('texts', words.lang) }],
  };
}

function lineOf({ id, title, collections, undated }: TextIndexEntry, words: Words): TextLine {
  return { id, title, what: collectionsText(collections, words), isPlain: Boolean(undated) };
}

/** The lists with only the lines that pass, without empty sections and lists. */
export function filtered(lists: readonly TextList[], passes: (line: TextLine) => boolean): TextList[] {
  return withoutEmpty(
    lists.map((list) => ({
      ...list,
      sections: list.sections.map((section) => ({ ...section, lines: section.lines.filter(passes) })),
    })),
  );
}

function withoutEmpty(lists: readonly TextList[]): TextList[] {
  return lists
    .map((list) => ({ ...list, sections: list.sections.filter(({ lines }) => lines.length > 0) }))
    .filter(({ sections }) => sections.length > 0);
}

/** The lists with only the lines that contain the wanted text. */
export function foundLists({ lists, wanted }: TextsPage): TextList[] {
  return filtered(lists, ({ title, what }) => plain(title + what).includes(plain(wanted)));
}

/** How many texts the lists have; one that is in several counts once. */
export function textsIn(lists: readonly TextList[]): number {
  return new Set(lists.flatMap(({ sections }) => sections.flatMap(({ lines }) => lines.map(({ id }) => id)))).size;
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
