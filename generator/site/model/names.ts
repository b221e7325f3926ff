import type { CommemorationIndex, CommemorationIndexEntry, NameIndex, NameIndexEntry } from '../../../schemas/types.ts';
import { LANGUAGES, type Language } from '../../contract/languages.ts';
import { nextDate } from './next-date.ts';

/** A saved name, as spelled in the language in which it was found. */
export interface SavedName {
  readonly name: string;
  readonly lang: Language;
  /** The civil `MM-DD` on which the person was born, if it was given. */
  readonly born?: string | undefined;
}

/** A saved name with the ids of the commemorations that are its name days. */
export interface NamedAfter extends SavedName {
  readonly ids: ReadonlySet<string>;
  /** Those that most people of this name keep. */
  readonly mains: ReadonlySet<string>;
}

/** The page is for a few names. */
const MOST_SAVED = 24;

const SAVED_NAME = new RegExp(`^(${LANGUAGES.join('|')})(?: (\\d\\d-\\d\\d))? (\\S.{0,60})$`, 'gm');

/** The names in the storage of a browser, one on each line. Lines that are not names are ignored. */
export function namesInText(stored: string | undefined): SavedName[] {
  const found = Array.from((stored ?? '').matchAll(SAVED_NAME), ([, lang, born, name]) => {
    return { lang, name, ...(born && { born }) } as SavedName;
  });
  return found.slice(0, MOST_SAVED);
}

/** Names as they are stored: the last one first, none twice. */
export function storedNames(names: readonly SavedName[]): string {
  return [...new Set(names.map(lineOf))].slice(0, MOST_SAVED).join('\n');
}

/** The line of a name in the storage. */
export function lineOf({ lang, name, born }: SavedName): string {
  return [lang, born, name].filter(Boolean).join(' ');
}

/** A name as the list spells it; undefined if nobody in the calendar has it. */
export function spelled(data: NameIndex['data'], written: string): string | undefined {
  return data.flatMap(spellings).find((name) => isSame(name, written));
}

/** The commemorations for a name, which may be that of the calendar or a modern form. */
export function namedAfter(saved: SavedName, data: NameIndex['data']): NamedAfter {
  const entries = data.filter((entry) => spellings(entry).some((name) => isSame(name, saved.name)));
  return {
    ...saved,
    ids: new Set(entries.flatMap(({ commemorations }) => commemorations.map(({ id }) => id))),
    mains: new Set(entries.flatMap(({ main }) => main ?? [])),
  };
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

/** A name with all its name days. */
export interface NameDays extends SavedName {
  /** The day after the birthday comes first, then the one that most people keep; the others follow by their dates. */
  readonly days: readonly NameDay[];
}

/** A commemoration that is a name day, and its next date. */
export interface NameDay {
  readonly id: string;
  readonly title: string;
  /** A civil date. */
  readonly next: string;
  /** Whether most people of the name keep it. */
  readonly isMain: boolean;
  /** Whether it is the first from the birthday on, which the custom of the Church chooses. */
  readonly isAfterBirthday: boolean;
}

/** All name days of saved names with their next dates, from today on. */
export function nameDays(names: readonly NamedAfter[], list: CommemorationIndex['data'], today: string): NameDays[] {
  const named = names.map(({ name, lang, born, ids, mains }) => {
    const kept = list.filter(({ id }) => ids.has(id));
    const own = born && firstFrom(kept, `${today.slice(0, 4)}-${born}`);
    const days = kept.flatMap((one): NameDay[] => {
      const next = nextDate(one, today);
      if (next === undefined) return [];
      return [{ id: one.id, title: one.name, next, isMain: mains.has(one.id), isAfterBirthday: one.id === own }];
    });
    return { name, lang, ...(born && { born }), days: days.sort(byImportance) };
  });
  return named.sort((a, b) => order(soonest(a), soonest(b)));
}

function soonest({ days }: NameDays): string {
  return days.reduce((first, { next }) => (next < first ? next : first), LAST);
}

/** The id that is kept first from a date on. */
function firstFrom(kept: readonly CommemorationIndexEntry[], date: string): string | undefined {
  const dated = kept.map((one) => ({ id: one.id, next: nextDate(one, date) ?? LAST }));
  return dated.sort((a, b) => order(a.next, b.next))[0]?.id;
}

/** The day after the birthday first, then the main day, then the next. */
function byImportance(a: NameDay, b: NameDay): number {
  const weight = ({ isMain, isAfterBirthday }: NameDay) => Number(isAfterBirthday) * 2 + Number(isMain);
  return weight(b) - weight(a) || order(a.next, b.next);
}

/** A text that sorts after every date. */
const LAST = '9999';

function order(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
