import type { Language } from '../contract/languages.ts';
import type { Amount } from './holdings.ts';

/** Between groups of three digits, and before the fraction. */
const SIGNS: Readonly<Record<Language, readonly [group: string, point: string]>> = { en: [',', '.'], ru: [' ', ','] };
const DIGITS = 3;

/** A number with three significant digits, as the pages print it: what they say of a tree is estimated. */
export function about(value: number, lang: Language): string {
  const [group, point] = SIGNS[lang];
  const [whole = '', fraction] = String(Number(value.toPrecision(DIGITS))).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  return fraction === undefined ? grouped : `${grouped}${point}${fraction}`;
}

/** Bytes in the unit in which they have at most three digits before the point; `units` begin with thousands. */
export function aboutBytes(bytes: number, units: readonly string[], lang: Language): string {
  const power = Math.min(Math.max(Math.ceil(Math.log10(bytes + 1) / 3) - 1, 1), units.length);
  return `${about(bytes / 1000 ** power, lang)} ${units[power - 1]}`;
}

/** The least and the most of some sizes, as one if they are the same when printed. */
export function aboutRange([least, most]: readonly [number, number], units: readonly string[], lang: Language): string {
  const [first, last] = [least, most].map((bytes) => aboutBytes(bytes, units, lang)) as [string, string];
  if (first === last) return first;
  const unit = last.slice(last.indexOf(' '));
  return `${first.endsWith(unit) ? first.slice(0, -unit.length) : first}–${last}`;
}

/** Texts with files and bytes in place of `{files}` and `{size}`. */
export function amountWords({ files, bytes }: Amount, units: readonly string[], lang: Language) {
  return { files: about(files, lang), size: aboutBytes(bytes, units, lang) };
}
