import type { Language } from '../contract/languages.ts';

/** The forms of a noun after a number: “1 day, 2 days”, «1 день, 2 дня, 5 дней». */
export type Forms = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>;

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/**
 * How a language writes numbers, shares and sizes; `units` are the names of bytes, thousands of bytes, and so on. The
 * plural rules are loaded on first use, because loading them takes a command 15 ms.
 */
export function amounts(language: Language, units: readonly string[]) {
  return {
    /** `1,234`. */
    number: (count: number) => count.toLocaleString(language),
    /** `7.8`. */
    tenths: (amount: number) => amount.toLocaleString(language, TENTHS),
    /** `5%` for a twentieth. */
    percent: (share: number) => share.toLocaleString(language, { style: 'percent' }),
    /** Bytes in a suitable unit: `3.5 MB`. */
    size(bytes: number) {
      const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)));
      return `${(bytes / 1000 ** power).toLocaleString(language, power === 0 ? {} : TENTHS)} ${units[power]}`;
    },
    /** A number with its noun in the right form. */
    counted(count: number, forms: Forms) {
      const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
      return `${count.toLocaleString(language)} ${form}`;
    },
  };
}
