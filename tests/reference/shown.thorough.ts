import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../generator/contract/languages.ts';
import { DATA_PAGES, dataPagePath } from '../../generator/contract/pages.ts';
import { violations } from '../support/browser.ts';
import { SIZES, watchedPages } from '../support/front-page.ts';
import { treeServer } from '../support/page-server.ts';

const PAGES = LANGUAGES.flatMap((lang) => DATA_PAGES.map((name) => dataPagePath(name, lang)));

describe('The pages about the files of a tree', { tags: ['chromium'] }, () => {
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    ({ server, origin } = await treeServer('--years', '2026', '--csv'));
  });
  afterAll(() => void server?.close());

  const opened = watchedPages();

  describe.each(SIZES)('on %s', (_, options) => {
    it.each(PAGES)('%s meets the rules of axe in light and dark without a script, and fits', async (address) => {
      const page = await opened(origin, options);
      await page.goto(`/${address}`);
      expect(await page.locator('script').count()).toBe(0);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
    });
  });

  it('are linked from the foot of the front page', async () => {
    const page = await opened(origin, {});
    await page.goto('/?day=2026-01-07&lang=en');
    await page.locator('#for-developers').waitFor();
    for (const name of DATA_PAGES) {
      const link = page.locator(`.foot a[href="${dataPagePath(name, 'en')}"]`);
      expect(await link.count()).toBe(1);
    }
  });
});
