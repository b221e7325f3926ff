import type { CanonFile, HymnData, HymnographyFile, WhoseText } from '../../../schemas/types.ts';
import { sectionsOf, wordsOfHymn } from './chapter-hymns.ts';
import { type Difference, differences, likeness } from './compare.ts';
import { folded, onlyWords } from './irmoi.ts';
import { type BookTables, type Library, type LibraryChapter, readLibrary } from './library.ts';
import type { Canon, Hymn } from './parts.ts';
import { canonFile, type ImportedHymn, importedHymn, type Refusal } from './texts.ts';
import { MOST_TRIODION_ODES } from './whole-canon.ts';

/** The owner of a text of a book, as the data name it. */
export interface WhoseLine extends WhoseText {
  readonly book: string;
  /** `file:line` of the data. */
  readonly at: string;
}

/** The texts that the project already has; they stay. */
export interface OwnTexts {
  readonly hymnography: ReadonlyMap<string, HymnographyFile>;
  /** Canons in Church Slavonic, by id. */
  readonly canons: ReadonlyMap<string, readonly { readonly number: number; readonly canon: CanonFile }[]>;
}

/** The new texts of one id. */
export interface NewTexts {
  readonly canons: readonly { readonly number: number; readonly canon: CanonFile }[];
  /** The hymns of the project and of the books in one file; null if the books add none. */
  readonly hymnography: HymnographyFile | null;
}

export interface BookCount {
  readonly book: string;
  readonly chapters: number;
  /** The number of canons found, and how many of them are complete. */
  readonly canons: number;
  readonly wholeCanons: number;
  readonly hymns: number;
  /** How many texts have a line in the data, and how many of these are in the pack. */
  readonly read: number;
  readonly imported: number;
}

export interface ImportReport {
  readonly books: readonly BookCount[];
  readonly written: {
    readonly ids: number;
    readonly canons: number;
    readonly hymns: number;
    readonly magnifications: number;
    readonly hypakoai: number;
  };
  /** Texts of the project that the books also have: their number, and where words differ. */
  readonly compared: number;
  readonly differences: readonly (Difference & {
    readonly text: string;
    readonly file: string;
    readonly line: number;
  })[];
  /** Texts with a line in the data that could not be used, and decisions that a person should see. */
  readonly refused: readonly Refusal[];
  readonly notes: readonly Refusal[];
  /** What the reader could not understand. */
  readonly doubts: readonly Refusal[];
  /** Hymns of which the chapter has only the first words. */
  readonly begun: readonly Refusal[];
  /** Complete texts that have no line in the data yet. */
  readonly unread: readonly Refusal[];
  readonly left: Library['left'];
}

export interface Imported {
  readonly texts: ReadonlyMap<string, NewTexts>;
  readonly report: ImportReport;
}

/** The ids of the kontakia of a chapter, by their words. */
type Owners = ReadonlyMap<string, readonly string[]>;

/** The lists of a file of hymns by kind. A hypakoe has no list; its title says what it is. */
const LISTS = {
  troparion: 'troparia',
  kontakion: 'kontakia',
  magnification: 'magnifications',
  ipakoi: 'prayers',
} as const;
type HymnList = keyof typeof LISTS;
const KINDS = Object.keys(LISTS) as HymnList[];

/**
 * Reads a checkout of the books and returns the texts that the project does not have, under its ids. Throws a UserError
 * if the folder has none of the books.
 */
export function importBooks(
  checkout: string,
  tables: BookTables,
  whose: readonly WhoseLine[],
  own: OwnTexts,
  progressed?: (done: number, all: number) => void,
): Imported {
  const library = readLibrary(checkout, tables, progressed);
  const importer = new Importer(library, own);
  for (const chapter of library.chapters) {
    importer.chapter(
      chapter,
      whose.filter((line) => line.book === chapter.book && line.chapter === chapter.chapter),
    );
  }
  for (const line of whose) {
    const isThere = library.chapters.some(({ book, chapter }) => book === line.book && chapter === line.chapter);
    if (!isThere) importer.refuse(line.at, 0, `${line.book} has no chapter ${line.chapter}`);
  }
  const texts = importer.texts();
  return { texts, report: importer.report([...texts.values()]) };
}

