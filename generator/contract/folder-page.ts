import { LANGUAGES } from './languages.ts';
import { FRONT_PAGE } from './pages.ts';

/**
 * The file of a page whose address is a folder; null for any other address. It is apart from the paths of pages, because
 * the scripts of pages have those and not its expression.
 */
export function folderPage(address: string): string | null {
  return FOLDER_PAGE.test(address) ? `${address.slice(1)}${FRONT_PAGE}` : null;
}
const FOLDER_PAGE = new RegExp(
  `^/((${LANGUAGES.slice(1).join('|')})/)?((day|month|year)/[\\d-]+/|text/(\\w[\\w.~-]*/)?|feeds/)?$`,
);
