import type { Language } from '../contract/languages.ts';
import { fill } from '../contract/phrase.ts';
import { memoize } from '../memoize.ts';
import type { Catalog } from '../model/catalog.ts';
import { type Citation, citationsIn, MONTH_NAMES } from '../model/citation.ts';

/**
 * The places in books that a basis of `data/liturgy/` names, in words of a language: `Typikon, September 15, f. 75v`.
 * What else the basis says is for readers of the data. Empty if it names no place.
 */
export function citations(catalog: Catalog, lang: Language): (basis: string) => readonly string[] {
  const { liturgyWords, months, dateWords } = catalog;
  const dateIn = (date: string) => {
    const [month = '', day = ''] = date.split(' ');
    return fill(dateWords[lang], { day, month: months[MONTH_NAMES.indexOf(month)]?.[lang] ?? month });
  };
  const word = (code: string) => liturgyWords[code]?.[lang] ?? code;
  const label = ({ book, chapter, date, leaf, page, years }: Citation) =>
    [
      word(`book_${book.toLowerCase()}`),
      chapter && `${word('chapter')} ${numbers(chapter, lang)}`,
      date && dateIn(date),
      leaf && `${word('leaf')} ${numbers(leaf, lang)}`,
      years,
      page && `${word('page')} ${numbers(page, lang)}`,
    ]
      .filter((part) => part !== undefined)
      .join(', ');
  return memoize((basis: string) => [...new Set(citationsIn(basis).map(label))]);
}

/** `75v–76` as books of the language write it: in Russian `75 об.–76`. */
function numbers(text: string, lang: Language): string {
  const plain = text.replaceAll(' and ', ', ');
  return lang === 'ru' ? plain.replace(/(\d)v/g, '$1 об.') : plain;
}
