import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import type { Language } from '../contract/languages.ts';
import { fillWords, REFERENCE } from './prose.ts';

/** The programming languages of the code. */
export const CODES = { curl: 'curl', javascript: 'JavaScript', python: 'Python', kotlin: 'Kotlin' } as const;
export type TaskCode = keyof typeof CODES;
export const CODE_NAMES = Object.keys(CODES) as TaskCode[];

/** A task of a reader in one language: its code, and what the code prints. */
export interface ReferenceTask extends Readonly<Record<TaskCode, string>> {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  /** The complete output, or its beginning if it ends with `…`; null if it changes every day. */
  readonly prints: string | null;
}

type Localized = Readonly<Record<Language, string>>;
interface TaskData extends Readonly<Record<TaskCode, string>> {
  readonly id: string;
  readonly title: Localized;
  readonly about: Localized;
  readonly words?: Readonly<Record<string, Localized>>;
  readonly prints?: Localized;
}

const TASKS = load(readFileSync(path.join(REFERENCE, 'tasks.yaml'), 'utf8')) as readonly TaskData[];

/** All tasks in a language, with the addresses of an origin. */
export function tasksFor(lang: Language, origin: string): ReferenceTask[] {
  return TASKS.map(({ id, title, about, words = {}, prints, ...code }) => {
    const own = Object.entries(words).map(([name, forms]) => [name, forms[lang]] as const);
    const filled = (text: string) => fillWords(text, { ...Object.fromEntries(own), origin, lang }).trimEnd();
    const lines = Object.fromEntries(CODE_NAMES.map((name) => [name, filled(code[name])])) as Record<TaskCode, string>;
    const said = { title: title[lang], about: filled(about[lang]), prints: prints ? filled(prints[lang]) : null };
    return { id, ...said, ...lines };
  });
}
