import type { Language } from '../contract/languages.ts';
import type { Catalog } from '../model/catalog.ts';
import { findById } from '../model/find-by-id.ts';

const EN_DASH = '–';

/**
 * A reference for people: `Мф. 5:1–12`, `1 Кор. 4:9–16`, `Luke 10:38–42; 11:27–28`. Commas separate passages within a
 * chapter, semicolons separate chapters. English abbreviations are the traditional ones of the Chicago Manual of Style.
 * `reference` is an OSIS book with chapter.verse ranges joined by commas. Throws if `books` does not have the book.
 */
export function referenceLabel(books: Catalog['scripture'], reference: string, lang: Language): string {
  const dot = reference.indexOf('.');
  const book = findById(books, reference.slice(0, dot));
  if (!book) throw new Error(`no book of ${reference}`);
  return `${book.label[lang]} ${passagesLabel(reference.slice(dot + 1).split(','))}`;
}

function passagesLabel(passages: readonly string[]): string {
  let chapter = '';
  return passages
    .map((passage) => {
      const [from = '', to] = passage.split('-');
      const [first = '', verse = ''] = from.split('.');
      const start = first === chapter ? `, ${verse}` : `${chapter === '' ? '' : '; '}${first}:${verse}`;
      chapter = first;
      if (to === undefined) return start;
      const [last = '', lastVerse] = to.split('.');
      if (lastVerse === undefined || last === first) return `${start}${EN_DASH}${lastVerse ?? last}`;
      chapter = last;
      return `${start}${EN_DASH}${last}:${lastVerse}`;
    })
    .join('');
}
