import { once } from 'node:events';
import { get, type IncomingMessage, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_SCRIPT, PAGE_STYLE, SECTION_SCRIPTS } from '../../generator/site/model/paths.ts';
import { datesOfYear } from '../../generator/site/model/place.ts';
import { arrived } from '../support/browser.ts';
import { DESKTOP, PHONE, watchedPages } from '../support/front-page.ts';
import { type PageServer, treeServer } from '../support/page-server.ts';

describe('A first visit', { tags: ['chromium'] }, () => {
  let server: Server;
  let origin: string;
  let withoutPages: PageServer;

  beforeAll(async () => {
    ({ server, origin } = await treeServer('--years', '2026'));
    withoutPages = await treeServer('--years', '2026', '--pages', 'none');
  });
  afterAll(() => {
    server?.close();
    withoutPages?.server.close();
  });

  const opened = watchedPages();

  it.each([
    ['?day=2026-01-07', 4, 40_000],
    ['?day=2026-03-04', 4, 40_000],
    // This day has three pictures and more bytes than any other day of the year.
    ['?day=2026-06-01', 4, 40_000],
    ['day/2026-01-07/', 3, 37_000],
    ['en/day/2026-06-01/', 3, 37_000],
    ['?month=2026-04', 6, 51_000],
    ['month/2026-04/', 5, 48_000],
    ['text/pascha/', 5, 62_000],
    ['en/text/12217/', 5, 62_000],
  ])('to /%s needs at most %i requests and %i bytes over the wire', async (place, requests, bytes) => {
    for (const options of [PHONE, DESKTOP]) {
      const { paths, sum } = await visited(await opened(origin, options), place);
      expect(paths).toContain(`/${PAGE_SCRIPT}`);
      expect(paths.length, paths.join(' ')).toBeLessThanOrEqual(requests);
      expect(sum).toBeGreaterThan(20_000);
      expect(sum).toBeLessThanOrEqual(bytes);
    }
  });

  it.each([
    ['2026-02-04', 0, 92_000],
    ['2026-01-07', 1, 92_000],
    ['2026-02-03', 2, 92_000],
    ['2026-06-01', 4, 92_000],
    // More bytes than any other day of the year.
    ['2026-08-10', 1, 96_000],
  ])(
    'on %s, where days have no pages of their own, needs 8 requests, those of hymns and %i pictures, and at most %i bytes',
    async (date, pictures, bytes) => {
      for (const options of [PHONE, DESKTOP]) {
        const { paths, sum } = await visited(await opened(withoutPages.origin, options), `?day=${date}`);
        expect(paths).toContain(`/${SECTION_SCRIPTS.answers}`);
        expect(paths.filter((path) => path.endsWith('.svg'))).toHaveLength(pictures);
        const hymns = paths.filter((path) => path.includes('/hymnography/')).length;
        expect(hymns).toBeLessThanOrEqual(8);
        expect(paths.length, paths.join(' ')).toBe(8 + pictures + hymns);
        expect(sum).toBeLessThanOrEqual(bytes);
      }
    },
  );

  it('needs no more on any day: 4 requests and 40 kB on the front page, 3 requests on the page of a day', async () => {
    const front = await sentFor(`${origin}/`);
    const shell = namedIn(front.text, /<link rel="stylesheet" href="([^"]+)"|<script type="module" src="([^"]+)"/g);
    expect(shell).toEqual([PAGE_STYLE, PAGE_SCRIPT]);
    const loaded = await Promise.all(shell.map((file) => sentFor(`${origin}/${file}`)));
    const known = loaded.reduce((sum, { bytes }) => sum + bytes, front.bytes);
    expect(known).toBeGreaterThan(20_000);
    for (const date of datesOfYear(2026)) {
      for (const address of [`/day/${date}/`, `/en/day/${date}/`]) {
        const { bytes, text } = await sentFor(origin + address);
        expect(text, address).toContain(date);
        // The page contains its pictures.
        expect(namedIn(text, /<img [^>]*src="(?!data:)([^"]+)"/g), address).toEqual([]);
        expect(known + bytes, address).toBeLessThanOrEqual(40_000);
      }
    }
  });

  it.each([
    ['a day', '?day=2026-01-07'],
    ['a month', '?month=2026-04'],
    ['a year', '?year=2026'],
    ['the list of texts', '?texts'],
    ['texts of a day', '?text=12217'],
    ['texts of a movable day', '?text=pascha'],
    ['texts of an alias', '?text=lazarus_saturday'],
    ['texts of no day', '?text=theotokos'],
    ['hymns of no day', '?text=lords_prayer'],
    ['a general service', '?text=common_martyr'],
    ['a text of no day on its own page', 'text/theotokos/'],
    ['an id without texts', '?text=no_such_text'],
    ['a commemoration', '?commemoration=pascha'],
    ['a search', '?search=nicholas'],
  ])('asks for nothing that is missing: %s', async (_, place) => {
    for (const options of [PHONE, DESKTOP]) {
      const page = await opened(origin, options);
      const refused: string[] = [];
      page.on('response', (response) => void (response.ok() || refused.push(response.url())));
      await page.goto(`/${place}`);
      await arrived(page);
      await page.waitForLoadState('networkidle');
      expect(await page.locator('h1').count()).toBe(1);
      expect(refused).toEqual([]);
    }
  });

  it.each([
    '',
    '?day=2026-01-07',
    '?month=2026-04',
    '?year=2026',
    '?text=pascha',
    '?search=nicholas',
    '?day=2031-01-01',
  ])('does not shift the layout while /%s loads, on a phone in both languages', async (place) => {
    for (const locale of ['en-GB', 'ru-RU']) {
      const page = await opened(origin, { ...PHONE, locale });
      // So slowly that the browser paints the first part before the rest arrives.
      await page.route('**/{assets/*.js,api/**,day/**,month/**,year/**}', (route) =>
        setTimeout(() => void route.continue(), 150),
      );
      await page.addInitScript(() => {
        window.moved = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) window.moved += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(`/${place}`);
      await arrived(page);
      await page.waitForTimeout(100);
      expect(await page.evaluate(() => window.moved)).toBeLessThan(0.02);
    }
  });
});

/** The answer of a host to a browser: its bytes over the wire, with the headers, and its content. */
async function sentFor(address: string): Promise<{ bytes: number; text: string }> {
  const request = get(address, { agent: false, headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const body = await buffer(response);
  expect(response.headers['content-encoding']).toBe('br');
  return { bytes: response.socket.bytesRead, text: brotliDecompressSync(body).toString() };
}

function namedIn(html: string, pattern: RegExp): string[] {
  return Array.from(html.matchAll(pattern), ([, ...named]) => named.find((one) => one !== undefined) as string);
}

/** The paths that a page requests for a place, and the sum of their bytes over the wire. */
async function visited(page: Page, place: string): Promise<{ paths: string[]; sum: number }> {
  const loads = await transfersOf(page);
  await page.goto(`/${place}`);
  await arrived(page);
  await page.waitForLoadState('networkidle');
  const files = [...loads.values()];
  return { paths: files.map(({ path }) => path), sum: files.reduce((all, { bytes }) => all + bytes, 0) };
}

/** The requests of a page and their bytes over the wire, without the icon of the tab, which comes later. */
async function transfersOf(page: Page): Promise<Map<string, { path: string; bytes: number }>> {
  const session = await page.context().newCDPSession(page);
  const loads = new Map<string, { path: string; bytes: number }>();
  session.on('Network.responseReceived', ({ requestId, response: { url } }) => {
    const { pathname, protocol } = new URL(url);
    if (protocol === 'http:' && !pathname.endsWith('/cross.svg')) loads.set(requestId, { path: pathname, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const load = loads.get(requestId);
    if (load) load.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return loads;
}

declare global {
  interface Window {
    /** The cumulative layout shift since the page was opened. */
    moved: number;
  }
}
