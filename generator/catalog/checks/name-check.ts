import type { Localized } from '../../../schemas/types.ts';
import { LANGUAGES, type Language } from '../../contract/languages.ts';
import type { Message } from '../../messages/message.ts';
import { type DataFiles, entriesOfDays } from '../data-files.ts';
import type { Entry } from '../source.ts';
import { isFileOf } from '../tables.ts';
import { type Check, once } from './check.ts';
import { HTML_IN_WORDS } from './strings.ts';

/** Says what is wrong with a name and what to do, or null if nothing is wrong. */
export type NameRule = (name: string, lang: Language) => Message | null;

/** A check that applies one rule of the house style (data/README.md) to every name, in both languages. */
export function nameCheck(rule: NameRule): Check {
  const wrongIn = once((entry: Entry<unknown>) =>
    namesIn(entry).flatMap(({ key, text }) =>
      LANGUAGES.flatMap((lang) => {
        const name = text[lang];
        const reason = name === undefined ? null : rule(stripped(name), lang);
        return reason === null ? [] : [entry.problem([key, lang], reason)];
      }),
    ),
  );
  return (files) => namedEntries(files).flatMap(wrongIn);
}

/** A name without HTML, which another check covers. */
function stripped(name: string): string {
  return name.replace(HTML_IN_WORDS, (html) => (html.startsWith('&') ? ' ' : ''));
}

interface Named {
  readonly entry: Entry<unknown>;
  readonly key: 'name' | 'label';
  readonly text: Partial<Localized>;
}

/**
 * The names of the menologion and the labels of the movable days with their places, also of entries that do not match
 * their schema.
 */
export function names(files: DataFiles): Named[] {
  return namedEntries(files).flatMap(namesIn);
}

/** Entries that have names, also those that do not match their schema. */
function namedEntries(files: DataFiles): Entry<unknown>[] {
  const invalid = files.unreadable.filter(({ name }) => isFileOf(['fixed', 'movable'], name));
  return [...entriesOfDays(files), ...invalid.flatMap(({ entry }) => entry ?? [])];
}

/** The names in an entry, whether or not it matches its schema. */
function namesIn(entry: Entry<unknown>): Named[] {
  const { value } = entry;
  return (['name', 'label'] as const).flatMap((key) => {
    const text = isObject(value) ? value[key] : undefined;
    const words = isObject(text) ? Object.entries(text).filter(([, name]) => typeof name === 'string') : [];
    return words.length === 0 ? [] : [{ entry, key, text: Object.fromEntries(words) }];
  });
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** A name without its parentheses, because abbreviations of years are allowed there. */
export function withoutParentheses(name: string): string {
  return name.replace(/\([^)]*\)/g, '');
}

/** The content of each pair of parentheses of a name, usually a year. */
export function parenthesesOf(name: string): string[] {
  return [...name.matchAll(/\(([^)]*)\)/g)].map((found) => found[1] ?? '');
}
