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
    it.each(PAGES)('%s meets the rules of axe in light and dark, and fits', async (address) => {
      const page = await opened(origin, options);
      await page.goto(`/${address}`);
      await page.locator('button.copy').first().waitFor();
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

  it('name the host on which they are read, copy code, and remember the programming language', async () => {
    const page = await opened(origin, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto('/reference/tasks.html');
    const task = page.locator('section', { has: page.locator('#pascha') });
    await task.locator('summary', { hasText: 'Python' }).press('Enter');
    await page.locator('#polyeleos ~ details[open][data-code=python]').waitFor();
    await page.reload();
    await task.locator('details[open][data-code=python] .copy').press('Enter');
    await task.locator('.copy', { hasText: 'Copied' }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`Menologion("${origin}", lang="en")`);
    expect(await page.locator('main').innerText()).not.toContain('localhost:3000');
  });

  it('are complete without a script', async () => {
    const page = await opened(origin, { javaScriptEnabled: false });
    await page.goto(`/${dataPagePath('datasets', 'en')}`);
    expect(await page.locator('#unknown-origin').count()).toBe(1);
    expect(await page.locator('.copy').count()).toBe(0);
  });
});
