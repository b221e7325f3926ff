import { describe, expect, it } from 'vitest';
import { arrived, violations } from '../support/browser.ts';
import { frontPages } from '../support/front-page.ts';

const PHONE = { viewport: { width: 360, height: 740 }, locale: 'ru-RU', timezoneId: 'Europe/Moscow' };

describe('Results of a search', { tags: ['chromium'], timeout: 60_000 }, () => {
  const open = frontPages('2026-02-15T12:00:00+03:00', PHONE);

  it('are reached by the arrows from the field, which Escape returns to', async () => {
    const { page } = await open('/?lang=ru');
    await page.getByRole('searchbox').fill('анна');
    await page.locator('.found li a').first().waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe(await page.locator('.found li a').first().textContent());
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('search');
    expect(await violations(page)).toEqual([]);
  });

  it('are the days of a date, the civil one first', async () => {
    const { page } = await open('/?search=7+января&lang=ru');
    await arrived(page);
    expect(await page.locator('.found li a').allInnerTexts()).toEqual([
      '7 января 2027, четверг',
      '20 января 2027, среда',
    ]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});
