import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import serveHandler from 'serve-handler';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ICONS_FOLDER, iconPath, inTree } from '../../generator/contract/paths.ts';
import { nodeServer } from '../../generator/edge/hosts/node.ts';
import { findById } from '../../generator/model/find-by-id.ts';
import { arrived } from '../support/browser.ts';
import { watchedPages } from '../support/front-page.ts';
import { realCatalog } from '../support/real-days.ts';
import { realName } from '../support/real-names.ts';
import { treeOf } from '../support/trees.ts';

/** A landscape A4 sheet within its margins, in CSS pixels. */
const SHEET = { width: 1062, height: 733 };
const ANNUNCIATION = '3208';
const MONTHS = Array.from({ length: 12 }, (_, i) => `?month=2026-${String(i + 1).padStart(2, '0')}`);
/**
 * The page, two styles, two scripts and two parts of a dataset: no month of this tree has a page of its own. The icon of
 * the tab comes later.
 */
const MOST_REQUESTS = 7;
/** The page, its style, the scripts of the page, of answers and of the Liturgy, and three answers. */
const MOST_OF_DAY = 8;
/** The hymns of a day have an answer for each of whom they are. */
const MOST_HYMNS = 8;

describe('Months and years on the front page', { tags: ['chromium'], timeout: 120_000 }, () => {
  let root: string;
  const servers: Server[] = [];
  let origin: string;

  /** The requested paths, since the list was last emptied. */
  const asked: string[] = [];
  /** Starts a host and returns its origin. */
  const started = async (server: Server) => {
    server.on('request', ({ url }) => {
      const { pathname } = new URL(url ?? '', 'http://host.invalid');
      if (!pathname.endsWith(iconPath('cross.svg'))) asked.push(pathname);
    });
    servers.push(server.listen(0, '127.0.0.1'));
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };

  beforeAll(async () => {
    const scope = [
      '--years',
      '2026',
      '--datasets',
      '2025-2026',
      '--endpoint',
      'calendar,movable,fasting,readings,liturgy',
    ];
    root = await treeOf(...scope, '--lang', 'ru,en', '--no-feeds', '--pages', 'none');
    origin = await started(nodeServer(root));
  });
  afterAll(() => {
    for (const server of servers) server.close();
  });

  const opened = watchedPages();
  /** A page that is not open yet. */
  const closed = (host: string, options: BrowserContextOptions = {}) =>
    opened(host, { viewport: SHEET, locale: 'en-GB', ...options });
  const open = async (place: string, host = origin, options: BrowserContextOptions = {}) => {
    const page = await closed(host, options);
    asked.length = 0;
    await page.goto(`/${place}`);
    await arrived(page);
    return page;
  };
  const paschaIn = (page: Page) => page.locator('.month a', { hasText: realName('pascha', 'en') }).count();

  it(`need ${MOST_REQUESTS} requests for a month, of which two are parts of the dataset of its year`, async () => {
    const page = await open('?month=2026-04');
    expect(await page.locator('.month td a').count()).toBe(30);
    expect(await paschaIn(page)).toBe(1);
    expect(asked.length).toBeLessThanOrEqual(MOST_REQUESTS);
    expect(asked.filter((one) => one.endsWith('.json.gz'))).toHaveLength(2);
    asked.length = 0;
    await page.keyboard.press('ArrowRight');
    await page.getByRole('heading', { name: 'May 2026' }).waitFor();
    expect(asked).toEqual(['/api/v1/datasets/calendar-2026.en.json.gz']);
  });

  it.each(['2026-01-07', '2026-06-01', '2026-08-10'])(
    `%s, which has no page of its own, needs ${MOST_OF_DAY} requests, of which three are answers, its hymns and its pictures`,
    async (date) => {
      await open(`?day=${date}`);
      const hymns = asked.filter((one) => one.includes('/hymnography/'));
      expect(hymns.length).toBeLessThanOrEqual(MOST_HYMNS);
      const files = asked.filter((one) => !one.startsWith(`/${inTree(ICONS_FOLDER)}/`) && !hymns.includes(one));
      expect(files.length).toBeLessThanOrEqual(MOST_OF_DAY);
      expect(files.filter((one) => one.endsWith(`/${date}.json`))).toHaveLength(3);
    },
  );

  const hosts: [string, RequestListener][] = [
    ['supports ranges', (request, response) => void serveHandler(request, response, { public: root })],
    ['ignores ranges', (request, response) => wholeFile(root, request.url ?? '/', response)],
  ];
  it.each(hosts)('work from a host of plain files that %s', async (_, host) => {
    const page = await open('?month=2026-04', await started(createServer(host)));
    expect(await paschaIn(page)).toBe(1);
    expect(asked.length).toBeLessThanOrEqual(MOST_REQUESTS);
    // A day of a year that exists only as a dataset.
    await page.goto('/?day=2025-04-20&lang=en');
    await arrived(page);
    expect(await page.locator('.feast.great h3').innerText()).toBe(realName('pascha', 'en'));
    expect(await page.locator('.readings').innerText()).toContain(findById(realCatalog.scripture, 'Acts')?.label.en);
  });

  it.each([
    ['there are no datasets', (page: Page) => page.route('**/datasets/*', (route) => route.fulfill({ status: 404 }))],
    ['a dataset is broken', (page: Page) => page.route('**/datasets/*', (route) => route.fulfill({ body: 'broken' }))],
    [
      'the browser cannot inflate',
      (page: Page) => page.addInitScript(() => Reflect.deleteProperty(window, 'DecompressionStream')),
    ],
  ])('if %s, a month is requested day by day, and a year says that it is missing', async (_, spoil) => {
    const page = await closed(origin);
    await spoil(page);
    asked.length = 0;
    await page.goto('/?month=2026-04');
    await arrived(page);
    expect(await paschaIn(page)).toBe(1);
    expect(asked.filter((one) => one.includes('/calendar/2026/'))).toHaveLength(30);
    await page.goto('/?year=2026');
    await arrived(page);
    expect(await page.locator('main').innerText()).toContain('does not reach so far');
  });

  it('lead from a missing year to one that exists, and on to its months', async () => {
    const page = await open('?year=2031&lang=en');
    await page.getByRole('link', { name: 'Year 2026' }).click();
    await page.getByRole('heading', { name: 'Year 2026' }).waitFor();
    await arrived(page);
    await page.getByRole('link', { name: 'April', exact: true }).click();
    await page.getByRole('heading', { name: 'April 2026' }).waitFor();
    await arrived(page);
    await page.getByRole('link', { name: 'The whole year 2026' }).click();
    await page.waitForURL('**/?year=2026&lang=en');
    await arrived(page);
    await page.getByLabel('Year').fill('2025');
    await page.getByLabel('Year').press('Enter');
    await page.waitForURL('**/?year=2025&lang=en');
  });

  it('list below the month on a phone what has no room in the cells', async () => {
    const page = await open('?month=2026-04', origin, { viewport: { width: 380, height: 800 } });
    const list = page.locator('.kept-list');
    expect(await list.isVisible()).toBe(true);
    for (const id of ['great_friday', 'radonitsa', ANNUNCIATION]) {
      expect(await list.innerText()).toContain(realName(id, 'en'));
    }
    await page.setViewportSize(SHEET);
    expect(await list.isVisible()).toBe(false);
  });

  // March has six weeks.
  it.each(['?month=2026-03', '?month=2026-04', '?year=2026'])(
    '%s is printed on one landscape sheet, A4 and A3',
    async (place) => {
      const page = await open(place);
      for (const [format, box] of [
        ['A4', [842, 595]],
        ['A3', [1191, 842]],
      ] as const) {
        const sheets = sheetsOf(await page.pdf({ format, preferCSSPageSize: true }));
        expect(sheets.map((size) => size.map(Math.floor))).toEqual([box]);
      }
    },
  );

  it.each(['ru', 'en'])('are printed complete and without links and buttons, in %s', async (lang) => {
    const page = await open(`?year=2026&lang=${lang}`);
    await page.emulateMedia({ media: 'print' });
    for (const place of ['?year=2026', ...MONTHS]) {
      await page.goto(`/${place}&lang=${lang}`);
      await arrived(page);
      expect(await page.locator('.top, .moves, .foot, .request, .kept-list').filter({ visible: true }).count()).toBe(0);
      const cut = page
        .locator('.wall, .month a, .year, .months, .year-lists')
        .evaluateAll((boxes) =>
          boxes.filter((box) => box.scrollHeight > box.clientHeight + 1).map((box) => box.textContent),
        );
      expect([place, await cut]).toEqual([place, []]);
    }
  });

  it('a day is printed on a portrait sheet', async () => {
    const page = await open('?day=2026-04-12');
    const [first] = sheetsOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
    expect(first?.map(Math.floor)).toEqual([595, 842]);
  });

  it('a page that was opened as today shows the next day at midnight', async () => {
    const page = await closed(origin, { timezoneId: 'America/Anchorage' });
    await page.clock.install({ time: new Date('2026-04-11T23:59:30-08:00') });
    await page.goto('/');
    await page.getByRole('heading', { name: 'Saturday, 11 April 2026' }).waitFor();
    await page.clock.runFor(20_000);
    expect(await page.locator('main h1').innerText()).toBe('Saturday, 11 April 2026');
    await page.clock.runFor(20_000);
    await page.getByRole('heading', { name: 'Sunday, 12 April 2026' }).waitFor();
    await page.clock.runFor(24 * 3600 * 1000);
    await page.getByRole('heading', { name: 'Monday, 13 April 2026' }).waitFor();
  });

  it('share a permanent address by the system, otherwise by the clipboard', async () => {
    const page = await closed(origin);
    await page.clock.setFixedTime(new Date('2026-04-12T12:00:00Z'));
    await page.goto('/');
    await arrived(page);
    const here = `${origin}/?day=2026-04-12&lang=en`;
    const menu = page.locator('.actions summary');
    const share = page.getByRole('link', { name: 'Share' });
    await menu.click();
    expect(await share.evaluate((link: HTMLAnchorElement) => link.href)).toBe(here);

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await share.click();
    await page.locator('#said:not(.unseen)').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(here);
    expect(page.url()).toBe(`${origin}/`);
    expect(await share.isVisible()).toBe(false);

    await menu.click();
    const shared = page.evaluate(
      () => new Promise((resolve) => Object.assign(navigator, { share: async (what: ShareData) => resolve(what) })),
    );
    await share.click();
    expect(await shared).toEqual({ title: 'Sunday, 12 April 2026 – Menologion', url: here });

    await page.evaluate(() => {
      Object.assign(navigator, { share: undefined });
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await menu.click();
    await share.click();
    await page.waitForURL(here);
  });

  it('are installed as an app in the language of the reader', async () => {
    const page = await open('?day=2026-04-12&lang=en');
    const offered = () => page.locator('link[rel=manifest]').evaluate((link: HTMLLinkElement) => link.href);
    const english = await (await fetch(await offered())).json();
    expect(english).toMatchObject({ lang: 'en', name: 'Menologion: Orthodox calendar' });
    expect(english.description).toContain('Russian Orthodox Church');
    expect(english.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable');
    await page.getByRole('link', { name: 'Русский' }).click();
    await expect.poll(offered).toBe(`${origin}/app.webmanifest`);
    expect(await (await fetch(await offered())).json()).toMatchObject({ lang: 'ru', id: english.id });
  });

  it('have a button that prints them', async () => {
    const page = await open('?month=2026-04');
    const printed = page.evaluate(
      () => new Promise<string>((resolve) => Object.assign(window, { print: () => resolve('printed') })),
    );
    await page.locator('.actions summary').click();
    await page.getByRole('button', { name: 'Print' }).click();
    expect(await printed).toBe('printed');
  });
});

/** The width and height of each sheet of a PDF. */
function sheetsOf(pdf: Buffer): number[][] {
  return [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...size]) =>
    size.map(Number),
  );
}

/** Answers with a complete file, whatever range is requested. */
function wholeFile(root: string, address: string, response: Parameters<RequestListener>[1]): void {
  const { pathname } = new URL(address, 'http://host.invalid');
  const name = pathname === '/' ? 'index.html' : pathname.slice(1);
  const types: Record<string, string> = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' };
  try {
    const bytes = readFileSync(path.join(root, name));
    response.setHeader('Content-Type', types[path.extname(name)] ?? 'application/octet-stream').end(bytes);
  } catch {
    response.writeHead(404).end();
  }
}
