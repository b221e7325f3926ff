/**
 * What the edge serves of pages: it answers the address of a folder with the page in it, and sends compressed copies.
 * All other paths of pages are known only to the rooms that write them.
 */
import { LANGUAGES, type Language } from './languages.ts';

/** The front page, at the root of the tree; the address `/` leads to it. */
export const FRONT_PAGE = 'index.html';
/** Folder of the scripts and styles of all pages at the root of the tree. */
export const ASSETS_FOLDER = 'assets';
/** Folder of the reference for people. */
export const REFERENCE_FOLDER = 'reference';

/** The file of a page whose address is a folder; null for any other address. */
export function folderPage(address: string): string | null {
  return FOLDER_PAGE.test(address) ? `${address.slice(1)}${FRONT_PAGE}` : null;
}
const FOLDER_PAGE = new RegExp(
  `^/((${LANGUAGES.slice(1).join('|')})/)?((day|month|year)/[\\d-]+/|text/(\\w[\\w.~-]*/)?)?$`,
);

/** The first page of the reference, relative to the root of the tree. */
export function referenceIndex(lang: Language): string {
  return lang === 'en' ? `${REFERENCE_FOLDER}.html` : `${REFERENCE_FOLDER}.${lang}.html`;
}
