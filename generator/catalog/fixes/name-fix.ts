import { LANGUAGES, type Language } from '../../contract/languages.ts';
import { type NameRule, names } from '../checks/name-check.ts';
import { withoutHtml } from '../checks/strings.ts';
import type { Edit, Fix } from './fix.ts';

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
