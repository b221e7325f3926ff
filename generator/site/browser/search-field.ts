import { addressOf } from '../model/place.ts';
import { go, now } from './show.tsx';

/** The pause in typing after which a search starts, in milliseconds. */
const PAUSE = 120;

let waiting: ReturnType<typeof setTimeout>;

/** Searches after a pause in typing, unless the page shows another place by then. */
export function typed(wanted: string): void {
  clearTimeout(waiting);
  const at = location.search;
  waiting = setTimeout(() => {
    if (location.search === at) void lookFor(wanted);
  }, PAUSE);
}

/** Goes to the results. Searches in a row are one step in the history. */
export async function lookFor(wanted: string): Promise<void> {
  clearTimeout(waiting);
  const { frame, words } = now();
  const isSearch = frame.view.kind === 'search';
  if (isSearch || wanted.trim() !== '')
    await go(addressOf({ view: { kind: 'search', wanted }, lang: words.lang }), isSearch);
}
