/**
 * What the edge serves of pages: it answers the address of a folder with the page in it (`folder-page.ts`), and sends
 * compressed copies. All other paths of pages are known only to the rooms that write them.
 */
import type { Language } from './languages.ts';

/** The front page, at the root of the tree; the address `/` leads to it. */
export const FRONT_PAGE = 'index.html';
/** Folder of the scripts and styles of all pages at the root of the tree. */
export const ASSETS_FOLDER = 'assets';
/** Folder of the reference for people. */
export const REFERENCE_FOLDER = 'reference';

/** The first page of the reference, relative to the root of the tree. */
export function referenceIndex(lang: Language): string {
  return lang === 'en' ? `${REFERENCE_FOLDER}.html` : `${REFERENCE_FOLDER}.${lang}.html`;
}