/** A canon of two, three or four odes is called so. */
const OF_FEW_ODES = /^[а-я]+песнец/;

interface Collected {
  readonly canons: { canon: CanonFile; chapter: LibraryChapter; line: number }[];
  readonly hymns: { list: HymnList; hymn: ImportedHymn; chapter: LibraryChapter; line: number }[];
}

class Importer {
  private readonly library: Library;
  private readonly own: OwnTexts;
  private readonly collected = new Map<string, Collected>();
  private readonly refused: Refusal[] = [];
  private readonly notes: Refusal[] = [];
  private readonly doubts: Refusal[] = [];
  private readonly unread: Refusal[] = [];
  private readonly begun: Refusal[] = [];
  private readonly found: ImportReport['differences'][number][] = [];
  private readonly counts = new Map<string, { -readonly [K in keyof BookCount]: BookCount[K] }>();
  private compared = 0;

  constructor(library: Library, own: OwnTexts) {
    this.library = library;
    this.own = own;
  }

  refuse(file: string, line: number, what: string): void {
    this.refused.push({ file, line, what });
  }

  chapter(chapter: LibraryChapter, lines: readonly WhoseLine[]): void {
    const count = this.countOf(chapter.book);
    count.chapters++;
    for (const { line, what, words } of chapter.doubts) {
      this.doubts.push({ file: chapter.file, line, what: words === '' ? what : `${what}: ${words}` });
    }
    const claimed = new Set<Canon | Hymn>();
    const owners = this.owners(chapter, lines);
    for (const line of lines) this.line(line, chapter, claimed, owners);
    this.others(chapter, claimed);
  }

  /** The owners of the kontakia of the chapter, by their words; they decide which canon a kontakion belongs to. */
  private owners(chapter: LibraryChapter, lines: readonly WhoseLine[]): Owners {
    return new Map(
      lines.flatMap((line) => {
        const hymn =
          line.kontakion === undefined || line.id === null || !line.read
            ? undefined
            : this.hymnOf('kontakion', line, chapter);
        return hymn ? [[this.wordsOf(hymn), idsOf(line)] as const] : [];
      }),
    );
  }

  private line(line: WhoseLine, chapter: LibraryChapter, claimed: Set<Canon | Hymn>, owners: Owners): void {
    const kind = KINDS.find((list) => line[list] !== undefined);
    const text = kind ? this.hymnOf(kind, line, chapter) : this.canonOf(line, chapter);
    if (!text) {
      this.refuse(line.at, 0, `${chapter.file} has no ${nameOf(line)} that begins “${line[kind ?? 'canon']}”`);
      return;
    }
    if (!line.read) return;
    claimed.add(text);
    const count = this.countOf(chapter.book);
    count.read++;
    const ids = idsOf(line);
    if (ids.length === 0) return;
    const isTaken = kind
      ? this.takeHymn(kind, text as Hymn, ids, chapter)
      : this.takeCanon(text as Canon, line, ids, chapter, owners);
    if (isTaken) count.imported++;
  }

  private takeHymn(list: HymnList, hymn: Hymn, ids: readonly string[], chapter: LibraryChapter): boolean {
    const { value, refusals } = importedHymn(hymn, chapter, this.library);
    this.refused.push(...refusals);
    if (!value) return false;
    for (const id of ids) this.of(id).hymns.push({ list, hymn: value, chapter, line: hymn.line });
    return true;
  }

  private takeCanon(
    canon: Canon,
    line: WhoseLine,
    ids: readonly string[],
    chapter: LibraryChapter,
    owners: Owners,
  ): boolean {
    const numbers = canon.odes.map(({ number }) => number);
    if (OF_FEW_ODES.test(line.of ?? '') && numbers.length > MOST_TRIODION_ODES) {
      this.refuse(chapter.file, canon.line, `“${line.of}” has too many odes: ${numbers.join(', ')}`);
      return false;
    }
    const whose = (hymn: Hymn) => {
      const owning = owners.get(this.wordsOf(hymn));
      return owning?.some((id) => ids.includes(id)) ? 'own' : owning ? 'of others' : 'unknown';
    };
    const sections = line.beside ? [] : sectionsOf(canon, chapter, whose);
    const { value, refusals, notes } = canonFile(canon, line.of ?? '', sections, chapter, this.library);
    this.refused.push(...refusals);
    this.notes.push(...notes);
    if (!value) return false;
    for (const id of ids) this.of(id).canons.push({ canon: value, chapter, line: canon.line });
    return true;
  }

