import type { Language } from '../../layout.ts';
import { type DataFiles, fixedEntries } from '../data-files.ts';
import type { DataPath, Source } from '../source.ts';
import type { Check } from './check.ts';

/** Says what is wrong with a name and what to do, or null where nothing is. */
export type NameRule = (name: string, lang: Language) => string | null;

/** A check that holds one rule of the house style (data/README.md) against every name, in both languages. */
export function nameCheck(rule: NameRule): Check {
  return (files) =>
    names(files).flatMap(({ source, path, text }) =>
      (['ru', 'en'] as const).flatMap((lang) => {
        const message = rule(text[lang], lang);
        return message === null ? [] : [source.problem([...path, lang], message)];
      }),
    );
}

interface Named {
  readonly source: Source<unknown>;
  readonly path: DataPath;
  readonly text: Record<Language, string>;
}

/** The names of the menologion and the labels of the movable days, with their places. */
export function names(files: DataFiles): Named[] {
  return [
    ...fixedEntries(files).map(({ source, path, entry }) => ({ source, path: [...path, 'name'], text: entry.name })),
    ...files.movable.value.map(({ label }, i) => ({ source: files.movable, path: [i, 'label'], text: label })),
  ];
}

/** A name without what stands in parentheses, where years keep abbreviations of their own. */
export function withoutParentheses(name: string): string {
  return name.replace(/\([^)]*\)/g, '');
}
