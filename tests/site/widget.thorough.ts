import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { contentType } from '../../generator/contract/headers.ts';
import { createEngine } from '../../generator/engine/engine.ts';
import { findById } from '../../generator/model/find-by-id.ts';
import { WIDGET_SCRIPT } from '../../generator/site/model/paths.ts';
import { pageUnits } from '../../generator/site/page-units.ts';
import { filesOfUnits } from '../../generator/site/source.ts';
import { testBrowser, violations } from '../support/browser.ts';
import { fasting } from '../support/day-entries.ts';
import { type PageServer, pageServer } from '../support/page-server.ts';
import { realCatalog } from '../support/real-days.ts';
import { realName } from '../support/real-names.ts';

/** The line of HTML and the directives of a policy in the documentation of the widget. */
const DOCUMENTED = readFileSync('docs/how-to/widget.md', 'utf8');
const [, LINE = ''] = /```html\n(.+)\n/.exec(DOCUMENTED) ?? [];
const [, DIRECTIVES = ''] = /```\n(script-src .+)\n/.exec(DOCUMENTED) ?? [];
const EXAMPLE = 'https://calendar.example';

const MOST_COMPRESSED = 10_000;
/** The day before a great feast, a minute before it begins. */
const EVE = '2026-08-27T23:59:00';
const DORMITION = '8135';
const MOSCOW = { timezoneId: 'Europe/Moscow', viewport: { width: 900, height: 900 } };

/** The styles of the page of a parish. They apply to every element, and would spoil the widget if they reached it. */
const OWN_STYLE = `
  * { letter-spacing: 0.01em }
  body { margin: 2rem; background: #10241c; color: #e9f2ec; font: 18px/1.5 monospace }
  h2 { text-transform: uppercase; position: absolute; left: -999px }
  ul { list-style: square; padding: 4rem }
  p { display: none }
  menologion-day { --menologion-accent: #ffd479; --menologion-padding: 1rem; max-width: 30rem; outline: 1px solid #4c6a5c }
  menologion-day::part(fast) { background: #1c3a2e }
  menologion-day::part(readings) { font-style: italic }
`;

it(`The widget is under ${MOST_COMPRESSED} bytes when compressed`, async () => {
  const script = (await filesOfUnits(pageUnits())).find(({ path }) => path === WIDGET_SCRIPT);
  expect(gzipSync(script?.content ?? '', { level: 9 }).length).toBeGreaterThan(1000);
  expect(gzipSync(script?.content ?? '', { level: 9 }).length).toBeLessThan(MOST_COMPRESSED);
});

