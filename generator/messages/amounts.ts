import type { Language } from '../contract/languages.ts';

/** The forms of a noun behind a number: “1 day, 2 days”, «1 день, 2 дня, 5 дней». */
export type Forms = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>;

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/**
 * How a language writes numbers, shares and sizes; `units` are the names of bytes, of thousands of them, and so on.
 * The rules of the system are asked for when they are wanted: to load them takes a command 15 ms.
 */
export function amounts(language: Language, units: readonly string[]) {
  return {
    /** `1,234`. */
    number: (count: number) => count.toLocaleString(language),
    /** `7.8`. */
    tenths: (amount: number) => amount.toLocaleString(language, TENTHS),
    /** `5%` for a twentieth. */
    percent: (share: number) => share.toLocaleString(language, { style: 'percent' }),
    /** Bytes in the unit that suits them: `3.5 MB`. */
    size(bytes: number) {
      const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)));
      return `${(bytes / 1000 ** power).toLocaleString(language, power === 0 ? {} : TENTHS)} ${units[power]}`;
    },
    /** A number with what is counted, in the form that it asks for. */
    counted(count: number, forms: Forms) {
      const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
      return `${count.toLocaleString(language)} ${form}`;
    },
  };
}
