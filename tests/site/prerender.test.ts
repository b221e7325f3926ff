import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../generator/contract/languages.ts';
import { DATA_PAGES, dataPagePath } from '../../generator/contract/pages.ts';
import { htmlBytes } from '../../generator/site/html-bytes.ts';
import { sitemapPaths } from '../../generator/site/model/paths.ts';
import { pageUnits } from '../../generator/site/page-units.ts';
import { metadataOf } from '../../generator/site/prerender/metadata.ts';
import { sitemaps } from '../../generator/site/prerender/sitemaps.ts';
import { prerenderedUnits } from '../../generator/site/prerender/units.ts';
import { filesOfUnits } from '../../generator/site/source.ts';
import { PrerenderedPage } from '../../generator/site/views/prerendered-page.tsx';
import { WORDS } from '../../generator/site/words/words.ts';
import { testBrowser } from '../support/browser.ts';
import { temporaryFolder } from '../support/data-folder.ts';
import { watchedPages } from '../support/front-page.ts';
import { pageOfDay } from '../support/page-models.ts';
import { type PageServer, pageServer } from '../support/page-server.ts';
import { realCatalog } from '../support/real-days.ts';
import { realName } from '../support/real-names.ts';

const ORIGIN = 'https://calendar.example';
const pages = { firstYear: 2026, lastYear: 2026, languages: ['ru', 'en'], texts: true, liturgy: true } as const;
const own = await filesOfUnits(prerenderedUnits({ catalog: realCatalog, origin: ORIGIN, pages }));
const isCard = (file: string) => file.endsWith('.png');
const files = new Map(
  own.filter(({ path: file }) => !isCard(file)).map(({ path: file, content }) => [file, String(content)]),
);
const page = (file: string) => files.get(file) ?? '';
const all = (html: string, pattern: RegExp) => Array.from(html.matchAll(pattern), ([, found = '']) => found);
const linked = (html: string) =>
  JSON.parse(all(html, /<script type="application\/ld\+json">(.*?)<\/script>/g)[0] ?? '{"@graph":[]}')['@graph'];
const inFolder = (folder: string) => [...files.keys()].filter((file) => file.startsWith(`${folder}/`));

