import { describe, expect, it } from 'vitest';
import { FEED_NAMES } from '../../generator/contract/endpoints.ts';
import { arrived, violations } from '../support/browser.ts';
import { frontPages } from '../support/front-page.ts';

const DESKTOP = {
  viewport: { width: 1280, height: 900 },
  locale: 'ru-RU',
  permissions: ['clipboard-read', 'clipboard-write'],
};
const NARROW = { viewport: { width: 320, height: 740 }, locale: 'ru-RU' };

describe('The page of the feeds', { tags: ['chromium'], timeout: 60_000 }, () => {
  const open = frontPages('2026-02-15T12:00:00+03:00', DESKTOP);

  it('is reached from the foot of each page, and copies an address, by keyboard', async () => {
    const { page } = await open('/?day=2026-02-15&lang=ru');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Подписки и файлы' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Календарь в телефоне' }).waitFor();
    const { host, origin } = new URL(page.url());
    for (const feed of FEED_NAMES) {
      expect(await page.locator(`a[href="webcal://${host}/api/v1/feeds/${feed}.ru.ics"]`).count()).toBe(1);
      expect(await page.locator(`a[href$="${feed}-2027.ru.ics"]`).count()).toBe(1);
    }
    await page.getByRole('button', { name: 'Копировать: Посты' }).press('Enter');
    await page.getByRole('status').filter({ hasText: 'скопирован' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${origin}/api/v1/feeds/fasts.ru.ics`);
  });

  it.each([DESKTOP, NARROW])('meets the rules of axe in light and dark, and fits', async (options) => {
    const { page } = await open('/?feeds&lang=ru', options);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page)).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  it('has only the files where the host answers no subscription, and says so where it has no feeds', async () => {
    const { page } = await open('/?day=2026-02-15&lang=en');
    await page.route('**/feeds/*.en.ics', (route) =>
      /-\d+\.en/.test(route.request().url()) ? route.continue() : route.fulfill({ status: 404 }),
    );
    await page.goto('/?feeds&lang=en');
    await arrived(page);
    expect(await page.locator('a[href^="webcal:"]').count()).toBe(0);
    expect(await page.locator('.feeds a[href$="-2026.en.ics"]').count()).toBe(FEED_NAMES.length);
    await page.unroute('**/feeds/*.en.ics');
    await page.route('**/feeds/*.ics', (route) => route.fulfill({ status: 200, contentType: 'text/html', body: 'no' }));
    await page.reload();
    await arrived(page);
    expect(await page.locator('main').innerText()).toContain('This site has no calendars to subscribe to.');
  });
});
