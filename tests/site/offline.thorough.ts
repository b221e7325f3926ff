import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../generator/edge/app.ts';
import { launch, watchedPage } from '../support/browser.ts';
import { realName } from '../support/real-names.ts';
import { treeOf } from '../support/trees.ts';

const [DORMITION, MEETING] = [realName('8135', 'en'), realName('2010', 'en')];
const CORRECTED = 'Falling Asleep of our Lady';
let tree: string;
let browser: Browser;

beforeAll(async () => {
  [tree, browser] = await Promise.all([treeOf('--years', '2026'), launch()]);
}, 300_000);
afterAll(() => browser?.close());

/** Stops the clock. The clock of Playwright would also hide what a page has loaded. */
function stopTheDay(time: string): void {
  const now = Date.parse(time);
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (_, args) => Reflect.construct(RealDate, args.length === 0 ? [now] : args),
  });
}

/** A host of the tree in a folder. The name of a feast can be corrected, and one address is a stream that never ends. */
async function hostIn(folder: string, corrected: { name?: string }): Promise<Server> {
  const app = createApp(
    async (file) => {
      const bytes = await readFile(path.join(tree, file)).catch(() => null);
      const isDay = file.endsWith('en/day/2026-08-28/index.html');
      return isDay && bytes && corrected.name
        ? Buffer.from(bytes.toString().replaceAll(DORMITION, corrected.name))
        : bytes;
    },
    { files: true },
  );
  const listener = getRequestListener((request) => app.fetch(new Request(request.url.replace(folder, '/'), request)));
  const server = createServer((request, response) => {
    if (request.url !== `${folder}changes`) return void listener(request, response);
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.write('data: here\n\n');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

describe.each(['/', '/kalendar/'])('The tree at %s', { tags: ['chromium'], timeout: 300_000 }, (folder) => {
  const corrected: { name?: string } = {};
  let server: Server;
  let page: Page;
  let faults: string[];

  const open = async (address: string) => {
    await page.goto(folder + address);
    await page.waitForFunction(() => document.querySelector('h1') && !document.querySelector('main[aria-busy]'));
    return (await page.locator('main').innerText()).replaceAll('\u00a0', ' ');
  };
  const kept = () =>
    page.evaluate(async () => {
      const all = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
      return (await Promise.all(all)).flat().map(({ url }) => url);
    });

  beforeAll(async () => {
    server = await hostIn(folder, corrected);
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const options = { locale: 'en-GB', timezoneId: 'UTC', serviceWorkers: 'allow' } as const;
    ({ page, faults } = await watchedPage(browser, origin, options));
    await page.addInitScript(stopTheDay, '2026-01-06T10:00:00Z');
    await open('?day=2026-08-28');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await vi.waitUntil(async () => (await kept()).some((url) => url.includes('day/2026-08-28')), 30_000);
  }, 300_000);
  afterAll(() => {
    server?.closeAllConnections();
    server?.close();
  });

  it('caches on a first visit the next week, prayers and the search, and no more', async () => {
    await expect.poll(kept, { timeout: 60_000 }).toContainEqual(expect.stringMatching(/search\/en\.json$/));
    const all = (await kept()).join('\n');
    for (const there of ['en/day/2026-01-06/', 'en/day/2026-01-13/', 'hymnography/morning_prayers.json'])
      expect(all).toContain(there);
    for (const absent of ['en/day/2026-01-14/', 'hymnography/common_martyr.json']) expect(all).not.toContain(absent);
    expect((await kept()).length).toBeLessThan(150);
  });

  it('caches only the week for a visitor who saves data', async () => {
    const saving = await browser.newContext({ locale: 'en-GB', timezoneId: 'UTC', serviceWorkers: 'allow' });
    await saving.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await saving.addInitScript(stopTheDay, '2026-01-06T10:00:00Z');
    const asked: string[] = [];
    saving.on('request', (request) => asked.push(request.url()));
    const other = await saving.newPage();
    await other.goto(page.url());
    await vi.waitUntil(() => asked.some((url) => url.includes('en/day/2026-01-13/')), 60_000);
    await other.waitForTimeout(500);
    expect(asked.filter((url) => /texts\/en\.json|search\/en\.json|2026-01-14/.test(url))).toEqual([]);
    await saving.close();
  });

  it('shows changes as soon as caches allow it', async () => {
    expect(await open('?day=2026-08-28')).toContain(DORMITION);
    corrected.name = CORRECTED;
    const session = await page.context().newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    expect(await open('?day=2026-08-28')).toContain(CORRECTED);
  });

  it('passes on a stream while it arrives, and does not cache what must not be cached', async () => {
    const said = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const stream = new EventSource('changes');
          stream.addEventListener('message', ({ data }) => resolve(data));
        }),
    );
    expect(said).toBe('here');
    expect((await kept()).filter((url) => url.endsWith('changes'))).toEqual([]);
  });

  it('loads the coming days on a second visit, and caches no more than it should', async () => {
    await open('');
    await page.waitForFunction(() => localStorage.getItem('ahead') !== null, null, { timeout: 200_000 });
    const ahead = (await kept()).length;
    expect(ahead).toBeGreaterThan(100);
    expect(ahead).toBeLessThan(500);
    await page.evaluate(async () => {
      const cache = await caches.open((await caches.keys())[0] ?? '');
      const first = (await cache.keys()).length;
      const old = Array.from({ length: 1100 }, (_, i) => cache.put(`old/${first + i}`, new Response('old')));
      await Promise.all(old);
    });
  });

  describe('without a network', () => {
    beforeAll(async () => {
      await open('?day=2026-01-06&lang=en');
      await open('?search=nicholas&lang=en');
      await page.evaluate(() => localStorage.removeItem('ahead'));
      await open('');
      await page.waitForFunction(() => localStorage.getItem('ahead') !== null, null, { timeout: 200_000 });
      await open('');
      server.closeAllConnections();
      server.close();
    }, 300_000);

    it('has the last answers, and no more', async () => {
      await expect.poll(async () => (await kept()).length).toBeLessThan(1020);
    });

    it('opens as an app, with today', async () => {
      expect(await open('')).toContain('6 January 2026');
      expect(await open('index.html')).toContain('6 January 2026');
    });

    it('has the day that was shown before', async () => {
      expect(await open('?day=2026-08-28')).toContain(CORRECTED);
    });

    it.each([
      '?day=2026-02-23',
      '?day=2026-03-07',
      'en/day/2026-02-23/',
      'en/day/2026-02-23',
      'en/day/2026-03-01/index.html',
    ])('has %s of the next 60 days with fasting and readings', async (address) => {
      const said = await open(address);
      for (const part of ['2026', 'FASTING', 'READINGS FROM SCRIPTURE']) expect(said.toUpperCase()).toContain(part);
    });

    it('has months, years, and the texts of the chief commemorations', async () => {
      expect(await open('?month=2026-02&lang=en')).toContain('February 2026');
      expect(await open('en/year/2026/')).toContain('Year 2026');
      expect(await open('?day=2026-02-15&lang=en')).toContain(MEETING);
      const texts = await page.locator('.feast a.to-texts').first().getAttribute('href');
      expect(await open(texts ?? '')).toContain('Troparion');
      expect(
        await page
          .locator('main img')
          .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0)),
      ).toEqual([true]);
      const id = new URLSearchParams(texts?.slice(1)).get('text');
      expect(await open(`en/text/${id}/`)).toContain('Troparion');
    });

    it('repeats a search that was made before', async () => {
      const said = await open(`?search=${encodeURIComponent(DORMITION)}&lang=en`);
      expect(said).toMatch(/Found: \d+/);
      expect((await page.locator('.found li a').allInnerTexts()).join('\n')).toContain(DORMITION);
    });

    it.each(['?day=2027-05-01&lang=en', 'en/day/2027-05-01/', 'en/text/common_martyr/', '?text=pascha&lang=en'])(
      'says that %s, which was never shown, is not cached, and leads to today',
      async (address) => {
        const said = await open(address);
        expect(said).toContain('No connection');
        expect(said).toContain('You can still read what you have opened on this device, the next week and prayers');
        await page.locator('.message a', { hasText: 'Today' }).click();
        await page.waitForFunction(() => document.querySelector('h1')?.textContent?.includes('6 January 2026'));
      },
    );

    it('shows the nearest day in place of a today that it does not have', async () => {
      await page.addInitScript(stopTheDay, '2026-09-02T10:00:00Z');
      const said = await open('?lang=en');
      expect(said).toContain('No connection. Today is not stored on this device.');
      expect(said).toMatch(/The calendar was last updated here on \d+ \w+ \d{4}\. Below is the nearest day/);
      expect(await page.locator('h1').allInnerTexts()).toEqual(['Friday, 28 August 2026']);
      expect(await page.locator('#retry').isVisible()).toBe(true);
    });

    it('says so in Russian too, without other errors', async () => {
      expect(await open('?text=pascha&lang=ru')).toContain('Нет связи');
      expect(faults.filter((fault) => !/ERR_|fetch/.test(fault))).toEqual([]);
    });
  });
});