describe('Prerendered pages of days and texts', () => {
  it('exist for each day, month and year of the window, and for texts, in both languages', () => {
    for (const lang of ['', 'en/']) {
      expect(inFolder(`${lang}day`)).toHaveLength(365);
      expect(inFolder(`${lang}month`)).toHaveLength(12);
      expect(inFolder(`${lang}year`)).toEqual([`${lang}year/2026/index.html`]);
      const texts = inFolder(`${lang}text`);
      expect(texts.length).toBeGreaterThan(200);
      expect(texts.length).toBeLessThan(400);
      for (const id of ['pascha', '12217', 'theotokos', 'morning_prayers']) {
        expect(texts).toContain(`${lang}text/${id}/index.html`);
      }
    }
  });

  it('link only to files of each other, and a text to the days on which it is sung', () => {
    const led = { day: 0, month: 0, year: 0, text: 0 };
    for (const [file, html] of files) {
      if (!file.endsWith('.html')) continue;
      for (const href of all(html, / (?:href|src)="([^"#]+)"/g)) {
        if (/^[a-z]+:/.test(href)) continue;
        const { pathname, search } = new URL(href.replaceAll('&amp;', '&'), `${ORIGIN}/${file}`);
        expect(href, file).toMatch(/^(\.\.\/)+/);
        if (!pathname.startsWith('/api/')) expect(search, `${href} of ${file}`).toBe('');
        const [, kind] = /^\/(?:en\/)?(day|month|year|text)\//.exec(pathname) ?? [];
        if (kind) {
          expect(files.has(pathname.slice(1)), `${href} of ${file}`).toBe(true);
          led[kind as keyof typeof led]++;
        } else
          expect(pathname, `${href} of ${file}`).toMatch(
            /^\/(index\.html$|api\/|assets\/|app\.|openapi\.json$|reference)/,
          );
      }
    }
    for (const [kind, least] of Object.entries({ day: 4000, month: 800, year: 24, text: 1000 })) {
      expect(led[kind as keyof typeof led], kind).toBeGreaterThanOrEqual(least);
    }
    expect(page('text/12217/index.html')).toContain('href="../../day/2026-01-07/index.html"');
    expect(page('day/2026-01-07/index.html')).toContain('href="../../text/12217/index.html"');
  });

  it('have no link to anything that needs a script', () => {
    expect(all(page('day/2026-12-31/index.html'), /<a [^>]*rel="next"([^>]*)>/g)).toEqual(['']);
    expect(all(page('text/12217/index.html'), /<a([^>]*)>О праздновании</g)).toEqual(['']);
    expect(page('day/2026-03-16/index.html')).toMatch(/<a class="to-kept">/);
    expect(page('en/day/2026-03-16/index.html')).toMatch(
      /<noscript><p class="note">Without JavaScript only the underlined names lead to a page/,
    );
  });

  it('give search engines their title, their events, and the same page in the other language', () => {
    const html = page('en/day/2026-01-07/index.html');
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/en/day/2026-01-07/"/>`);
    expect(html).toContain(`<link rel="alternate" hreflang="ru" href="${ORIGIN}/day/2026-01-07/"/>`);
    expect(all(html, /<meta property="(og:[a-z_]+)"/g)).toEqual([
      ...['og:type', 'og:site_name', 'og:title', 'og:description', 'og:locale', 'og:url', 'og:image'],
    ]);
    expect(linked(html)[0]).toMatchObject({ '@type': 'Event', startDate: '2026-01-07' });
    expect(linked(page('en/text/pascha/index.html'))).toMatchObject([
      { '@type': 'CreativeWork', url: `${ORIGIN}/en/text/pascha/` },
      { '@type': 'Event', startDate: '2026-04-12' },
    ]);
    const titles = new Set<string>();
    for (const [file, text] of files) {
      if (!file.endsWith('.html')) continue;
      if (/day\/|text\/./.test(file.replace('text/index', ''))) expect(linked(text).length, file).toBeGreaterThan(0);
      expect(all(text, /<meta name="description" content="([^"]{20,310})"/g), file).toHaveLength(1);
      titles.add(all(text, /<title>([^<]*)/g)[0] ?? '');
    }
    expect(titles.size).toBeGreaterThan(0.99 * files.size);
  });

  it('are all in the sitemaps, each with the other language', () => {
    const sitemaps = all(page('sitemap.xml'), /<sitemap><loc>([^<]*)<\/loc><\/sitemap>/g);
    expect(sitemaps).toEqual([`${ORIGIN}/sitemap-undated.xml`, `${ORIGIN}/sitemap-2020.xml`]);
    const lists = sitemaps.map((address) => page(address.slice(ORIGIN.length + 1))).join('');
    const listed = all(lists, /<url><loc>([^<]*)</g);
    const prerendered = [...files.keys()].filter((file) => file.endsWith('.html')).map((file) => file.slice(0, -10));
    const ofData = LANGUAGES.flatMap((lang) => DATA_PAGES.map((name) => dataPagePath(name, lang)));
    const addresses = [...prerendered, ...ofData];
    expect(listed.sort()).toEqual(['', ...addresses].map((address) => `${ORIGIN}/${address}`).sort());
    expect(all(lists, /hreflang="(en)"/g)).toHaveLength(addresses.length);
  });

  it('are listed in sitemaps of the size that sitemaps.org allows, however many years there are', async () => {
    const years = { firstYear: 1990, lastYear: 2070 };
    const named = { ...pages, ...years, ids: new Set(realCatalog.texts.map(({ id }) => id)) };
    const lists = await filesOfUnits(sitemaps(named, ORIGIN));
    const sizes = lists.map(({ path: file, content }) => ({
      file,
      addresses: all(String(content), /<(loc)>/g).length,
      bytes: content.length,
    }));
    expect(sizes.reduce((sum, { addresses }) => sum + addresses, 0)).toBeGreaterThan(50_000);
    for (const { file, addresses, bytes } of sizes) {
      expect(addresses, file).toBeLessThanOrEqual(50_000);
      expect(bytes, file).toBeLessThanOrEqual(50 * 1024 * 1024);
      expect(sitemapPaths()).toContain(file);
    }
  });

  it('stay complete with any characters in a name', () => {
    const name = '</script><img src=x onerror=alert(1)>"&';
    const content = pageOfDay('2026-01-07', WORDS.en);
    const called = <K extends { name: string }>(kept: readonly K[]) => kept.map((one) => ({ ...one, name }));
    const hostile = { ...content, title: name, great: called(content.great), brief: called(content.great) };
    const metadata = { versions: [], ...metadataOf(hostile, WORDS.en, undefined) };
    const place = { view: { kind: 'day', date: content.day.date }, lang: 'en' } as const;
    const own = { place, continuesAt: '', content: hostile, metadata, pages, isHistorical: false };
    const html = String(htmlBytes(PrerenderedPage, own, (address) => address));
    expect(html).not.toContain('<img src=x');
    expect(linked(html)[0].name).toBe(name);
  });

  it('show where they are shared a picture that the tree has, in their language, of what is kept', () => {
    const cards = own.filter(({ path: file }) => isCard(file)).map(({ path: file }) => file);
    const shared = (file: string) => {
      const html = String(own.find(({ path: one }) => one === file)?.content);
      const [, url = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
      const [, alt] = /<meta property="og:image:alt" content="([^"]+)"/.exec(html) ?? [];
      return [url, alt];
    };
    const card = (name: string) => `${ORIGIN}/assets/card-${name}.png`;
    expect(shared('en/day/2026-01-07/index.html')).toEqual([card('nativity-of-christ.en'), 'Nativity of Christ']);
    expect(shared('day/2026-01-07/index.html')).toEqual([card('nativity-of-christ.ru'), 'Рождество Христово']);
    expect(shared('en/month/2026-01/index.html')).toEqual([card('calendar.en'), 'Menologion: Orthodox calendar']);
    const pages = own.filter(({ path: file }) => file.endsWith('.html')).map(({ path: file }) => shared(file)[0]);
    expect(new Set(pages).size).toBeGreaterThan(20);
    expect([...new Set(pages)].filter((url = '') => !cards.includes(url.slice(ORIGIN.length + 1)))).toEqual([]);
  });

  it('have no absolute addresses in a tree that is only for this machine', async () => {
    const local = await filesOfUnits(
      prerenderedUnits({ catalog: realCatalog, origin: 'http://localhost:3000', pages }),
    );
    expect(local.filter(({ path: file }) => file.endsWith('.xml'))).toEqual([]);
    const html = String(local[0]?.content);
    expect(html).not.toMatch(/canonical|hreflang|og:url|og:image|localhost/);
    expect(local.filter(({ path: file }) => file.includes('card-'))).toEqual([]);
  });
});

