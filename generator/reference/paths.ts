/** The paths of the reference, relative to the root of the tree. */
import type { Language } from '../contract/languages.ts';
import { ASSETS_FOLDER, referencePath } from '../contract/pages.ts';

export const REFERENCE_STYLE = `${ASSETS_FOLDER}/reference.css`;
export const REFERENCE_SCRIPT = `${ASSETS_FOLDER}/reference.js`;

/** The page of common tasks. */
export function tasksPage(lang: Language): string {
  return referencePath(lang === 'en' ? 'tasks' : `tasks.${lang}`);
}
