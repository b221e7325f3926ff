import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type {
  BookData,
  BookWording,
  CapitalTables,
  MisprintData,
  PrintedPlaceData,
  ScriptTables,
} from '../../../schemas/types.ts';
import { UserError } from '../../errors.ts';
import { message } from '../../messages/message.ts';
import { followed } from './chapter-hymns.ts';
import { chapterText } from './chapter-text.ts';
import { Civil } from './civil.ts';
import { Irmoi, readIrmologion, seriesOf } from './irmoi.ts';
import { type BookChapter, readChapter } from './paragraphs.ts';
import type { Canon, Doubt, ReadChapter } from './parts.ts';
import { Script } from './script.ts';
import { readService } from './service.ts';

/** The tables of the data about the books and their script. */
export interface BookTables {
  readonly books: readonly BookData[];
  readonly script: ScriptTables;
  readonly capitals: CapitalTables;
  readonly wording: BookWording;
  readonly places: readonly PrintedPlaceData[];
  readonly misprints: readonly MisprintData[];
}

/** A chapter that was read, with its places in the repository. */
export interface LibraryChapter extends ReadChapter {
  readonly book: string;
  readonly chapter: string;
  /** Path in the repository. */
  readonly file: string;
}

/** A book that is not read: because the data say so, with the reason, or because it is missing. */
interface LeftBook {
  readonly book: string;
  readonly why: string | null;
}

/** All chapters of the books of a checkout, and the complete irmoi in them. */
export interface Library {
  readonly chapters: readonly LibraryChapter[];
  readonly script: Script;
  readonly civil: Civil;
  /** Titles that are enough to know a hymn. */
  readonly titles: BookWording['titles'];
  /** Irmoi of the Heirmologion, in which tones are certain, and of all books. */
  readonly heirmologion: Irmoi;
  readonly irmoi: Irmoi;
  /** Books of the checkout that are left out, with the reason, and missing books. */
  readonly left: readonly LeftBook[];
}

/**
 * Reads the books of a checkout of their repository. `progressed` is called for each chapter. Throws {@link UserError}
 * if the folder has none of them.
 */
export function readLibrary(
  checkout: string,
  tables: BookTables,
  progressed: (done: number, all: number) => void = () => {},
): Library {
  const here = tables.books.filter(({ id }) => existsSync(path.join(checkout, id, 'chapters')));
  if (!here.some(({ left, irmoi }) => left === undefined && !irmoi)) {
    throw new UserError(message('noServiceBooks', checkout));
  }
  const script = new Script(tables.script);
  const heirmologion = new Irmoi(script);
  const irmoi = new Irmoi(script);
  for (const { id, irmoi: tones } of here) {
    for (const [chapter, tone] of Object.entries(tones ?? {})) {
      const text = chapterOf(checkout, id, chapter);
      readIrmologion(text, tone, script, heirmologion);
      readIrmologion(text, tone, script, irmoi);
    }
  }
  const read = here.filter((book) => book.left === undefined && !book.irmoi);
  const names = read.flatMap(({ id }) => chaptersOf(checkout, id).map((chapter) => ({ book: id, chapter })));
  const chapters = names.map(({ book, chapter }, i) => {
    const isHere = (place: { book: string; chapter: string }) => place.book === book && place.chapter === chapter;
    const file = fileOf(book, chapter);
    const { text, missing } = corrected(chapterText(path.join(checkout, file)), tables.misprints.filter(isHere));
    const wording = { ...tables.wording, places: tables.places.filter(isHere) };
    const service = readService(readChapter(text), script, wording);
    progressed(i + 1, names.length);
    const hymns = followed(service.hymns, script);
    return { ...service, hymns, book, chapter, file, doubts: [...service.doubts, ...missing] };
  });
  for (const { canons } of chapters) for (const canon of canons) addIrmoi(canon, irmoi);
  const left = tables.books.flatMap(({ id, left: why }): LeftBook[] => {
    if (why !== undefined) return [{ book: id, why }];
    return here.some((book) => book.id === id) ? [] : [{ book: id, why: null }];
  });
  const civil = new Civil(script, tables.capitals);
  return { chapters, script, civil, titles: tables.wording.titles, heirmologion, irmoi, left };
}

function addIrmoi({ odes, tone, katavasia }: Canon, irmoi: Irmoi): void {
  const series = seriesOf(odes);
  for (const { number, items } of odes) {
    for (const item of items)
      if (item.role === 'irmos' && !item.begun && !item.same) irmoi.add(number, tone, item, series);
  }
  for (const [ode, passage] of katavasia) irmoi.add(ode, undefined, passage);
}

/**
 * The text with its misprints corrected. Misprints that no longer exist are reported, so that their lines can be
 * removed.
 */
function corrected(text: string, misprints: readonly MisprintData[]): { text: string; missing: Doubt[] } {
  const missing = misprints
    .filter(({ print }) => !text.includes(print))
    .map(({ print }) => ({ line: 1, what: 'a misprint of data/books/misprints.yaml is not there', words: print }));
  return { text: misprints.reduce((read, { print, read: word }) => read.replaceAll(print, word), text), missing };
}

const fileOf = (book: string, chapter: string) => `${book}/chapters/${chapter}.md`;

function chaptersOf(checkout: string, book: string): string[] {
  return readdirSync(path.join(checkout, book, 'chapters'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.basename(name, '.md'))
    .sort();
}

function chapterOf(checkout: string, book: string, chapter: string): BookChapter {
  return readChapter(chapterText(path.join(checkout, fileOf(book, chapter))));
}
