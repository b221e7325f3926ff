import type * as data from '../../schemas/types.ts';
import { idOfFileName } from '../contract/ids.ts';
import { TEXT_LANGUAGES, type TextLanguage } from '../contract/languages.ts';
import type { Entry } from './source.ts';

/** An entry of the menologion and its day. */
export interface FixedPlace {
  readonly monthDay: string;
  readonly entry: Entry<data.CommemorationData>;
  /** Its day before a pack moved it. */
  readonly movedFrom?: string;
}

export function fixedPlace(entry: Entry<unknown>): FixedPlace {
  return { monthDay: keyOf(entry), entry: entry as Entry<data.CommemorationData> };
}

/**
 * What is known of the commemoration of an id. `file` is the name of its file without the extension: a month, or
 * `movable`.
 */
export interface FactsPlace {
  readonly id: string;
  readonly file: string;
  readonly entry: Entry<data.CommemorationFacts>;
}

export function factsPlace(entry: Entry<unknown>, path: string): FactsPlace {
  return { id: keyOf(entry), file: nameOf(path), entry: entry as Entry<data.CommemorationFacts> };
}

/** A season of fasting and its id. */
export interface SeasonPlace {
  readonly id: string;
  readonly entry: Entry<data.FastingSeason>;
}

export function seasonPlace(entry: Entry<unknown>): SeasonPlace {
  const [, id] = entry.path;
  return { id: String(id), entry: entry as Entry<data.FastingSeason> };
}

/** The owner of a text in a service book. The book gives the file its name. */
export interface WhosePlace {
  readonly book: string;
  readonly entry: Entry<data.WhoseText>;
}

export function whosePlace(entry: Entry<unknown>, path: string): WhosePlace {
  return { book: nameOf(path), entry: entry as Entry<data.WhoseText> };
}

/** A file of `texts/`. `name` is its path there; a pack replaces the file with the same name. */
export type TextFile = { readonly id: string; readonly name: string } & (
  | { readonly kind: 'hymnography'; readonly entry: Entry<data.HymnographyFile> }
  | { readonly kind: 'hagiography'; readonly entry: Entry<data.HagiographyFile> }
  | {
      readonly kind: 'canon';
      readonly entry: Entry<data.CanonFile>;
      readonly number: number;
      readonly lang: TextLanguage;
    }
  | {
      readonly kind: 'akathist';
      readonly entry: Entry<data.AkathistFile>;
      readonly number: number;
      readonly lang: TextLanguage;
    }
);

/** The names of files of texts: the kind, and for a canon or an akathist also its number and its language. */
const TEXT_NAME = new RegExp(
  `^(?:(hymnography|hagiography)|(canon|akathist)-([1-9]\\d?)\\.(${TEXT_LANGUAGES.join('|')}))\\.yaml$`,
);

/** The kind of a file of texts by its name; undefined if no such file has this name. */
export function kindOfText(name: string): TextFile['kind'] | undefined {
  const [, single, piece] = TEXT_NAME.exec(name) ?? [];
  return (single ?? piece) as TextFile['kind'] | undefined;
}

export function textFile(entry: Entry<unknown>, path: string): TextFile {
  const [, folder = '', file = ''] = path.split('/');
  const [, , piece, number, lang] = TEXT_NAME.exec(file) ?? [];
  const rest = piece === undefined ? {} : { number: Number(number), lang };
  return { id: idOfFileName(folder), name: `${folder}/${file}`, kind: kindOfText(file), entry, ...rest } as TextFile;
}

/** The first key that leads to an entry. */
function keyOf({ path: [key] }: Entry<unknown>): string {
  return String(key);
}

/** The name of a YAML file without its folder and its extension. */
function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.yaml$/, '');
}
