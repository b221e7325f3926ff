const BEGUN_WORDS = 9;
/** The number of words of the shortest complete irmos. */
export const FEWEST_WORDS = 7;

/** Whether a text is only a beginning: it is short and has no end. */
export function isBegun(plain: string): boolean {
  return /[:,]$|[а-я]$/.test(plain) && plain.split(' ').length <= BEGUN_WORDS;
}

/** Whether a text is shorter than any irmos of the Heirmologion: then it is a reference. */
export function isShort(plain: string): boolean {
  return plain.split(' ').length < FEWEST_WORDS;
}

/** The first words of a text, for a report. */
export function firstWords(plain: string, count = 6): string {
  return plain.split(' ').slice(0, count).join(' ');
}

/** Whether a text continues the given first words. Endings may be longer in another spelling. */
export function begins(plain: string, begun: string): boolean {
  const words = wordsOf(plain);
  return wordsOf(begun).every((word, i) => words[i]?.startsWith(word));
}

const wordsOf = (plain: string) => plain.replace(/[^а-яё ]/g, '').split(/\s+/);