  private hymnOf(kind: HymnList, line: WhoseLine, { hymns }: LibraryChapter): Hymn | undefined {
    const begins = line[kind] as string;
    return nth(
      line,
      hymns.filter((hymn) => hymn.kind === kind && !hymn.begun && this.begins(hymn.church, begins)),
    );
  }

  private canonOf(line: WhoseLine, { canons }: LibraryChapter): Canon | undefined {
    const fitting = canons.filter((canon) => {
      const first = canon.odes.flatMap(({ items }) => items).find(({ role }) => role !== 'irmos');
      return first !== undefined && this.begins(first.church, line.canon as string);
    });
    return nth(line, fitting);
  }

  private wordsOf(hymn: Hymn): string {
    return wordsOfHymn(hymn, this.library.script);
  }

  private begins(church: string, begins: string): boolean {
    const words = folded(onlyWords(this.library.script.plain(church)));
    return words === folded(begins) || words.startsWith(`${folded(begins)} `);
  }

  /**
   * Counts the texts of the chapter and reports those without a line in the data. A hymn that is printed twice counts
   * once.
   */
  private others(chapter: LibraryChapter, claimed: ReadonlySet<Canon | Hymn>): void {
    const count = this.countOf(chapter.book);
    for (const canon of chapter.canons) {
      const made = canonFile(canon, '', [], chapter, this.library);
      count.canons++;
      if (made.value) count.wholeCanons++;
      if (claimed.has(canon)) continue;
      if (made.value) this.unread.push({ file: chapter.file, line: canon.line, what: `canon ${canon.number}` });
      else this.doubts.push(...made.refusals);
    }
    const words = (hymn: Hymn) => `${hymn.kind} ${this.wordsOf(hymn)}`;
    const read = new Set(chapter.hymns.filter((hymn) => claimed.has(hymn)).map(words));
    for (const hymn of chapter.hymns) {
      if (!(hymn.kind in LISTS) || hymn.role) continue;
      if (hymn.begun) {
        const begins = this.library.script.plain(hymn.church);
        this.begun.push({ file: chapter.file, line: hymn.line, what: `${hymn.kind} ${hymn.number}: ${begins}` });
        continue;
      }
      count.hymns++;
      if (read.has(words(hymn))) continue;
      read.add(words(hymn));
      this.unread.push({ file: chapter.file, line: hymn.line, what: `${hymn.kind} ${hymn.number}` });
    }
  }

  private countOf(book: string) {
    const count = this.counts.get(book) ?? {
      book,
      chapters: 0,
      canons: 0,
      wholeCanons: 0,
      hymns: 0,
      read: 0,
      imported: 0,
    };
    this.counts.set(book, count);
    return count;
  }

  private of(id: string): Collected {
    const collected = this.collected.get(id) ?? { canons: [], hymns: [] };
    this.collected.set(id, collected);
    return collected;
  }

  texts(): Map<string, NewTexts> {
    const ids = [...this.collected.keys()].sort();
    return new Map(
      ids.flatMap((id) => {
        const { canons, hymns } = this.of(id);
        const texts = { canons: this.newCanons(id, canons), hymnography: this.newHymns(id, hymns) };
        return texts.canons.length > 0 || texts.hymnography ? [[id, texts] as const] : [];
      }),
    );
  }

