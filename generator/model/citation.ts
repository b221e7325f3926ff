/** A place in a book that a basis of `data/liturgy/` names. */
export interface Citation {
  /** The English name of the book. */
  readonly book: string;
  readonly chapter?: string | undefined;
  /** A day of the church year: `September 15`. */
  readonly date?: string | undefined;
  readonly leaf?: string | undefined;
  readonly page?: string | undefined;
  /** The years of printed calendars, which are their book. */
  readonly years?: string | undefined;
}

const BOOKS = [
  ...['Typikon', 'Apostol', 'Gospel', 'Menaion', 'Triodion', 'Pentecostarion', 'Octoechos'],
  ...['Sluzhebnik', 'Horologion', 'Irmologion', 'Psalter'],
] as const;
/** Where a basis names no book; a leaf alone is in the book before it. */
const USUAL_BOOK = 'Typikon';
export const MONTH_NAMES = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
const NUMBERS = String.raw`(\d+v?(?:(?:–|, | and )\d+v?)*)`;
const DATE = new RegExp(`\\b(${MONTH_NAMES.join('|')}) (\\d+)`);
const CHAPTER = new RegExp(`\\bchapters? ${NUMBERS}`);
const LEAF = new RegExp(`\\bf\\. ?${NUMBERS}`);
const CALENDARS = /[Pp]rinted calendars of ([\d–, ]*\d)/;
const PAGE = new RegExp(`\\bp\\. ?${NUMBERS}`);

/** The places in books that a basis names, in its order. */
export function citationsIn(basis: string): Citation[] {
  let book: string = USUAL_BOOK;
  return basis.split(/[;:]/).flatMap((piece): Citation[] => {
    const years = CALENDARS.exec(piece)?.[1];
    if (years !== undefined) return [{ book: 'calendars', years }];
    const chapter = CHAPTER.exec(piece)?.[1];
    const date = DATE.exec(piece)?.[0];
    const [leaf, page] = [LEAF.exec(piece)?.[1], PAGE.exec(piece)?.[1]];
    const named = BOOKS.find((one) => piece.includes(one));
    if ([chapter, date, leaf, page, named].every((part) => part === undefined)) return [];
    book = named ?? ((chapter ?? date) ? USUAL_BOOK : book);
    return [{ book, chapter, date, leaf, page }];
  });
}
