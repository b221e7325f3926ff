import { LANGUAGES, type Language } from '../../contract/languages.ts';
import { type NameRule, names } from '../checks/name-check.ts';
import { withoutHtml } from '../checks/strings.ts';
import type { DataFiles } from '../data-files.ts';
import type { DataPath, Source } from '../source.ts';

/** The new content of a place of a file: other words, or the same list in another order. */
export interface Edit {
  readonly source: Source<unknown>;
  readonly path: DataPath;
  readonly change: Rewording | Reordering;
}

export interface Rewording {
  readonly kind: 'reword';
  readonly text: string;
}

/** The new order of the items of a list, each named by its present position. */
export interface Reordering {
  readonly kind: 'reorder';
  readonly order: readonly number[];
}

/**
 * Repairs what the check of the same name finds, if there is only one way to repair it and nobody has to judge. The
 * rest stays for people. Each fix has its own file and a test of the same name. A second run changes nothing.
 */
export type Fix = (files: DataFiles) => Edit[];

/** Returns the repaired name, or the same name if no repair is certain. */
export type NameRepair = (name: string, lang: Language) => string;

/** A fix of every name that breaks a rule of the house style. */
export function nameFix(rule: NameRule, repair: NameRepair): Fix {
  return (files) =>
    names(files).flatMap(({ entry, key, text }) =>
      LANGUAGES.flatMap((lang): Edit[] => {
        const name = text[lang];
        if (name === undefined || withoutHtml(name) !== name) return [];
        const better = rule(name, lang) === null ? name : repair(name, lang);
        const path = [...entry.path, key, lang];
        return better === name ? [] : [{ source: entry.source, path, change: { kind: 'reword', text: better } }];
      }),
    );
}
