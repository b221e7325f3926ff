/** The dates in brackets: years, and centuries if no year is known. Those before Christ are negative. */
export interface Years {
  readonly years: readonly number[];
  readonly centuries: readonly number[];
  /** Whether the year is approximate (`ок.`, `после`). */
  readonly about: boolean;
  readonly text: string;
}

/** How far apart two years may be if one of them is approximate. */
const NEAR = 5;

const ROMAN = { I: 1, V: 5, X: 10 } as const;

/** The dates in the first brackets with a date; null if there are none. */
export function yearsIn(text: string): Years | null {
  for (const [, inside = ''] of text.matchAll(/\(([^)]*)\)/g)) {
    const sign = /до\s*Р|\bBC\b|B\. ?C\./.test(inside) ? -1 : 1;
    const years = (
      inside.match(inside.length < 12 ? /(?<![\d.])\d{2,4}(?!\d|-\p{L}|\s*(?:й|th))/gu : /(?<!\d)\d{3,4}(?!\d)/g) ?? []
    ).map((year) => sign * Number(year));
    const ordinal = [...inside.matchAll(/(\d{1,2})(?:st|nd|rd|th)\b/g)].map(([, number]) => sign * Number(number));
    const roman = (inside.replace(/Р\. ?Х\./g, '').match(/(?<!\p{L})[IVXХ]+(?!\p{L})/gu) ?? []).map(
      (number) => sign * romanNumber(number),
    );
    const centuries = [...roman, ...ordinal];
    if (years.length + centuries.length > 0)
      return {
        years: spans(inside, years),
        centuries: spans(inside, centuries),
        about: /ок\.|около|после|до\s|ранее|не позднее|\bc\.|\bca\.|after|before|about/.test(inside),
        text: inside,
      };
  }
  return null;
}

/** `1238–1240` and `III–IV` include everything between their ends. */
function spans(inside: string, numbers: readonly number[]): number[] {
  const [first, last] = numbers;
  if (first === undefined || last === undefined || numbers.length !== 2 || !/[–-]/.test(inside) || last - first > 60)
    return [...numbers];
  return Array.from({ length: Math.abs(last - first) + 1 }, (_, i) => Math.min(first, last) + i);
}

function romanNumber(text: string): number {
  const values = [...text.replaceAll('Х', 'X')].map((letter) => ROMAN[letter as keyof typeof ROMAN]);
  return values.reduce<number>((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0);
}

const centuryOf = (year: number) => (year < 0 ? -Math.ceil(-year / 100) : Math.ceil(year / 100));

/** Whether two dates can be the same: a year in common, or a year in the century of the other. */
export function sameYears(one: Years, other: Years): boolean {
  const near = one.about || other.about ? NEAR : 0;
  if (one.years.some((year) => other.years.some((also) => Math.abs(year - also) <= near))) return true;
  if (one.years.length > 0 && other.years.length > 0) return false;
  const [a, b] = [one, other].map(({ years, centuries }) => [...centuries, ...years.map(centuryOf)]);
  return (a ?? []).some((century) => b?.includes(century));
}
