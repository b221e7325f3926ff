import type { Language } from '../contract/languages.ts';
import { memoize } from '../memoize.ts';
import type { Catalog } from '../model/catalog.ts';

/** A place in a book that a basis names. */
interface Citation {
  /** The name of the book in a basis. */
  readonly book: string;
  readonly chapter?: string;
  /** A day of the church year by its English name. */
  readonly date?: string;
  readonly leaf?: string;
  readonly page?: string;
}

const BOOKS = [
  ...['Typikon', 'Apostol', 'Gospel', 'Menaion', 'Triodion', 'Pentecostarion', 'Octoechos'],
  ...['Sluzhebnik', 'Horologion', 'Irmologion', 'Psalter'],
] as const;
/** Where a basis names no book; a leaf alone is in the book before it. */
const USUAL_BOOK = 'Typikon';
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
const NUMBERS = String.raw`(\d+v?(?:(?:–|, | and )\d+v?)*)`;
const DATE = new RegExp(`\\b(${MONTHS.join('|')}) (\\d+)`);
const CHAPTER = new RegExp(`\\bchapters? ${NUMBERS}`);
const LEAF = new RegExp(`\\bf\\. ?${NUMBERS}`);
const PAGE = new RegExp(`\\bp\\. ?${NUMBERS}`);

/**
 * The places in books that a basis of `data/liturgy/` names, in words of a language: `Typikon, September 15, f. 75v`.
 * What else the basis says is for readers of the data. Empty if it names no place.
 */
export function citations(catalog: Catalog, lang: Language): (basis: string) => readonly string[] {
  const { liturgyWords, months, dateWords } = catalog;
  const dateIn = (date: string) => {
    const [month = '', day = ''] = date.split(' ');
    return dateWords[lang].replace('{day}', day).replace('{month}', months[MONTHS.indexOf(month)]?.[lang] ?? month);
  };
  const word = (code: string) => liturgyWords[code]?.[lang] ?? code;
  const label = ({ book, chapter, date, leaf, page }: Citation) =>
    [
      word(`book_${book.toLowerCase()}`),
      chapter && `${word('chapter')} ${numbers(chapter, lang)}`,
      date && dateIn(date),
      leaf && `${word('leaf')} ${numbers(leaf, lang)}`,
      page && `${word('page')} ${numbers(page, lang)}`,
    ]
      .filter((part) => part !== undefined)
      .join(', ');
  return memoize((basis: string) => [...new Set(citationsIn(basis).map(label))]);
}

/** The places in books that a basis names, in its order. */
export function citationsIn(basis: string): Citation[] {
  let book: string = USUAL_BOOK;
  return basis.split(/[;:]/).flatMap((piece): Citation[] => {
    const chapter = CHAPTER.exec(piece)?.[1];
    const date = DATE.exec(piece)?.[0];
    const [leaf, page] = [LEAF.exec(piece)?.[1], PAGE.exec(piece)?.[1]];
    const named = BOOKS.find((one) => piece.includes(one));
    if ([chapter, date, leaf, page, named].every((part) => part === undefined)) return [];
    book = named ?? ((chapter ?? date) ? USUAL_BOOK : book);
    return [{ book, ...defined({ chapter, date, leaf, page }) }];
  });
}

function defined<T extends object>(parts: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as never;
}

/** `75v–76` as books of the language write it: in Russian `75 об.–76`. */
function numbers(text: string, lang: Language): string {
  const plain = text.replaceAll(' and ', ', ');
  return lang === 'ru' ? plain.replace(/(\d)v/g, '$1 об.') : plain;
}