describe('Prerendered pages in a browser', { tags: ['chromium'], timeout: 120_000 }, () => {
  let site: PageServer;
  beforeAll(async () => {
    site = await pageServer(realCatalog, pages);
  });
  afterAll(() => void site?.server.close());
  const watched = watchedPages();
  const open = async (address: string, options: BrowserContextOptions) => {
    const opened = await watched(site.origin, options);
    await opened.goto(address);
    return opened;
  };

  it('can be read without a script, with working links', async () => {
    const opened = await open('/', { javaScriptEnabled: false });
    await opened.locator('.unscripted a', { hasText: 'April 2026' }).click();
    expect(await opened.locator('h1').innerText()).toBe('April 2026');
    await opened.locator('td a[href*="2026-04-12/"]').click();
    expect(new URL(opened.url()).pathname).toBe('/en/day/2026-04-12/index.html');
    await opened.locator('.feast a.to-texts').first().click();
    expect(await opened.locator('h1').innerText()).toContain(realName('pascha', 'en'));
    await opened.locator('.facts a', { hasText: '12 April 2026' }).click();
    await opened.locator('a[rel=next]').click();
    expect(await opened.locator('h1').innerText()).toContain('13 April 2026');
    await opened.locator('a[data-to=language]').click();
    expect(await opened.locator('h1').innerText()).toContain('13 апреля 2026');
    expect(await opened.locator('.moves form:visible, search:visible').count()).toBe(0);
    const widths = await opened
      .locator('img')
      .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth));
    expect(widths.length).toBeGreaterThan(0);
    expect(Math.min(...widths)).toBeGreaterThan(0);
  });

  it('are what the button of the front page shares', async () => {
    const opened = await watched(site.origin, { locale: 'en-GB' });
    await opened.goto('/?day=2026-01-07');
    await opened.waitForFunction(() => document.querySelector('h1')?.textContent?.includes('7 January 2026'));
    const shared = opened.evaluate(
      () => new Promise((resolve) => Object.assign(navigator, { share: async (what: ShareData) => resolve(what.url) })),
    );
    await opened.locator('.actions summary').click();
    await opened.getByRole('link', { name: 'Share' }).click();
    expect(await shared).toBe(`${site.origin}/en/day/2026-01-07/`);
  });

  it('can be read from a folder on a disk, and the front page there says what to do', async () => {
    const folder = temporaryFolder();
    const face = await filesOfUnits(pageUnits({ pages }));
    for (const { path: file, content } of [...face, ...own]) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), content);
    }
    const context = await (await testBrowser()).newContext({ locale: 'en-GB' });
    const opened = await context.newPage();
    const inStyle = () => opened.locator('.top').evaluate((top) => getComputedStyle(top).display === 'flex');
    await opened.goto(`file://${folder}/index.html`);
    await opened.locator('.not-loaded', { hasText: 'run “npm run serve”' }).waitFor({ state: 'visible' });
    expect(await opened.locator('.not-loaded', { hasText: 'запустите «npm run serve»' }).isVisible()).toBe(true);
    expect(await inStyle()).toBe(true);
    expect(await opened.locator('search').isVisible()).toBe(false);
    await opened.locator('.unscripted a', { hasText: 'January 2026' }).click();
    await opened.locator('td a[href*="2026-01-07"]').click();
    await opened.locator('a[rel=next]').click();
    expect(await opened.locator('h1').innerText()).toContain('8 January 2026');
    await opened.locator('#to-day').waitFor({ state: 'hidden' });
    await opened.locator('a[rel=prev]').click();
    await opened.locator('.feast a.to-texts').first().click();
    expect(await opened.locator('h1').innerText()).toContain(realName('12217', 'en'));
    await opened.locator('a[data-to=language]').click();
    expect(await opened.locator('h1').innerText()).toContain(realName('12217', 'ru'));
    await opened.locator('a[data-to=texts]').click();
    await opened.locator('a', { hasText: realName('morning_prayers', 'ru') }).click();
    expect(await inStyle()).toBe(true);
    await opened.locator('a[data-to=home]').click();
    expect(opened.url()).toBe(`file://${folder}/index.html`);
    await context.close();
  });

  it.each(['/en/day/2026-01-07/', '/en/month/2026-04/', '/en/year/2026/', '/en/text/12217/', '/en/text/'])(
    '%s does not change while a script takes over',
    async (at) => {
      const opened = await open(at, { viewport: { width: 390, height: 800 }, locale: 'en-GB' });
      const heading = await opened.locator('h1').innerText();
      await opened.waitForURL(/\?(day|month|year|texts?)\b.*lang=en$/);
      await opened.waitForFunction(
        () => document.querySelector('a[data-to=month][href*=month]') && !document.querySelector('main[aria-busy]'),
      );
      expect(await opened.locator('h1').innerText()).toBe(heading);
      expect(new URL(opened.url()).pathname).toBe('/');
      expect(
        await opened.evaluate(() => getComputedStyle(document.querySelector('search') as Element).animationName),
      ).toBe('none');
      const shift = await opened.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
            }).observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => resolve(sum), 200);
          }),
      );
      expect(shift).toBeLessThan(0.02);
      if (at.includes('/text/')) return;
      await opened.locator('a[data-to=next]').click();
      await opened.waitForFunction((before) => document.querySelector('h1')?.innerText !== before, heading);
    },
  );
});
