import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { BASE_PATH, OPENAPI_FILE } from '../../generator/contract/paths.ts';
import { LOOKUP_SCRIPT, PAGE_SCRIPT, PAGE_STYLE } from '../../generator/site/model/paths.ts';

const FILES = [
  '/',
  '/?day=2026-01-07&lang=en',
  '/index.html',
  '/reference.ru.html',
  '/reference/tasks.html',
  ...[PAGE_SCRIPT, LOOKUP_SCRIPT, PAGE_STYLE, OPENAPI_FILE].map((file) => `/${file}`),
  `${BASE_PATH}/search/ru.json`,
  `${BASE_PATH}/commemorations/en.json`,
];
/** Files without compressed copies. */
const PLAIN = ['/manifest.json', `${BASE_PATH}/en/fasting/2026/2026-01-07.json`, '/assets/ponomar.woff2'];

const DECODED: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  none: (bytes) => bytes,
};

/** Tests how a host sends files that have compressed copies; `hasBrotli` says whether it sends Brotli. */
export function compressedSuite(host: string, origin: () => string, tree: () => string, hasBrotli: boolean): void {
  const best = hasBrotli ? 'br' : 'gzip';
  const asked: readonly [header: string | undefined, coding: string][] = [
    [undefined, 'none'],
    ['identity', 'none'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', best],
    ['deflate, gzip;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', 'none'],
    ['gzip;q=0.000', 'none'],
    ['brotli, xgzip', 'none'],
  ];

  describe(`${host}, a file with compressed copies`, () => {
    it.each(FILES)('%s comes in the requested coding, with its own tag', async (address) => {
      const name = address.replace(/\?.*/, '').replace(/^\/$/, '/index.html');
      const file = readFileSync(path.join(tree(), name));
      const plain = await raw(origin() + address);
      const tags = new Map<string, string>();
      for (const [header, coding] of asked) {
        const { statusCode, headers, body } = await raw(origin() + address, accepting(header));
        const what = `${address} for ${header}`;
        expect(statusCode, what).toBe(200);
        expect(headers['content-encoding'] ?? 'none', what).toBe(coding);
        expect(headers.vary, what).toBe('Accept-Encoding');
        for (const same of [
          'content-type',
          'cache-control',
          'access-control-allow-origin',
          'content-security-policy',
        ]) {
          expect(headers[same], `${same} of ${what}`).toBe(plain.headers[same]);
        }
        expect(Number(headers['content-length']), what).toBe(body.length);
        expect(DECODED[coding]?.(body).equals(file), what).toBe(true);
        tags.set(coding, headers.etag as string);
      }
      expect(new Set(tags.values()).size).toBe(hasBrotli ? 3 : 2);
      for (const [coding, etag] of tags) {
        const again = await raw(origin() + address, { ...accepting(coding), 'If-None-Match': etag });
        expect([again.statusCode, again.headers.vary, again.body.length]).toEqual([304, 'Accept-Encoding', 0]);
      }
    });

    it.each(PLAIN)('is not %s, which comes as it is', async (address) => {
      const { statusCode, headers, body } = await raw(origin() + address, accepting('gzip, br'));
      expect([statusCode, headers['content-encoding'], headers.vary]).toEqual([200, undefined, undefined]);
      expect(body.equals(readFileSync(path.join(tree(), address)))).toBe(true);
    });
  });
}

function accepting(header: string | undefined): Record<string, string> {
  return header === undefined ? {} : { 'Accept-Encoding': header };
}

/** An answer as it is on the wire: `fetch` would accept codings by itself, and decode them. */
async function raw(address: string, headers: Record<string, string> = {}): Promise<IncomingMessage & { body: Buffer }> {
  const [response] = (await once(get(address, { headers }), 'response')) as [IncomingMessage];
  return Object.assign(response, { body: await buffer(response) });
}
