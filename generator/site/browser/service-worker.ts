import { idOfFileName } from '../../contract/ids.ts';
import { FRONT_PAGE } from '../../contract/pages.ts';
import { shellFiles } from '../model/paths.ts';

/** What is used here of a service worker. The types of browser windows do not include it. */
interface Worker {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(type: 'message', listener: (event: Received) => void): void;
  addEventListener(type: 'fetch', listener: (event: Requested) => void): void;
}
interface Waiting {
  waitUntil(done: Promise<unknown>): void;
}
interface Received extends Waiting {
  readonly data: readonly string[];
}
interface Requested extends Waiting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const worker = self as unknown as Worker;
const { scope } = worker.registration;
const CACHE = `menologion ${scope}`;
/** The number of cached answers besides the page itself; the next 60 days are about 180. */
const MOST_CACHED = 1000;

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(shellFiles())));
  void worker.skipWaiting();
});

worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

/** Requests again what a page loaded before the worker controlled it; the cache of the browser answers. */
worker.addEventListener('message', (event) => {
  const stored = event.data.map(async (url) => {
    const response = await fetch(url);
    if (mayBeCached(response)) await store(nameOf({ url }), response, false);
  });
  event.waitUntil(Promise.allSettled(stored));
});

worker.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(scope)) event.respondWith(answerTo(event));
});

/** The answer of the network, which is cached; without a network, the cached answer. */
async function answerTo(event: Requested): Promise<Response> {
  const { request } = event;
  const name = nameOf(request);
  try {
    const response = await fetch(request);
    if (mayBeCached(response))
      event.waitUntil(store(name, response.clone(), request.mode === 'navigate').catch(() => {}));
    return response;
  } catch (error) {
    const known = await (await caches.open(CACHE)).match(name, { ignoreVary: true });
    if (known) return known;
    const place = request.mode === 'navigate' ? placeOfPage(name) : null;
    if (place !== null) return Response.redirect(place);
    throw error;
  }
}

/** A 404 is cached too: the page then requests another address, as it does with a network. */
function mayBeCached({ status, headers }: Response): boolean {
  return (status === 200 || status === 404) && !headers.get('Cache-Control')?.includes('no-store');
}

/** Caches an answer. Whenever a page is opened, deletes the answers that were not requested for the longest time. */
async function store(name: string, response: Response, isPage: boolean): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(name, response);
  if (!isPage) return;
  const shell = new Set(shellFiles().map((address) => new URL(address, scope).href));
  const others = (await cache.keys()).filter(({ url }) => !shell.has(url));
  await Promise.all(others.slice(0, -MOST_CACHED).map((old) => cache.delete(old)));
}

/** The name of an answer in the cache. The front page is one file, whatever its query. */
function nameOf({ url }: Pick<Request, 'url'>): string {
  const { origin, pathname } = new URL(url);
  return [scope, scope + FRONT_PAGE].includes(origin + pathname) ? scope : url;
}

/** The address on the front page of the place of a prerendered page; null for any other address. */
function placeOfPage(address: string): string | null {
  const [, lang = 'ru', kind, name] = OWN_PAGE.exec(address.slice(scope.length)) ?? [];
  if (!kind) return null;
  const list = kind === 'text' ? 'texts' : kind;
  return `${scope}?${name ? `${kind}=${encodeURIComponent(idOfFileName(name))}` : list}&lang=${lang}`;
}
const OWN_PAGE =
  /^(?:([a-z]{2})\/)?(day|month|year|text|feeds)(?:\/(?!index\.html)([\w.~-]+))?(?:\/(?:index\.html)?)?(?:\?|$)/;
