import { idOfFileName } from '../../contract/ids.ts';
import { FRONT_PAGE } from '../../contract/pages.ts';
import { shellFiles } from '../model/paths.ts';

/** What is used here of a service worker. The types of browser windows do not include it. */
interface Worker {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(type: 'message', listener: (event: Told) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asking) => void): void;
}
interface Waiting {
  waitUntil(done: Promise<unknown>): void;
}
interface Told extends Waiting {
  readonly data: readonly string[];
}
interface Asking extends Waiting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const worker = self as unknown as Worker;
const { scope } = worker.registration;
const KEPT = `menologion ${scope}`;
/** The number of cached answers besides the page itself; the next 60 days are about 180. */
const MOST_KEPT = 1000;

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(shellFiles())));
  void worker.skipWaiting();
});

worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

/** Requests again what a page loaded before the worker controlled it; the cache of the browser answers. */
worker.addEventListener('message', (event) => {
  const asked = event.data.map(async (url) => {
    const response = await fetch(url);
    if (mayBeKept(response)) await keep(nameOf({ url }), response, false);
  });
  event.waitUntil(Promise.allSettled(asked));
});

worker.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(scope)) event.respondWith(answerTo(event));
});

/** The answer of the network, which is cached; without a network, the cached answer. */
async function answerTo(event: Asking): Promise<Response> {
  const { request } = event;
  const name = nameOf(request);
  try {
    const response = await fetch(request);
    if (mayBeKept(response)) event.waitUntil(keep(name, response.clone(), request.mode === 'navigate').catch(() => {}));
    return response;
  } catch (error) {
    const known = await (await caches.open(KEPT)).match(name, { ignoreVary: true });
    if (known) return known;
    const place = request.mode === 'navigate' ? placeOfPage(name) : null;
    if (place !== null) return Response.redirect(place);
    throw error;
  }
}

/** A 404 is cached too: the page then requests another address, as it does with a network. */
function mayBeKept({ status, headers }: Response): boolean {
  return (status === 200 || status === 404) && !headers.get('Cache-Control')?.includes('no-store');
}

/** Caches an answer. Whenever a page is opened, deletes the answers that were not requested for the longest time. */
async function keep(name: string, response: Response, isPage: boolean): Promise<void> {
  const kept = await caches.open(KEPT);
  await kept.put(name, response);
  if (!isPage) return;
  const shell = new Set(shellFiles().map((address) => new URL(address, scope).href));
  const others = (await kept.keys()).filter(({ url }) => !shell.has(url));
  await Promise.all(others.slice(0, -MOST_KEPT).map((old) => kept.delete(old)));
}

/** The name of an answer in the cache. The front page is one file, whatever its query. */
function nameOf({ url }: Pick<Request, 'url'>): string {
  const { origin, pathname } = new URL(url);
  return [scope, scope + FRONT_PAGE].includes(origin + pathname) ? scope : url;
}

/** The address on the front page of the place of an own page; null for any other address. */
function placeOfPage(address: string): string | null {
  const [, lang = 'ru', kind, name] = OWN_PAGE.exec(address.slice(scope.length)) ?? [];
  if (!kind) return null;
  return `${scope}?${name ? `${kind}=${encodeURIComponent(idOfFileName(name))}` : 'texts'}&lang=${lang}`;
}
const OWN_PAGE =
  /^(?:([a-z]{2})\/)?(day|month|year|text)(?:\/(?!index\.html)([\w.~-]+))?(?:\/(?:index\.html)?)?(?:\?|$)/;
