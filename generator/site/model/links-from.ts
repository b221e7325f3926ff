import { FRONT_PAGE } from '../../contract/pages.ts';
import { type NamedPages, ownAddress, rootFrom } from './own-pages.ts';
import { placeOf } from './place.ts';

/**
 * Turns an address of the front page into one for the page that is drawn; undefined if nothing is there that could be
 * reached without a script.
 */
export type LinkTo = (address: string | undefined) => string | undefined;

/**
 * The addresses on a page with an address below the front page, whose views know those of the front page. Links lead to
 * the files of pages, so they also work from a folder on a disk. What has no page of its own is not a link, because only
 * a script could follow it.
 */
export function linksFrom(address: string, pages: NamedPages): LinkTo {
  return (target) => {
    if (target === undefined || ELSEWHERE.test(target)) return target;
    const found = fromRoot(target, address, pages);
    return found === null ? undefined : rootFrom(address) + found;
  };
}
/** An address on another host, or a place on the same page. */
const ELSEWHERE = /^(#|[a-z]+:)/;

/** An address of the front page from the root of the tree; null if its place has no page of its own. */
function fromRoot(target: string, address: string, pages: NamedPages): string | null {
  if (target === './') return FRONT_PAGE;
  if (!target.startsWith('?')) return target;
  // Links name their place and their language, so the defaults are not used.
  const place = placeOf(target, '', pages.languages[0] ?? 'ru');
  const own = ownAddress(place, pages);
  // The page already has all that can be read of the commemoration.
  return own === null || (own === address && place.view.kind === 'commemoration') ? null : own + FRONT_PAGE;
}
