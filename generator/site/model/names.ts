import type { NameIndex, NameIndexEntry } from '../../../schemas/types.ts';
import { LANGUAGES, type Language } from '../../contract/languages.ts';

/** A saved name, as spelled in the language in which it was found. */
export interface KeptName {
  readonly name: string;
  readonly lang: Language;
}

/** A saved name with the ids of the commemorations that are its name days. */
export interface NamedAfter extends KeptName {
  readonly ids: ReadonlySet<string>;
}

/** The page is for a few names. */
const MOST_KEPT = 24;

const KEPT_NAME = new RegExp(`^(${LANGUAGES.join('|')}) (\\S.{0,60})$`, 'gm');

/** The names in the storage of a browser, one on each line. Lines that are not names are ignored. */
export function namesInText(stored: string | undefined): KeptName[] {
  const found = Array.from((stored ?? '').matchAll(KEPT_NAME), ([, lang, name]) => ({ lang, name }) as KeptName);
  return found.slice(0, MOST_KEPT);
}

/** Names as they are stored: the last one first, none twice. */
export function storedNames(names: readonly KeptName[]): string {
  return [...new Set(names.map(lineOf))].slice(0, MOST_KEPT).join('\n');
}

/** The line of a name in the storage. */
export function lineOf({ lang, name }: KeptName): string {
  return `${lang} ${name}`;
}

/** A name as the list spells it; undefined if nobody in the calendar has it. */
export function spelled(data: NameIndex['data'], written: string): string | undefined {
  return data.flatMap(spellings).find((name) => isSame(name, written));
}

/** The commemorations for a name, which may be that of the calendar or a modern form. */
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
