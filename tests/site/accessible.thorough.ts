import type { Server } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arrived, violations } from '../support/browser.ts';
import { PHONE, SIZES, watchedPages } from '../support/front-page.ts';
import { treeServer } from '../support/page-server.ts';

/** A place for each view, and unusual places. */
const PLACES = [
  '?day=2026-01-07',
  '?day=2026-03-04',
  '?day=1666-04-15',
  '?month=2026-04',
  '?month=2026-01',
  '?year=2026',
  '?day=2031-05-01',
  '?texts',
  '?text=pascha',
  '?text=theotokos',
  '?text=9306',
  '?commemoration=9306',
  '?commemoration=great_lent',
  '?search=николай',
  '?search=',
  '?day=2026-02-30',
];

/** By how many pixels the page is wider than the screen. */
function tooWide(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

describe('The front page', { tags: ['chromium'] }, () => {
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    // Files for the days of one year; the edge answers for 1666 from its datasets.
    ({ server, origin } = await treeServer('--years', '2026', '--datasets', '1666'));
  });
  afterAll(() => void server?.close());

  const opened = watchedPages();

  describe.each(SIZES)('on %s', (_, options) => {
    it.each(PLACES)('meets the rules of axe at %s in light and dark, and fits', async (place) => {
      const page = await opened(origin, options);
      await page.goto(`/${place}`);
      await arrived(page);
      await page.locator('details').evaluateAll((boxes) => {
        for (const box of boxes) box.setAttribute('open', '');
      });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violations(page)).toEqual([]);
        expect(await tooWide(page)).toBeLessThanOrEqual(0);
      }
    });
  });

  it.each(PLACES)('fits a narrow phone at %s with letters twice as large', async (place) => {
    const page = await opened(origin, PHONE);
    await page.goto(`/${place}`);
    await arrived(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await tooWide(page), `${width} px`).toBeLessThanOrEqual(0);
    }
  });
});
