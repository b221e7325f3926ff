import { idOfFileName } from '../../contract/ids.ts';

/** The query of the front page for a place that is nowhere. */
const NOWHERE = '?nowhere';

/**
 * The query of the front page for the place to which an address of a page of its own belongs, whether the tree has that
 * page or not; null for any other address. The address is relative to the root of the tree.
 */
export function placeOfPage(address: string): string | null {
  const [, lang = 'ru', kind, name] = OWN_PAGE.exec(address) ?? [];
  const list = LISTS[kind ?? ''];
  if (!kind || (!name && !list)) return null;
  return `?${name ? `${kind}=${encodeURIComponent(idOfFileName(name))}` : list}&lang=${lang}`;
}
/** The pages without a name: lists. */
const LISTS: Readonly<Record<string, string>> = { text: 'texts', feeds: 'feeds' };
const OWN_PAGE =
  /^(?:([a-z]{2})\/)?(day|month|year|text|feeds)(?:\/(?!index\.html)([\w.~-]+))?(?:\/(?:index\.html)?)?(?:\?|$)/;

/** The query of the front page for an address at which the tree has nothing. */
export function placeOfMissing(address: string): string {
  return placeOfPage(address) ?? NOWHERE + (address.startsWith('en/') ? '&lang=en' : '');
}
