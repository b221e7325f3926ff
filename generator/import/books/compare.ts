import { diffArrays } from 'diff';

/** A difference between two wordings of one text: words of the project, and those of the book in their place. */
export interface Difference {
  readonly own: string;
  readonly book: string;
}

/** The words of a text without punctuation and capitals. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[а-яё]+/g) ?? [];
}

/** How similar two texts are: 1 if they have the same words in the same order. */
export function likeness(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const shared = diffArrays(a, b).reduce(
    (sum, { value, added, removed }) => (added || removed ? sum : sum + value.length),
    0,
  );
  return (2 * shared) / Math.max(1, a.length + b.length);
}

/** The places where two texts differ in their words. */
export function differences(own: string, book: string): Difference[] {
  const found: { own: string[]; book: string[] }[] = [];
  let open: { own: string[]; book: string[] } | undefined;
  for (const { value, added, removed } of diffArrays(wordsOf(own), wordsOf(book))) {
    if (!added && !removed) {
      open = undefined;
      continue;
    }
    if (!open) {
      open = { own: [], book: [] };
      found.push(open);
    }
    (added ? open.book : open.own).push(...value);
  }
  return found.map((place) => ({ own: place.own.join(' '), book: place.book.join(' ') }));
}
