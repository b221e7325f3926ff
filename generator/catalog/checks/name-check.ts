import type { Localized } from '../../../schemas/types.ts';
import { LANGUAGES, type Language } from '../../contract/languages.ts';
import type { DataFiles } from '../data-files.ts';
import type { Entry } from '../source.ts';
import type { Check } from './check.ts';

/** Says what is wrong with a name and what to do, or null where nothing is. */
export type NameRule = (name: string, lang: Language) => string | null;

/** A check that holds one rule of the house style (data/README.md) against every name, in both languages. */
export function nameCheck(rule: NameRule): Check {
  return (files) =>
    names(files).flatMap(({ entry, key, text }) =>
      LANGUAGES.flatMap((lang) => {
        const message = rule(text[lang], lang);
        return message === null ? [] : [entry.problem([key, lang], message)];
      }),
    );
}

interface Named {
  readonly entry: Entry<unknown>;
  readonly key: 'name' | 'label';
  readonly text: Localized;
}

/** The names of the menologion and the labels of the movable days, with their places. */
export function names(files: DataFiles): Named[] {
  return [
    ...files.fixed.map(({ entry }): Named => ({ entry, key: 'name', text: entry.value.name })),
    ...files.movable.map((entry): Named => ({ entry, key: 'label', text: entry.value.label })),
  ];
}

/** A name without what stands in parentheses, where years keep abbreviations of their own. */
export function withoutParentheses(name: string): string {
  return name.replace(/\([^)]*\)/g, '');
}

/** What stands in each pair of parentheses of a name, most often a year. */
export function parenthesesOf(name: string): string[] {
  return [...name.matchAll(/\(([^)]*)\)/g)].map((found) => found[1] ?? '');
}