describe('The widget in a page of another origin', { tags: ['chromium'], timeout: 60_000 }, () => {
  let calendar: PageServer;
  let browser: Browser;
  let site: Server;
  let policy = '';
  let body = '';
  let faults: string[] = [];
  const open: Page[] = [];
  const plain = new Map<string, Uint8Array>();
  const siteOrigin = () => `http://127.0.0.1:${(site.address() as AddressInfo).port}`;

  beforeAll(async () => {
    [calendar, browser] = await Promise.all([pageServer(realCatalog), testBrowser()]);
    const engine = createEngine(realCatalog);
    for (const { path, content } of await filesOfUnits(pageUnits())) plain.set(path, content);
    site = createServer(({ url = '' }, response) => {
      if (url === '/') {
        response.setHeader('Content-Security-Policy', policy);
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        return response.end(`<!doctype html><html lang="en"><title>Parish</title><link rel="stylesheet" href="own.css">
          <main><h1>Parish of St Nicholas</h1>${body}</main></html>`);
      }
      if (url === '/own.css') return response.setHeader('Content-Type', 'text/css').end(OWN_STYLE);
      // A folder of plain files of a single year.
      const file = url.replace('/calendar/', '');
      const bytes = plain.get(file) ?? (/\/2026\//.test(file) ? engine.file(file) : null);
      response.statusCode = bytes ? 200 : 404;
      return response.setHeader('Content-Type', bytes ? contentType(file) : 'text/html').end(bytes ?? '<p>Nothing</p>');
    }).listen(0, '127.0.0.1');
    await once(site, 'listening');
  }, 60_000);
  afterAll(() => {
    site?.close();
    calendar?.server.close();
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((page) => page.context().close()));
    const seen = faults;
    faults = [];
    expect(seen).toEqual([]);
  });

  /** The page of the site with a line of HTML, under a policy that allows only what the second argument names. */
  const opened = async (line: string, from: string, at = EVE, prepare?: (page: Page) => Promise<unknown>) => {
    const { origin } = from === 'self' ? { origin: "'self'" } : calendar;
    const directives = DIRECTIVES.replaceAll(EXAMPLE, origin);
    policy = `default-src 'none'; style-src 'self'; ${directives}; require-trusted-types-for 'script'; trusted-types 'none'; base-uri 'none'`;
    body = line;
    const page = await (await browser.newContext(MOSCOW)).newPage();
    open.push(page);
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load')) faults.push(message.text());
    });
    await page.clock.install({ time: new Date(`${at}+03:00`) });
    await prepare?.(page);
    await page.goto(siteOrigin());
    return page;
  };
  const line = (attributes = '') => LINE.replace(EXAMPLE, calendar.origin).replace('lang="en"', attributes);
  const arrived = (page: Page) => page.locator('menologion-day [part=link]').waitFor();
  const part = (page: Page, name: string) => page.locator(`menologion-day [part~=${name}]`);

  it('shows today’s feast, saints, fast and readings in the language of the page, under a strict policy', async () => {
    const page = await opened(line(), 'other', '2026-08-28T12:00:00');
    await arrived(page);
    expect(await part(page, 'date').innerText()).toBe('Friday, 28 August 2026');
    expect(await part(page, 'old-style').innerText()).toBe('15 August 2026 old style, tone 3');
    const { description, allowedFood = '' } = fasting('2026-08-28').fasting;
    const [food = '', ...oil] = allowedFood;
    expect(await part(page, 'fast').innerText()).toBe(`${description}. ${food.toUpperCase()}${oil.join('')}`);
    expect(await part(page, 'great').innerText()).toBe(realName(DORMITION, 'en'));
    expect(await part(page, 'readings').innerText()).toContain(
      `${findById(realCatalog.scripture, 'Luke')?.label.en} 10:38–42; 11:27–28`,
    );
    expect(await part(page, 'link').getAttribute('href')).toBe(`${calendar.origin}/?day=2026-08-28&lang=en`);
    const toKept = await part(page, 'feasts')
      .getByRole('link', { name: realName(DORMITION, 'en') })
      .getAttribute('href');
    expect(toKept).toBe(`${calendar.origin}/?commemoration=${DORMITION}&lang=en`);
    expect(await part(page, 'name').count()).toBe(await part(page, 'name-link').count());
  });

  it('is in Russian if the element says so, and changes with it', async () => {
    const page = await opened(line('lang="ru"'), 'other', '2026-08-28T12:00:00');
    await arrived(page);
    expect(await part(page, 'date').innerText()).toBe('Пятница, 28 августа 2026');
    expect(await part(page, 'great').innerText()).toBe(realName(DORMITION, 'ru'));
    await page.locator('menologion-day').evaluate((one) => one.setAttribute('lang', 'en'));
    await page.getByRole('heading', { name: 'Friday, 28 August 2026' }).waitFor();
  });

  it('looks like the page around it, uses its properties and parts, and is not affected by its styles', async () => {
    const page = await opened(line(), 'other', '2026-08-28T12:00:00');
    await arrived(page);
    const styleOf = (name: string, property: string) =>
      part(page, name).evaluate((one, wanted) => getComputedStyle(one).getPropertyValue(wanted), property);
    expect(await styleOf('old-style', 'font-family')).toBe('monospace');
    expect(await styleOf('old-style', 'color')).toBe('rgb(233, 242, 236)');
    expect(await styleOf('date', 'color')).toBe('rgb(255, 212, 121)');
    expect(await styleOf('date', 'position')).toBe('static');
    expect(await styleOf('fast', 'background-color')).toBe('rgb(28, 58, 46)');
    expect(await styleOf('readings', 'font-style')).toBe('italic');
    expect(await styleOf('feasts', 'padding-left')).toBe('0px');
  });

  it('meets the rules of axe as a day and as an error', async () => {
    const page = await opened(line(), 'other', '2026-08-29T12:00:00');
    await arrived(page);
    expect(await violations(page)).toEqual([]);
    await page.route('**/api/**', (route) => route.abort());
    await page.locator('menologion-day').evaluate((one) => one.setAttribute('lang', 'ru'));
    await part(page, 'retry').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('keeps its place while it loads, says when the calendar cannot be reached, and tries again', async () => {
    let isCut = true;
    const page = await opened(line(), 'other', EVE, (one) =>
      one.route('**/api/**', async (route) => (isCut ? route.abort() : route.continue())),
    );
    await part(page, 'retry').waitFor();
    const height = () => page.locator('menologion-day').evaluate((one) => one.getBoundingClientRect().height);
    expect(await height()).toBe(512);
    expect(await part(page, 'message').innerText()).toContain('could not be fetched');
    expect(await part(page, 'date').innerText()).toBe('Thursday, 27 August 2026');
    isCut = false;
    await part(page, 'retry').focus();
    await part(page, 'retry').press('Enter');
    await arrived(page);
    expect(await height()).toBeGreaterThanOrEqual(512);
    expect(await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.id)).toBe('date');
  });

  it('shows the date and lines at once, before any answer, and says that it is busy', async () => {
    let answered = () => {};
    const held = new Promise<void>((free) => {
      answered = free;
    });
    const page = await opened(line(), 'other', EVE, (one) =>
      one.route('**/api/**', (route) => held.then(() => route.continue())),
    );
    await part(page, 'coming').waitFor();
    expect(await part(page, 'date').innerText()).toBe('Thursday, 27 August 2026');
    expect(await part(page, 'day').getAttribute('aria-busy')).toBe('true');
    answered();
    await arrived(page);
    expect(await part(page, 'day').getAttribute('aria-busy')).toBeNull();
    expect(await part(page, 'coming').count()).toBe(0);
  });

  it('shows the next day at midnight, but not after it is removed', async () => {
    const page = await opened(line(), 'other');
    await arrived(page);
    await page.clock.fastForward('02:00');
    await page.getByRole('heading', { name: 'Friday, 28 August 2026' }).waitFor();
    await part(page, 'great').waitFor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.locator('menologion-day').evaluate((one) => one.remove());
    await page.clock.fastForward('24:00:00');
    expect(asked).toEqual([]);
  });

  it('works from a folder of plain files of the site itself, and says if a day is missing there', async () => {
    const own = LINE.replace(EXAMPLE, '/calendar');
    const page = await opened(own, 'self', '2026-12-31T23:59:30');
    await arrived(page);
    expect(await part(page, 'saints').first().innerText()).not.toBe('');
    expect(await part(page, 'link').getAttribute('href')).toBe(`${siteOrigin()}/calendar/?day=2026-12-31&lang=en`);
    await page.clock.fastForward('01:00');
    await part(page, 'message').waitFor();
    expect(await part(page, 'message').innerText()).toBe('This calendar does not reach so far.');
  });

  it('requests another calendar than that of its script if the element names one', async () => {
    const page = await opened(line(`from="${siteOrigin()}/nowhere/"`), 'other');
    await part(page, 'retry').waitFor();
    expect(faults.splice(0).join()).toContain(`${siteOrigin()}/nowhere/api/v1/en/calendar/2026/2026-08-27.json`);
    await page
      .locator('menologion-day')
      .evaluate((one, origin) => one.setAttribute('from', origin), `${calendar.origin}/`);
    await arrived(page);
  });
});
