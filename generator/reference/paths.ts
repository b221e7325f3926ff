/** The paths of the reference, relative to the root of the tree. */
import type { Language } from '../contract/languages.ts';
import { ASSETS_FOLDER, REFERENCE_FOLDER } from '../contract/pages.ts';

export const REFERENCE_STYLE = `${ASSETS_FOLDER}/reference.css`;

/** A page of the reference by its name. */
export function referencePath(name: string): string {
  return `${REFERENCE_FOLDER}/${name}.html`;
}

/** The page of common tasks. */
export function tasksPage(lang: Language): string {
  return referencePath(lang === 'en' ? 'tasks' : `tasks.${lang}`);
}
