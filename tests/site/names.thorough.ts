import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../../generator/catalog/load-catalog.ts';
import { indexPath } from '../../generator/contract/paths.ts';
import { indexText } from '../../generator/responses/indexes.ts';
import { namedAfter, namesInText, spelled, storedNames } from '../../generator/site/model/names.ts';
import { LOOKUP_SCRIPT } from '../../generator/site/model/paths.ts';
import { arrived, violations } from '../support/browser.ts';
import { frontPages } from '../support/front-page.ts';
import { PEOPLE_DATA } from '../support/people.ts';

describe('Saved names', () => {
  const catalog = loadCatalog([PEOPLE_DATA]);
  const data = async () => JSON.parse(indexText('names', await catalog, 'ru')).data;

  it('are read as they were stored, each once', () => {
    const names = [
      { lang: 'ru', name: 'Анна' },
      { lang: 'en', name: 'John' },
    ] as const;
    expect(namesInText(storedNames([...names, names[0]]))).toEqual(names);
  });

  it.each([undefined, '', '{"ru":1}', 'xx Anna', 'ru ', `ru ${'а'.repeat(100)}`, '\n\nen\n'])(
    'are none if %j is stored',
    (stored) => {
      expect(namesInText(stored)).toEqual([]);
    },
  );

  it('are few, whatever is stored', () => {
    expect(namesInText('en John\n'.repeat(10_000)).length).toBeLessThan(30);
  });

  it.each([
    ['анна', 'Анна'],
    [' Иван ', 'Иван'],
    ['Петр', 'Петр'],
    ['Пётр', 'Петр'],
    ['Кевин', undefined],
  ])('are spelled as the list does: %j', async (written, name) => {
    expect(spelled(await data(), written)).toBe(name);
  });

  it('are read with their birthdays', () => {
    const names = [{ lang: 'ru', name: 'Анна', born: '05-12' }] as const;
    expect(namesInText(storedNames(names))).toEqual(names);
    expect(namesInText('ru Анна')).toEqual([{ lang: 'ru', name: 'Анна' }]);
  });

  it('lead from a modern form to the commemorations with the form of the calendar', async () => {
    const known = await data();
    for (const name of ['Иван', 'Иоанн'])
      expect(namedAfter({ name, lang: 'ru' }, known).ids).toEqual(new Set(['8273']));
  });
});

const DESKTOP = { viewport: { width: 1280, height: 900 }, locale: 'ru-RU', timezoneId: 'Europe/Moscow' };
const PHONE = { viewport: { width: 360, height: 740 }, locale: 'ru-RU', timezoneId: 'Europe/Moscow' };
const NAMES = [`/${LOOKUP_SCRIPT}`, `/${indexPath('names', 'ru')}`];

describe('Name days on the front page', { tags: ['chromium'], timeout: 60_000 }, () => {
  const open = frontPages('2026-02-15T12:00:00+03:00', DESKTOP);
  const keep = async (page: Page, name: string) => {
    await page.getByRole('combobox', { name: 'Имя' }).fill(name);
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByRole('heading', { level: 2, name }).waitFor();
  };
  const kept = (page: Page) => page.locator('.names-kept h2 span').allInnerTexts();

  it('are in order, and are still there when the page is opened again', async () => {
    const { page } = await open('/?names&lang=ru');
    await keep(page, 'Николай');
    await keep(page, 'Анна');
    expect(await page.getByRole('combobox', { name: 'Имя' }).inputValue()).toBe('');
    await page.reload();
    await arrived(page);
    expect(await kept(page)).toEqual(['Анна', 'Николай']);
    const first = page.locator('.names-kept li').first();
    expect(await first.innerText()).toMatch(/^16 февраля, понедельник\s+Прав/);
    expect(await page.locator('.names-kept li').count()).toBe(2);
  });

  it('are shown on their day, and nowhere else', async () => {
    const { page } = await open('/?names&lang=ru');
    await keep(page, 'Анна');
    await page.goto('/?day=2026-02-16&lang=ru');
    await arrived(page);
    expect(await page.locator('.name-day').innerText()).toBe('Именины: Анна');
    await page.goto('/?day=2026-02-16&lang=en');
    await arrived(page);
    expect(await page.locator('.name-day').innerText()).toBe('Name days: Анна');
    await page.goto('/?day=2026-01-07&lang=ru');
    await arrived(page);
    expect(await page.locator('.name-day').count()).toBe(0);
  });

  it('are saved as a file that no host learns of', async () => {
    const { page, asked } = await open('/?names&lang=ru');
    expect(await page.locator('#names-file').count()).toBe(0);
    await keep(page, 'Анна');
    asked.length = 0;
    const [file] = await Promise.all([page.waitForEvent('download'), page.locator('#names-file').press('Enter')]);
    expect(file.suggestedFilename()).toBe('imeniny.ics');
    const text = readFileSync(await file.path(), 'utf8');
    expect(text).toContain('SUMMARY:Именины: Анна\r\n');
    expect(text).toContain('DTSTART;VALUE=DATE:20260216\r\n');
    expect(asked).toEqual([]);
  });

  it('are removed on request, also on other open pages', async () => {
    const { page } = await open('/?names&lang=ru');
    await keep(page, 'Анна');
    const other = await page.context().newPage();
    await other.goto('/?names&lang=ru');
    await arrived(other);
    await keep(other, 'Сергей');
    await keep(page, 'Николай');
    expect((await kept(page)).sort()).toEqual(['Анна', 'Николай', 'Сергей']);
    await page.getByRole('button', { name: 'Убрать имя Анна' }).click();
    await page.getByRole('heading', { name: 'Анна' }).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => localStorage.getItem('names'))).toBe('ru Николай\nru Сергей');
  });

  it('are reported as unknown if nobody has them', async () => {
    const { page } = await open('/?names&lang=ru');
    await page.getByRole('combobox', { name: 'Имя' }).fill('<b>Кевин');
    await page.keyboard.press('Enter');
    await page.locator('.names-kept .note').waitFor();
    expect(await page.locator('.names-kept .note').innerText()).toContain('«<b>Кевин»');
    expect(await page.getByRole('status').innerText()).toContain('в календаре нет');
  });

  it('are not reported as unknown if the list could not be loaded', async () => {
    const { page } = await open('/?names&lang=ru');
    await page.route('**/names/en.json', (route) => route.abort());
    await page.getByRole('link', { name: 'English' }).click();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.unroute('**/names/en.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('combobox', { name: 'Name' }).waitFor();
  });

  it('cost nothing if none are saved', async () => {
    const { page, asked } = await open('/?day=2026-02-16&lang=ru');
    expect(asked.filter((path) => NAMES.includes(path))).toEqual([]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Именины' }).click();
    await arrived(page);
    expect(asked.filter((path) => NAMES.includes(path)).sort()).toEqual([...NAMES].sort());
  });

  it.each([DESKTOP, PHONE])('meet the rules of axe, and fit', async (options) => {
    const { page } = await open('/?names&lang=ru', options);
    await keep(page, 'Анна');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page)).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});
