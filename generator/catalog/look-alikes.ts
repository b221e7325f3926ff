/** Letters that look alike in print, each below its twin of the other alphabet. */
export const LATIN = 'ABCEHKMOPTXYaceopxy';
export const CYRILLIC = 'АВСЕНКМОРТХУасеорху';

/** A word with the letters of one alphabet replaced by their twins; letters without a twin stay. */
export function twins(word: string, from: string, to: string): string {
  return [...word].map((letter) => to[from.indexOf(letter)] ?? letter).join('');
}

/** A word that was meant to be Latin, with its Russian letters, if each of them has a Latin twin; otherwise null. */
export function meantLatin(word: string): { letters: string[]; latin: string } | null {
  const letters = [...new Set(word.match(/\p{Script=Cyrillic}/gu) ?? [])];
  const latin = twins(word, CYRILLIC, LATIN);
  return letters.length > 0 && !/\p{Script=Cyrillic}/u.test(latin) ? { letters, latin } : null;
}

/** Whether two words differ by one letter, or by two exchanged letters; case does not matter. */
export function isOneSlipApart(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [restOfA, restOfB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (restOfA.length <= 1 && restOfB.length <= 1) return true;
  return restOfA.length === 2 && [...restOfA].reverse().join('') === restOfB;
}
