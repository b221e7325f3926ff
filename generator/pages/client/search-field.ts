import { addressOf } from '../model/place.ts';
import { go, now } from './show.tsx';

/** How long a visitor pauses in typing before it is looked for, in milliseconds. */
const PAUSE = 120;

let waiting: ReturnType<typeof setTimeout>;

/** Looks for what is typed when no more is typed for a while, unless the page is elsewhere by then. */
export function typed(wanted: string): void {
  clearTimeout(waiting);
  const at = location.search;
  waiting = setTimeout(() => {
    if (location.search === at) void lookFor(wanted);
  }, PAUSE);
}

/** Goes to what is found. All that is looked for in a row is one step in the history. */
export async function lookFor(wanted: string): Promise<void> {
  clearTimeout(waiting);
  const { frame, words } = now();
  const isSearch = frame.view.kind === 'search';
  if (isSearch || wanted.trim() !== '')
    await go(addressOf({ view: { kind: 'search', wanted }, lang: words.lang }), isSearch);
}
