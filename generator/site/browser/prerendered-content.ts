import { CHURCH_SCRIPT } from '../../contract/editions.ts';
import { FRONT_PAGE } from '../../contract/pages.ts';
import type { Place } from '../model/place.ts';
import { datedAddress, type PrerenderedYears } from '../model/prerendered-pages.ts';
import { PAGE_ID, SHOWN_ID } from '../views/page.tsx';
import type { GivenContent } from '../views/prerendered-page.tsx';
import { drawnFrom } from './drawn.ts';
import { preferred } from './preferences.ts';

/** The years whose days have pages of their own, as the file of the page says; null if there are none. */
const pages: PrerenderedYears | null = JSON.parse(document.getElementById(PAGE_ID)?.dataset.pages ?? 'null');

/** The address of the prerendered page of a place; null if it has none. */
export function ownAddress(place: Place): string | null {
  return pages && datedAddress(place, pages);
}

/**
 * The content of a place from its prerendered page, which is the open page or a file. Null if there is no such page or it
 * cannot be loaded; the answers have the same content. The page does not know which texts have pages of their own.
 */
export async function prerenderedContent(place: Place): Promise<GivenContent | null> {
  const standing = document.getElementById(SHOWN_ID);
  standing?.remove();
  const address = ownAddress(place);
  const content = contentIn(standing ?? (address ? await elementIn(address + FRONT_PAGE).catch(() => null) : null));
  return content && isWished(content) ? content : null;
}

async function elementIn(address: string): Promise<Element | null> {
  const response = await fetch(address, { credentials: 'same-origin' });
  if (!response.ok) return null;
  return new DOMParser().parseFromString(await response.text(), 'text/html').getElementById(SHOWN_ID);
}

function contentIn(element: Element | null): GivenContent | null {
  if (!element) return null;
  const content: GivenContent = JSON.parse(element.textContent);
  if (content.kind !== 'day') return content;
  const drawn = (selector: string) => {
    const found = element.ownerDocument.querySelector(selector);
    return found && drawnFrom(found);
  };
  return { ...content, liturgy: drawn('.liturgy'), hymns: drawn('.hymns') };
}

/** No prerendered page is in the church script. */
function isWished(content: GivenContent): boolean {
  return content.kind !== 'text' || content.church === null || preferred('script') !== CHURCH_SCRIPT;
}
