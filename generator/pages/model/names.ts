import type { NameIndex, NameIndexEntry } from '../../../schemas/types.ts';
import { LANGUAGES, type Language } from '../../contract/languages.ts';

/** A name that a visitor keeps, as it is spelled in the language in which it was looked for. */
export interface KeptName {
  readonly name: string;
  readonly lang: Language;
}

/** A kept name with the ids of all after whom people are called by it. */
export interface NamedAfter extends KeptName {
  readonly ids: ReadonlySet<string>;
}

/** More are no longer a few. */
const MOST_KEPT = 24;

const KEPT_NAME = new RegExp(`^(${LANGUAGES.join('|')}) (\\S.{0,60})$`, 'gm');

/** The names in what a browser has stored, a name a line. What is no name is left out, whoever wrote it. */
export function namesIn(stored: string | undefined): KeptName[] {
  const found = Array.from((stored ?? '').matchAll(KEPT_NAME), ([, lang, name]) => ({ lang, name }) as KeptName);
  return found.slice(0, MOST_KEPT);
}

/** The same names as they are stored: the last that was kept stands first, none twice. */
export function storedNames(names: readonly KeptName[]): string {
  return [...new Set(names.map(lineOf))].slice(0, MOST_KEPT).join('\n');
}

/** The line of a name in what is stored. */
export function lineOf({ lang, name }: KeptName): string {
  return `${lang} ${name}`;
}

/** A name as the list spells it; undefined where nobody in the calendar is called so. */
export function spelled(data: NameIndex['data'], written: string): string | undefined {
  return data.flatMap(spellings).find((name) => isSame(name, written));
}

/** Whom people are called after by a name, be it that of the calendar or a form of it that is used today. */
export function namedAfter(kept: KeptName, data: NameIndex['data']): NamedAfter {
  const entries = data.filter((entry) => spellings(entry).some((name) => isSame(name, kept.name)));
  return { ...kept, ids: new Set(entries.flatMap(({ commemorations }) => commemorations.map(({ id }) => id))) };
}

function spellings({ name, forms }: NameIndexEntry): string[] {
  return [name, ...forms];
}

function isSame(a: string, b: string): boolean {
  return plain(a) === plain(b);
}

function plain(name: string): string {
  return name.trim().toLowerCase().replaceAll('ё', 'е');
}
