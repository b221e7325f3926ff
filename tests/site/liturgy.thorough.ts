import type { Server } from 'node:http';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LiturgyDay } from '../../schemas/types.ts';
import { arrived, violations } from '../support/browser.ts';
import { DESKTOP, PHONE, SIZES, watchedPages } from '../support/front-page.ts';
import { hymn, liturgyDay, sung } from '../support/liturgy-days.ts';
import { type PageServer, pageServer } from '../support/page-server.ts';
import { realCatalog } from '../support/real-days.ts';

/** Sundays with one saint, and of a fast. */
const SUNDAYS = ['2026-12-06', '2026-03-01'];

describe('The Liturgy on the page of a day', { tags: ['chromium'], timeout: 120_000 }, () => {
  const servers: Server[] = [];
  let origin: string;
  let withoutPages: string;

  beforeAll(async () => {
    const started = async (coming: Promise<PageServer>) => {
      const { server, origin: own } = await coming;
      servers.push(server);
      return own;
    };
    const pages = { firstYear: 2026, lastYear: 2026, languages: ['ru', 'en'], texts: true, liturgy: true } as const;
    origin = await started(pageServer(realCatalog, pages));
    withoutPages = await started(pageServer(realCatalog));
  });
  afterAll(() => {
    for (const server of servers) server.close();
  });

  const opened = watchedPages();
  const open = async (address: string, own = origin, options = DESKTOP) => {
    const page = await opened(own, options);
    await page.goto(address);
    await arrived(page);
    return page;
  };
  /** A page whose answer for the Liturgy is this one. */
  const openWith = async (fields: Partial<LiturgyDay>, options: BrowserContextOptions = PHONE) => {
    const page = await opened(withoutPages, options);
    await page.route('**/liturgy/**', (route) => {
      const date = /\d{4}-\d\d-\d\d/.exec(route.request().url())?.[0] as string;
      return route.fulfill({ json: { meta: {}, data: { [date]: liturgyDay(fields) } } });
    });
    await page.goto('/?day=2026-12-06');
    await arrived(page);
    return page;
  };
  const shownHymns = (page: Page) => page.locator('.temples ol:visible li').allTextContents();

  it.each(SUNDAYS)('of %s fits on one sheet for the kliros, with everything open', async (date) => {
    for (const lang of ['ru', 'en']) {
      const page = await open(`/?day=${date}&lang=${lang}`);
      await page.evaluate(() => {
        window.print = () => {
          window.printed = document.querySelectorAll('.liturgy details:not([open])').length;
        };
      });
      await page.locator('#sheet').click();
      await page.waitForFunction(() => window.printed !== undefined);
      expect(await page.evaluate(() => window.printed)).toBe(0);
      await page.emulateMedia({ media: 'print' });
      for (const part of ['h1', '.liturgy', '.readings']) expect(await page.locator(part).isVisible(), part).toBe(true);
      for (const part of ['.saints', '.fast', '.foot', '#sheet']) {
        expect(await page.locator(part).first().isVisible(), part).toBe(false);
      }
      await page.emulateMedia({ media: null });
      const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      expect(sheet).toMatch(/\/MediaBox\s*\[0 0 59\d(\.\d+)? 84\d(\.\d+)?\]/);
      // The browser has told the page that it has printed.
      expect(await page.locator('.liturgy details[open]').count()).toBe(0);
      expect(await page.locator('.saints').isVisible()).toBe(true);
    }
  });

  it('is the same from its page and from its answer', async () => {
    for (const place of ['/?day=2026-03-01&lang=en', '/en/day/2026-03-01/']) {
      const [own, answered] = [await open(place), await open('/?day=2026-03-01&lang=en', withoutPages)];
      const html = (page: Page) =>
        page.locator('.liturgy').evaluate((element) => element.outerHTML.replaceAll(/ (open|checked)=""/g, ''));
      expect(await html(own)).toBe(await html(answered));
    }
  });

  it('needs no script', async () => {
    const page = await opened(origin, { ...DESKTOP, javaScriptEnabled: false });
    await page.goto('/day/2026-03-01/');
    expect(await page.getByRole('heading', { name: 'На литургии' }).isVisible()).toBe(true);
    expect(await page.locator('#sheet').isVisible()).toBe(false);
  });

  it('has hymns that lead to their words, at the hymn itself', async () => {
    const octoechos = hymn('octoechos_tone_2', { type: 'kontakion', tone: 2 });
    const kontakion = { ...octoechos, text: { id: 'octoechos_tone_2', collection: 'kontakia', delta: 1 } } as const;
    const page = await openWith({ entrance: { lord: [kontakion], theotokos: [kontakion], saint: [kontakion] } });
    await page.locator('.order > summary').click();
    await page.locator('.temples a').click();
    const place = page.locator('#kontakia-1');
    await place.waitFor();
    await expect.poll(() => place.evaluate((element) => Math.abs(element.getBoundingClientRect().top) < 40)).toBe(true);
  });

  it('shows the hymns in a church of a saint, until the visitor chooses another kind for all days', async () => {
    const of = (id: string) => [hymn(id)];
    const entrance = { lord: of('one'), theotokos: of('two'), saint: of('three') };
    const page = await openWith({ entrance });
    await page.locator('.order > summary').click();
    expect(await shownHymns(page)).toEqual([expect.stringContaining('three')]);
    await page.getByText('In a church of the Lord').click();
    expect(await shownHymns(page)).toEqual([expect.stringContaining('one')]);
    await page.locator('#theme').click();
    expect(await shownHymns(page)).toEqual([expect.stringContaining('one')]);
    await page.keyboard.press('ArrowRight');
    await page.getByRole('heading', { name: '7 December' }).waitFor();
    await arrived(page);
    await page.locator('.order > summary').click();
    expect(await shownHymns(page)).toEqual([expect.stringContaining('one')]);
  });

  it('is not there before 2000, nor where the host has no answer for it', async () => {
    const page = await opened(withoutPages, DESKTOP);
    await page.route('**/liturgy/**', (route) => route.fulfill({ status: 404 }));
    for (const date of ['1999-12-31', '2026-03-01']) {
      await page.goto(`/?day=${date}`);
      await arrived(page);
      expect(await page.locator('.liturgy').count()).toBe(0);
    }
  });

  describe.each(SIZES)('on %s', (_, options) => {
    it('meets the rules of axe and fits, with every part that a day can have', async () => {
      const entrance = { lord: [hymn('one')], theotokos: [hymn('two')], saint: [hymn('three', { marker: 'slava' })] };
      const open = [{ field: 'color', reason: 'The books leave it' }];
      const long = sung('Precious before the Lord '.repeat(9), { tone: 7, reference: 'Ps.115.6' });
      const page = await openWith({ entrance, prokeimena: [long, long], communion: [long], open }, options);
      await page.locator('details').evaluateAll((boxes) => {
        for (const box of boxes) box.setAttribute('open', '');
      });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
    });
  });
});

declare global {
  interface Window {
    /** How many parts were closed when the page was printed. */
    printed?: number;
  }
}
