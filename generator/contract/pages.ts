/**
 * What the edge serves of pages: it answers the address of a folder with the page in it (`folder-page.ts`), and sends
 * compressed copies; and the pages of the reference to which other pages lead. All other paths of pages are known only to
 * the rooms that write them.
 */
import type { Language } from './languages.ts';

/** The front page, at the root of the tree; the address `/` leads to it. */
export const FRONT_PAGE = 'index.html';
/** What hosts of files answer if there is no such page, and the app to browsers. */
export const MISSING_PAGE = '404.html';
/** The index of the site for language models, at the root of the tree, in the form of llmstxt.org. */
export const LLMS_FILE = 'llms.txt';
/** Folder of the scripts and styles of all pages at the root of the tree. */
export const ASSETS_FOLDER = 'assets';
/** Folder of the reference for people. */
export const REFERENCE_FOLDER = 'reference';

/** The first page of the reference, relative to the root of the tree. */
export function referenceIndex(lang: Language): string {
  return lang === 'en' ? `${REFERENCE_FOLDER}.html` : `${REFERENCE_FOLDER}.${lang}.html`;
}

/** A page of the reference by its name, relative to the root of the tree. */
export function referencePath(name: string): string {
  return `${REFERENCE_FOLDER}/${name}.html`;
}

/** The pages about the files of the tree. */
export const DATA_PAGES = ['datasets', 'mirror'] as const;
export type DataPageName = (typeof DATA_PAGES)[number];

/** A page about the files of the tree, relative to its root. */
export function dataPagePath(name: DataPageName, lang: Language): string {
  return referencePath(lang === 'en' ? name : `${name}.${lang}`);
}
