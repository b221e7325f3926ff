import { options, type VNode } from 'preact';
import { FRONT_PAGE } from '../../contract/paths.ts';
import { type NamedPages, ownAddress, rootFrom } from '../model/own-pages.ts';
import { placeOf } from '../model/place.ts';

/**
 * Renders views, whose addresses are those of the front page, for a page with an address below it. Links lead to the
 * files of pages, so they also work from a folder on a disk. What has no page of its own is not a link, because only a
 * script could follow it.
 */
export function relocated<T>(address: string, pages: NamedPages, draw: () => T): T {
  const moved = (target: string) => {
    const found = fromRoot(target, address, pages);
    return found === null ? undefined : rootFrom(address) + found;
  };
  const { vnode: before = () => {} } = options;
  options.vnode = (vnode) => {
    relocate(vnode, moved);
    before(vnode);
  };
  try {
    return draw();
  } finally {
    options.vnode = before;
  }
}

function relocate({ type, props }: VNode, moved: (target: string) => string | undefined): void {
  if (typeof type !== 'string') return;
  const attributes = props as Record<string, unknown>;
  for (const name of ['href', 'src']) {
    const target = attributes[name];
    if (typeof target === 'string' && !ELSEWHERE.test(target)) attributes[name] = moved(target);
  }
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
