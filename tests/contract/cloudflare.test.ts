import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { Miniflare } from 'miniflare';
import pLimit from 'p-limit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEXT_EDITIONS } from '../../generator/contract/editions.ts';
import { ENDPOINT_NAMES, INDEX_NAMES } from '../../generator/contract/endpoints.ts';
import { contentType, STATIC_HEADERS } from '../../generator/contract/headers.ts';
import { LANGUAGES } from '../../generator/contract/languages.ts';
import { BASE_PATH } from '../../generator/contract/paths.ts';
import { HEADERS_FILE, headersText } from '../../generator/tree/record/hosts/headers.ts';
import { freePort } from '../support/free-port.ts';
import { treeFiles } from '../support/trees.ts';
import { hostsSuite } from './hosts.ts';
import { mirrorSuite } from './mirrored.ts';
import { contractSuite } from './suite.ts';
import { contractTree } from './tree.ts';

/** What is used of a bucket here; the types of the complete runtime would be another package. */
interface Bucket {
  put(key: string, content: Uint8Array): Promise<unknown>;
}

const ICONS = `${BASE_PATH}/icons/`;
const CONFIGURATION = 'docs/cloudflare/wrangler.jsonc';
const { assets, compatibility_date, env, main } = JSON.parse(readFileSync(CONFIGURATION, 'utf8'));

// Assets are sent unchanged, so they are made for the origin of the host. The bucket is made for another origin and has
// its texts in blocks; no answer shows this.
const port = await freePort();
const tree = await contractTree(`http://127.0.0.1:${port}`, '--host', 'cloudflare');
const packed = await contractTree(`http://127.0.0.1:${port}`, '--host', 'cloudflare', '--texts', 'packed');
const empty = `${tree}-of-no-files`;
mkdirSync(empty);
writeFileSync(path.join(empty, HEADERS_FILE), headersText());
const script = await bundle(path.join(path.dirname(CONFIGURATION), main));

const HOSTS = [
  { name: 'Cloudflare with assets', host: worker(tree, [], port), holds: tree },
  { name: 'Cloudflare with a bucket', host: worker(empty, env.full.r2_buckets, 0), holds: packed },
];

beforeAll(async () => {
  const bucket = (await HOSTS[1]?.host.getR2Bucket('TREE')) as unknown as Bucket;
  const atOnce = pLimit(16);
  const put = (file: string) => bucket.put(file, Uint8Array.from(readFileSync(path.join(packed, file))));
  await Promise.all([...treeFiles(packed).keys()].map((file) => atOnce(put, file)));
}, 300_000);
afterAll(() => Promise.all(HOSTS.map(({ host }) => host.dispose())));

for (const { name, host, holds } of HOSTS) {
  const origin = String(await host.ready).replace(/\/$/, '');
  contractSuite(
    name,
    () => origin,
    () => holds,
  );
  hostsSuite(
    name,
    () => origin,
    () => holds,
  );
  mirrorSuite(
    name,
    () => origin,
    () => holds,
  );

  describe(`${name}, a static address`, () => {
    const icon = readdirSync(path.join(tree, BASE_PATH, 'icons'))[0];
    const addresses = [
      '/manifest.json',
      `${BASE_PATH}/en/calendar/2026/2026-01-07.json`,
      `${BASE_PATH}/cu/canons/pascha.json`,
      `${BASE_PATH}/en/akathists/theotokos/1.json`,
      `${BASE_PATH}/ru/hymnography/pascha.json`,
      `${BASE_PATH}/datasets/calendar-2026.en.json.gz`,
      `${BASE_PATH}/feeds/feasts-2026.ru.ics`,
      `${BASE_PATH}/icons/${icon}`,
    ];

    it.each(addresses)('%s is answered with the file', async (address) => {
      const own = path.join(holds, address);
      const file = readFileSync(existsSync(own) ? own : path.join(tree, address), 'latin1').replaceAll(
        `http://127.0.0.1:${port}${ICONS}`,
        origin + ICONS,
      );
      const response = await fetch(origin + address);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        ...Object.fromEntries(Object.entries(STATIC_HEADERS).map(([key, value]) => [key.toLowerCase(), value])),
        'content-type': contentType(address),
        etag: expect.stringMatching(/^(W\/)?"[^"]+"$/),
      });
      expect(Buffer.from(await response.arrayBuffer()).toString('latin1')).toBe(file);

      const head = await fetch(origin + address, { method: 'HEAD' });
      expect([head.status, await head.text()]).toEqual([200, '']);
      expect(head.headers.get('content-type')).toBe(contentType(address));

      const etag = response.headers.get('etag') as string;
      const again = await fetch(origin + address, { headers: { 'If-None-Match': etag } });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(again.headers.get('etag')).toBe(etag);
    });

    it.each([`/${HEADERS_FILE}`, `${BASE_PATH}/en/calendar/2026/2026-02-30.json`, '/x/../../etc/passwd.txt', '/x'])(
      '%s of no file is answered by the app',
      async (address) => {
        const response = await fetch(origin + address);
        expect(response.status).toBe(404);
        expect(response.headers.get('access-control-allow-origin')).toBe('*');
        expect(await response.json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
      },
    );
  });
}

