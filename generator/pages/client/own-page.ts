import { CHURCH_SCRIPT } from '../../contract/editions.ts';
import { FRONT_PAGE } from '../../contract/paths.ts';
import { datedAddress, type Window } from '../model/own-pages.ts';
import type { Place } from '../model/place.ts';
import type { GivenContent } from '../views/own-page.tsx';
import { PAGE_ID, SHOWN_ID } from '../views/page.tsx';
import { preferred } from './preferences.ts';

/** The years of which days have pages of their own, as the file of the page says; null where none have. */
const pages: Window | null = JSON.parse(document.getElementById(PAGE_ID)?.dataset.pages ?? 'null');

/**
 * What a place shows, as it stands in the page that it has of its own, be that the one that is open or its file. Null
 * where it has none, or that cannot be had: then answers say the same. Which texts have such pages nobody knows here.
 */
export async function ownContent(place: Place): Promise<GivenContent | null> {
  const standing = document.getElementById(SHOWN_ID);
  standing?.remove();
  const address = pages && datedAddress(place, pages);
  const content = contentIn(standing ?? (address ? await elementIn(address + FRONT_PAGE).catch(() => null) : null));
  return content && isWished(content) ? content : null;
}

async function elementIn(address: string): Promise<Element | null> {
  const response = await fetch(address, { credentials: 'same-origin' });
  if (!response.ok) return null;
  return new DOMParser().parseFromString(await response.text(), 'text/html').getElementById(SHOWN_ID);
}

function contentIn(element: Element | null): GivenContent | null {
  return element && JSON.parse(element.textContent);
}

/** Such pages are not in the church script. */
function isWished(content: GivenContent): boolean {
  return content.kind !== 'text' || content.church === null || preferred('script') !== CHURCH_SCRIPT;
}
