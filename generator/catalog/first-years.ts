import type { CommemorationFacts } from '../../schemas/types.ts';

/**
 * The first civil year of a historical calendar that has a commemoration: the known year, or else the year after the
 * later of two bounds, that of the data and that in the Russian name. Null if there is no bound.
 */
export function firstYear({ since, notBefore }: CommemorationFacts, printed: string): number | null {
  if (since !== undefined) return since;
  const bounds = [notBefore ?? null, lastYearPrinted(printed)].filter((bound) => bound !== null);
  return bounds.length === 0 ? null : Math.max(...bounds) + 1;
}

/**
 * The last year in brackets in a printed name: of a death, of a finding, of an icon. For a century it is the year
 * before its first. Null if there is no year of our era.
 */
export function lastYearPrinted(name: string): number | null {
  const ofOurEra = (name.match(/\([^()]*\)/g) ?? []).filter((brackets) => !BEFORE_CHRIST.test(brackets)).join(' ');
  const years = (ofOurEra.match(/(?<!\d)\d{3,4}(?!\d)/g) ?? []).map(Number);
  const centuries = (ofOurEra.match(/(?<![A-Z])[IVX]+(?![A-Z])/g) ?? []).map(yearBefore);
  const all = [...years, ...centuries];
  return all.length === 0 ? null : Math.max(...all);
}

const BEFORE_CHRIST = /Р\. ?Х\./;

/** The last year before a century in Roman numerals. */
function yearBefore(century: string): number {
  const values = [...century].map((letter) => NUMERALS[letter] ?? 0);
  const number = values.reduce((sum, value, i) => (value < (values[i + 1] ?? 0) ? sum - value : sum + value), 0);
  return (number - 1) * YEARS_OF_CENTURY;
}

const NUMERALS: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };
const YEARS_OF_CENTURY = 100;
