import { type DataFiles, entryOf } from '../data-files.ts';
import type { Problem } from '../problem.ts';
import type { DataPath, Entry } from '../source.ts';
import { ofTables } from '../tables.ts';
import { type Check, once } from './check.ts';

/** The most faults of one string that are reported at once; finding the place of each means reading up to it. */
export const MOST_FAULTS = 20;

/** What people who write for the web put into words: `<b>`, `&nbsp;`. */
export const HTML_IN_WORDS = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+|#x[\da-f]+);/gi;

/** The words with spaces in place of all HTML, so that each letter keeps its position. */
export function withoutHtml(words: string): string {
  return words.replace(HTML_IN_WORDS, (html) => ' '.repeat(html.length));
}

/** A string of the data with its place. */
export interface Placed {
  readonly entry: Entry<unknown>;
  readonly path: DataPath;
  readonly text: string;
  /** Whether it is a text, which may have paragraphs and HTML; all other strings are plain and on one line. */
  readonly isText: boolean;
}

/** A check of each string of the data alone. */
export function stringCheck(find: (placed: Placed) => Problem[]): Check {
  const foundIn = once((entry: Entry<unknown>) => stringsIn(entry).flatMap(find));
  return (files) => allEntries(files).flatMap(foundIn);
}

/** All entries of all files, including those that do not match their schema. */
function allEntries(files: DataFiles): Entry<unknown>[] {
  const entries = ofTables((_, name) => files[name].map(entryOf));
  return [...Object.values(entries).flat(), ...files.unreadable.flatMap(({ entry }) => entry ?? [])];
}

function stringsIn(entry: Entry<unknown>): Placed[] {
  const found: Placed[] = [];
  const visit = (value: unknown, path: DataPath): void => {
    if (typeof value === 'string') found.push({ entry, path, text: value, isText: isText(path) });
    else if (Array.isArray(value)) for (const [i, member] of value.entries()) visit(member, [...path, i]);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, member] of Object.entries(value)) visit(member, [...path, key]);
    }
  };
  visit(entry.value, []);
  return found;
}

/**
 * A piece of a canon or an akathist has a `text`; hymns and narratives have `texts` by language, with `church` beside
 * them.
 */
function isText(path: DataPath): boolean {
  return (['text', 'church'].includes(String(path.at(-1))) && path.length > 1) || path.at(-2) === 'texts';
}
