const BEGUN_WORDS = 9;
/** The shortest irmos in full has so many. */
export const FEWEST_WORDS = 7;

/** Whether only the first words of a text stand here: it is short and its end is open. */
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
