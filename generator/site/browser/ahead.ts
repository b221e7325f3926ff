import type { Words } from '../words/words.ts';
import { today } from './clock.ts';
import { loadAnswers } from './load.ts';
import { prefer, preferred } from './preferences.ts';

/**
 * Registers the service worker. It caches what the page consists of, so that the page opens without a network. Then
 * requests what a visitor may want without one: on a first visit the next week, prayers and the search; from the second
 * on, and in the installed app, more days, once a day. Where the visitor saves data, only the week.
 */
export async function startOffline(words: () => Words): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker || !/^https?:$/.test(location.protocol)) return;
  const isKnown = serviceWorker.controller !== null;
  const { scope } = await serviceWorker.register('service-worker.js');
  if (!isKnown) {
    await new Promise((taken) => serviceWorker.addEventListener('controllerchange', taken, { once: true }));
    (await serviceWorker.ready).active?.postMessage(loaded());
  }
  const once = `${today()} ${words().lang} ${scope}`;
  const isFirst = !isKnown && !matchMedia('(display-mode: standalone)').matches;
  if (!isFirst && preferred('ahead') === once) return;
  const { lookAhead } = await loadAnswers();
  await lookAhead(words(), savesData() ? 'week' : isFirst ? 'near' : 'far');
  if (!isFirst) prefer('ahead', once);
}

/** Whether the visitor has told the browser to save data; not all browsers tell. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/** The addresses of the page and of everything that it has loaded from its own host. */
function loaded(): string[] {
  const entries = performance.getEntriesByType('resource').map(({ name }) => name);
  return [location.href, ...entries].filter((name) => name.startsWith(location.origin));
}
