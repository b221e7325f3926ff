/** The addresses of pages to which answers lead too, relative to the root of the tree. */
import { fileNameOfId } from './ids.ts';
import { LANGUAGES, type Language } from './languages.ts';

/** What has pages of its own that need no script. */
export const PRERENDERED_KINDS = ['day', 'month', 'year', 'text', 'feeds'] as const;
export type PrerenderedKind = (typeof PRERENDERED_KINDS)[number];

/** Folder of such pages in a language. */
export function prerenderedFolder(lang: Language, kind: PrerenderedKind): string {
  return lang === LANGUAGES[0] ? kind : `${lang}/${kind}`;
}

/** The address of such a page by its date (`2026-01-07`, `2026-01`, `2026`) or its id. */
export function prerenderedPageAddress(lang: Language, kind: PrerenderedKind, name: string): string {
  return `${prerenderedFolder(lang, kind)}/${fileNameOfId(name)}/`;
}

/** The address at which the front page shows a day. It needs a script there. */
export function frontPageDay(lang: Language, date: string): string {
  return `?day=${date}&lang=${lang}`;
}

/** The days that people can open. */
export interface ShownDays {
  /** The civil years whose days have pages of their own, and their languages; null for none. */
  readonly own: {
    readonly firstYear: number;
    readonly lastYear: number;
    readonly languages: readonly Language[];
  } | null;
  /** Whether the front page has all that it shows of any other day. */
  readonly onFrontPage: boolean;
}

/** Whether the days of a civil year have pages of their own in a language. */
export function hasOwnPages({ own }: ShownDays, lang: Language, year: number): boolean {
  return own !== null && year >= own.firstYear && year <= own.lastYear && own.languages.includes(lang);
}