  private newCanons(id: string, found: Collected['canons']): NewTexts['canons'] {
    const own = this.own.canons.get(id) ?? [];
    const added: { number: number; canon: CanonFile }[] = [];
    let number = Math.max(0, ...own.map((canon) => canon.number));
    for (const { canon, chapter, line } of found) {
      const same = own.find((other) => likeness(textOf(other.canon), textOf(canon)) > SAME_TEXT);
      if (same) this.compare(`${id}/canon-${same.number}`, textOf(same.canon), textOf(canon), chapter, line);
      else if (!added.some((other) => textOf(other.canon) === textOf(canon))) added.push({ number: ++number, canon });
    }
    return added;
  }

  private newHymns(id: string, found: Collected['hymns']): HymnographyFile | null {
    const own = this.own.hymnography.get(id) ?? {};
    const lists = new Map(Object.values(LISTS).map((list) => [list, [...(own[list] ?? [])] as HymnData[]]));
    let changed = false;
    for (const { list: kind, hymn, chapter, line } of found) {
      const list = lists.get(LISTS[kind]) as HymnData[];
      const at = list.findIndex(({ texts }) => likeness(texts.cu ?? '', hymn.texts.cu ?? '') > SAME_TEXT);
      const same = list[at];
      if (!same) {
        const { tone, ...rest } = hymn;
        const delta = Math.max(0, ...list.map((other) => other.delta)) + 1;
        list.push({ delta, ...this.headOf(kind, tone), ...rest } as HymnData);
        changed = true;
      } else if (!same.church) {
        const isSame = this.compare(
          `${id}/${LISTS[kind]} ${same.delta}`,
          same.texts.cu ?? '',
          hymn.texts.cu ?? '',
          chapter,
          line,
        );
        if (isSame && hymn.church !== undefined) {
          list[at] = { ...same, church: hymn.church, ...(hymn.source && { source: hymn.source }) };
          changed = true;
        }
      }
    }
    const filled = Object.fromEntries([...lists].filter(([, list]) => list.length > 0));
    return changed ? { ...own, ...filled } : null;
  }

  private headOf(kind: HymnList, tone: number): { tone?: number; title?: object } {
    if (kind === 'ipakoi') return { title: this.library.titles.ipakoi };
    return kind === 'magnification' ? {} : { tone };
  }

  /** Compares a text of the project with the book. Returns whether they have the same words. */
  private compare(text: string, own: string, book: string, chapter: LibraryChapter, line: number): boolean {
    this.compared++;
    const places = differences(own, book);
    this.found.push(...places.map((place) => ({ ...place, text, file: chapter.file, line })));
    return places.length === 0;
  }

  report(texts: readonly NewTexts[]): ImportReport {
    const inBothScripts = (list: (typeof LISTS)[HymnList]) =>
      texts.reduce(
        (sum, { hymnography }) => sum + (hymnography?.[list] ?? []).filter(({ church }) => church).length,
        0,
      );
    return {
      books: [...this.counts.values()],
      written: {
        ids: texts.length,
        canons: texts.reduce((sum, { canons }) => sum + canons.length, 0),
        hymns: inBothScripts('troparia') + inBothScripts('kontakia'),
        magnifications: inBothScripts('magnifications'),
        hypakoai: inBothScripts('prayers'),
      },
      compared: this.compared,
      differences: this.found,
      refused: this.refused,
      notes: this.notes,
      doubts: this.doubts,
      begun: this.begun,
      unread: this.unread,
      left: this.library.left,
    };
  }
}

/** Two texts that are more similar than this are one text in two wordings. */
const SAME_TEXT = 0.6;

const textOf = ({ odes }: CanonFile) =>
  odes
    .flatMap(({ items }) => items.filter(({ role }) => role !== 'refrain'))
    .map(({ text }) => text)
    .join(' ');

function idsOf({ id }: WhoseText): readonly string[] {
  if (id === null) return [];
  return Array.isArray(id) ? id.map(String) : [String(id)];
}

/** The text that a line names, if several have the same beginning. */
const nth = <T>(line: WhoseLine, fitting: readonly T[]): T | undefined => fitting[(line.nth ?? 1) - 1];

function nameOf(line: WhoseLine): string {
  const kind = KINDS.find((list) => line[list] !== undefined) ?? 'canon';
  return line.nth === undefined ? kind : `${kind} no. ${line.nth}`;
}
