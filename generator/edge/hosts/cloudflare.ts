import { contentType, FILE_ADDRESS, PAGE_HEADERS, STATIC_HEADERS } from '../../contract/headers.ts';
import { FRONT_PAGE } from '../../contract/paths.ts';
import { createApp } from '../app.ts';
import { isKnown } from '../etag.ts';
import type { ReadFile } from '../files.ts';

/** R2 fails on longer keys; all names in a tree are plain ASCII. */
const LONGEST_KEY = 1024;

/** What the Worker is bound to; of each binding only what is used here. */
export interface Env {
  /** The static assets: a tree, or a window of its years. */
  readonly ASSETS: { fetch(address: URL | Request): Promise<Response> };
  /** A bucket with the whole tree, where there is one. */
  readonly TREE?: Bucket;
}

interface Bucket {
  get(
    key: string,
  ): Promise<(StoredFile & { readonly body: ReadableStream; arrayBuffer(): Promise<ArrayBuffer> }) | null>;
  head(key: string): Promise<StoredFile | null>;
}

interface StoredFile {
  readonly httpEtag: string;
  readonly size: number;
}

/** The Worker: asked for what is no static asset, it answers from assets and bucket. */
export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    return (
      (await frontPage(request, env.ASSETS)) ??
      (await storedFile(request, env.TREE)) ??
      createApp(fileReader(env)).fetch(request)
    );
  },
};

/** The front page from the assets, which leave its short address to the Worker; null where they have none. */
async function frontPage({ method, url, headers }: Request, assets: Env['ASSETS']): Promise<Response | null> {
  if (new URL(url).pathname !== '/' || !['GET', 'HEAD'].includes(method)) return null;
  const page = await assets.fetch(new Request(new URL(FRONT_PAGE, url), { method, headers }));
  if (page.status !== 404) return page;
  await page.body?.cancel();
  return null;
}

function fileReader({ ASSETS, TREE }: Env): ReadFile {
  return async (path) => (await fromAssets(path, ASSETS)) ?? (await fromBucket(path, TREE));
}

async function fromAssets(path: string, assets: Env['ASSETS']): Promise<Uint8Array | null> {
  // Assets go by the path alone; an address has to have a host all the same.
  const response = await assets.fetch(new URL(path, 'https://assets.local/'));
  if (response.status === 200) return new Uint8Array(await response.arrayBuffer());
  await response.body?.cancel();
  if (response.status === 404) return null;
  throw new Error(`the assets answered ${response.status} for ${path}`);
}

async function fromBucket(path: string, bucket: Bucket | undefined): Promise<Uint8Array | null> {
  const file = await bucket?.get(path);
  return file ? new Uint8Array(await file.arrayBuffer()) : null;
}

/** A file of the tree that only the bucket has, as the platform answers those in the assets; null where it is none. */
async function storedFile({ method, url, headers }: Request, bucket: Bucket | undefined): Promise<Response | null> {
  const key = keyOf(url);
  if (!bucket || !key || !['GET', 'HEAD'].includes(method)) return null;
  const file = method === 'HEAD' ? await bucket.head(key) : await bucket.get(key);
  if (!file) return null;
  const type = contentType(key);
  const ofPage = type === contentType(FRONT_PAGE) ? PAGE_HEADERS : {};
  const own = { ...STATIC_HEADERS, ...ofPage, ETag: file.httpEtag, 'Content-Type': type };
  const body = 'body' in file ? (file.body as ReadableStream) : null;
  if (!isKnown(file.httpEtag, headers.get('If-None-Match'))) return new Response(body, { headers: own });
  await body?.cancel();
  return new Response(null, { status: 304, headers: own });
}

/** The key of the file that an address names, or null where it can be none. */
function keyOf(url: string): string | null {
  const asked = new URL(url).pathname;
  const pathname = asked === '/' ? `/${FRONT_PAGE}` : asked;
  const key = pathname.slice(1);
  return FILE_ADDRESS.test(pathname) && key.length <= LONGEST_KEY ? key : null;
}
