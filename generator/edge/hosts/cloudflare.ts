import { createApp } from '../app.ts';
import type { ReadFile } from '../files.ts';

/** R2 fails on longer keys; all names in a tree are plain ASCII. */
const LONGEST_KEY = 1024;

/** The bindings of the Worker, as far as they are used here. */
export interface Env {
  /** The static assets: a tree, or a window of its years. */
  readonly ASSETS: { fetch(address: URL): Promise<Response> };
  /** A bucket with the complete tree, if there is one. */
  readonly TREE?: Bucket;
}

interface Bucket {
  get(key: string): Promise<{ arrayBuffer(): Promise<ArrayBuffer> } | null>;
}

/** The Worker: it answers what is not a static asset, from assets and bucket. */
export default {
  fetch(request: Request, env: Env): Response | Promise<Response> {
    return createApp(fileReader(env), { files: true }).fetch(request);
  },
};

function fileReader({ ASSETS, TREE }: Env): ReadFile {
  return async (path) =>
    path.length > LONGEST_KEY ? null : ((await fromAssets(path, ASSETS)) ?? (await fromBucket(path, TREE)));
}

async function fromAssets(path: string, assets: Env['ASSETS']): Promise<Uint8Array | null> {
  // Only the path decides which asset it is, but an address must have a host.
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