describe('Cloudflare with texts in blocks among the assets', () => {
  const host = worker(packed, [], 0);
  afterAll(() => host.dispose());

  it.each(['/canons/?id=pascha&id=nobody&lang=cu&number=1', '/hymnography/?id=pascha', '/cu/canons/pascha/1.json'])(
    'answers %s as with files',
    async (address) => {
      const [own, other] = await Promise.all([host.ready, HOSTS[0]?.host.ready]);
      const [ofBlocks, ofFiles] = await Promise.all(
        [own, other].map(async (origin) => {
          const answer = await fetch(new URL(`${BASE_PATH}${address}`, origin));
          return `${answer.status} ${(await answer.text()).replaceAll(String(origin), '')}`;
        }),
      );
      expect(ofBlocks).toMatch(/^200 /);
      expect(ofBlocks).toBe(ofFiles);
    },
  );
});

describe('Cloudflare with the Worker before all assets', () => {
  const host = worker(tree, [], 0, true);
  afterAll(() => host.dispose());

  it('has icons at its origin, and pages of other origins may ask again, also at static addresses', async () => {
    const address = `${String(await host.ready).slice(0, -1)}${BASE_PATH}/en/movable/2026/2026-04-12.json`;
    expect(await (await fetch(address)).text()).toContain(`"url":"${new URL(address).origin}${ICONS}`);
    const preflight = await fetch(address, { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('If-None-Match');
  });
});

describe('the configuration for Cloudflare', () => {
  it('sends the public addresses, and no file, to the Worker first', () => {
    const first: string[] = assets.run_worker_first;
    expect([...new Set(first.map((address) => address.replace(/\/?\*?$/, '')))]).toEqual(
      ENDPOINT_NAMES.map((endpoint) => `${BASE_PATH}/${endpoint}`),
    );
    const folders = [...TEXT_EDITIONS, ...LANGUAGES, ...INDEX_NAMES, 'icons', 'datasets', 'feeds'].map(
      (name) => `${BASE_PATH}/${name}/`,
    );
    // `/api/v1/commemorations/` is an endpoint and the folder of a list, so the pattern must not match files below it.
    const below = first.filter((address) => folders.some((folder) => address.startsWith(folder) && address !== folder));
    expect(below).toEqual([]);
  });
});

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2024',
    conditions: ['workerd', 'worker', 'browser'],
  });
  return outputFiles[0]?.text ?? '';
}

/** The Worker in workerd with the assets of a folder, as the configuration says. */
function worker(
  directory: string,
  buckets: readonly { binding: string; bucket_name: string }[],
  port: number,
  first: true | readonly string[] = assets.run_worker_first,
): Miniflare {
  const { binding, html_handling, not_found_handling } = assets;
  return new Miniflare({
    host: '127.0.0.1',
    port,
    cf: false,
    modules: true,
    script,
    compatibilityDate: compatibility_date,
    r2Buckets: Object.fromEntries(buckets.map((bucket) => [bucket.binding, bucket.bucket_name])),
    assets: {
      directory,
      binding,
      assetConfig: { html_handling, not_found_handling },
      routerConfig: {
        has_user_worker: true,
        ...(first === true ? { invoke_user_worker_ahead_of_assets: true } : { static_routing: { user_worker: first } }),
      },
    },
  });
}
