import type { CommemorationIndex, CommemorationIndexEntry, NameIndex, NameIndexEntry } from '../../../schemas/types.ts';
import { LANGUAGES, type Language } from '../../contract/languages.ts';
import { nextDate } from './next-date.ts';

/** A saved name, as spelled in the language in which it was found. */
export interface SavedName {
  readonly name: string;
  readonly lang: Language;
}

/** A saved name with the ids of the commemorations that are its name days. */
export interface NamedAfter extends SavedName {
  readonly ids: ReadonlySet<string>;
}

/** The page is for a few names. */
const MOST_SAVED = 24;

const SAVED_NAME = new RegExp(`^(${LANGUAGES.join('|')}) (\\S.{0,60})$`, 'gm');

/** The names in the storage of a browser, one on each line. Lines that are not names are ignored. */
export function namesInText(stored: string | undefined): SavedName[] {
  const found = Array.from((stored ?? '').matchAll(SAVED_NAME), ([, lang, name]) => ({ lang, name }) as SavedName);
  return found.slice(0, MOST_SAVED);
}

/** Names as they are stored: the last one first, none twice. */
export function storedNames(names: readonly SavedName[]): string {
  return [...new Set(names.map(lineOf))].slice(0, MOST_SAVED).join('\n');
}

/** The line of a name in the storage. */
export function lineOf({ lang, name }: SavedName): string {
  return `${lang} ${name}`;
}

/** A name as the list spells it; undefined if nobody in the calendar has it. */
export function spelled(data: NameIndex['data'], written: string): string | undefined {
  return data.flatMap(spellings).find((name) => isSame(name, written));
}

/** The commemorations for a name, which may be that of the calendar or a modern form. */
export function namedAfter(saved: SavedName, data: NameIndex['data']): NamedAfter {
  const entries = data.filter((entry) => spellings(entry).some((name) => isSame(name, saved.name)));
  return { ...saved, ids: new Set(entries.flatMap(({ commemorations }) => commemorations.map(({ id }) => id))) };
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

/** A name with its next name days. */
export interface NameDays extends SavedName {
  readonly days: readonly NameDay[];
}

/** A commemoration that is a name day, and its next date. */
export interface NameDay {
  readonly id: string;
  readonly title: string;
  /** A civil date. */
  readonly next: string;
}

/** The number of next days for each name. */
const MOST_DAYS = 3;

/** The next name days of saved names, from today on. */
export function nameDays(names: readonly NamedAfter[], list: CommemorationIndex['data'], today: string): NameDays[] {
  const dayOf = (kept: CommemorationIndexEntry): NameDay[] => {
    const next = nextDate(kept, today);
    return next === undefined ? [] : [{ id: kept.id, title: kept.name, next }];
  };
  const named = names.map(({ name, lang, ids }) => {
    const days = list.filter(({ id }) => ids.has(id)).flatMap(dayOf);
    return { name, lang, days: days.sort((a, b) => order(a.next, b.next)).slice(0, MOST_DAYS) };
  });
  return named.sort((a, b) => order(a.days[0]?.next ?? LAST, b.days[0]?.next ?? LAST));
}

/** A text that sorts after every date. */
const LAST = '9999';

function order(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
