import { describe, expect, it } from 'vitest';
import { arrived, violations } from '../support/browser.ts';
import { frontPages } from '../support/front-page.ts';

const PHONE = { viewport: { width: 360, height: 740 }, locale: 'ru-RU', timezoneId: 'Europe/Moscow' };

describe('Results of a search', { tags: ['chromium'], timeout: 60_000 }, () => {
  const open = frontPages('2026-02-15T12:00:00+03:00', PHONE);

  it('are reached by the arrows from the field, which Escape returns to', async () => {
    const { page } = await open('/?lang=ru');
    await page.getByRole('combobox').fill('анна');
    await page.keyboard.press('Enter');
    await page.locator('.found li a').first().waitFor();
    await page.getByRole('combobox').focus();
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

describe('Suggestions below the search field', { tags: ['chromium'], timeout: 60_000 }, () => {
  const open = frontPages('2026-02-15T12:00:00+03:00', PHONE);

  it.each([
    ['/?lang=ru', 'сергий'],
    ['/?search=&lang=ru', 'сергий'],
    ['/?lang=en', 'sergius'],
    ['/?search=&lang=en', 'sergius'],
  ])('at %s are chosen with the arrows, closed by Escape and opened by Enter', async (place, wanted) => {
    const { page } = await open(place);
    const field = page.getByRole('combobox');
    const options = page.getByRole('option');
    const state = () =>
      field.evaluate((one) => [
        document.activeElement === one,
        one.getAttribute('aria-expanded'),
        document.getElementById(one.getAttribute('aria-activedescendant') ?? '')?.textContent,
      ]);
    const before = page.url();
    await field.fill(wanted);
    await options.first().waitFor();
    const texts = await options.allTextContents();
    expect(page.url()).toBe(before);
    expect(await state()).toEqual([true, 'true', undefined]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page)).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.keyboard.press('ArrowDown');
    expect(await state()).toEqual([true, 'true', texts[0]]);
    expect(await page.getByRole('option', { selected: true }).count()).toBe(1);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('ArrowUp');
    expect(await state()).toEqual([true, 'true', texts.at(-1)]);
    await page.keyboard.press('Home');
    expect(await state()).toEqual([true, 'true', undefined]);
    await page.keyboard.press('Escape');
    expect([await state(), await field.inputValue(), await options.count()]).toEqual([
      [true, 'false', undefined],
      wanted,
      0,
    ]);
    await page.keyboard.press('Escape');
    expect(await field.inputValue()).toBe('');
    await page.keyboard.type(wanted);
    await options.first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/?commemoration=*');
    await arrived(page);
    expect(await options.count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  it('are opened by a tap, and Enter without a choice leads to all results', async () => {
    const { page } = await open('/?lang=ru');
    await page.getByRole('combobox').fill('анна');
    await page.getByRole('option').first().click();
    await page.waitForURL('**/?commemoration=*');
    await arrived(page);
    await page.getByRole('combobox').fill('анна');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/?search=*');
    await page.locator('.found li a').first().waitFor();
    expect(await page.getByRole('option').count()).toBe(0);
  });
});
