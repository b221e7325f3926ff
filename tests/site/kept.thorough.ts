import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../../generator/catalog/load-catalog.ts';
import { indexPath } from '../../generator/contract/paths.ts';
import { findById } from '../../generator/model/find-by-id.ts';
import { LOOKUP_SCRIPT } from '../../generator/site/model/paths.ts';
import { arrived, violations } from '../support/browser.ts';
import { dataFolder } from '../support/data-folder.ts';
import { frontPages } from '../support/front-page.ts';
import { pageServer } from '../support/page-server.ts';
import { MARTYRS, PEOPLE_DATA } from '../support/people.ts';

const RUSSIAN = { viewport: { width: 1280, height: 900 }, locale: 'ru-RU', timezoneId: 'Europe/Moscow' };
const PHONE = { viewport: { width: 360, height: 740 }, locale: 'en-GB', hasTouch: true };
const NOON = '2026-10-07T12:00:00Z';
const REPOSE = 'Преставление преподобного Сергия, игумена Радонежского';
const SEARCH = [`/${LOOKUP_SCRIPT}`, `/${indexPath('search', 'ru')}`];

describe('Search and commemorations on the front page', { tags: ['chromium'], timeout: 120_000 }, () => {
  const open = frontPages(NOON, RUSSIAN);
  const field = (page: Page) => page.getByRole('combobox', { name: /^(Поиск|Search)$/ });
  const look = async (page: Page, wanted: string) => {
    await field(page).fill(wanted);
    await field(page).press('Enter');
  };
  const found = (page: Page) => page.locator('.found li a');
  const heading = (page: Page) => page.locator('main h1').innerText();

  it('loads the search when the visitor types, and only once', async () => {
    const { page, asked } = await open('/?day=2026-10-08&lang=ru');
    await field(page).focus();
    await page.goto('/?search=&lang=ru');
    await arrived(page);
    expect(await page.locator('main').innerText()).toContain('Введите имя святого');
    expect(asked.filter((path) => /search|lookup/.test(path))).toEqual([]);
    expect(page.workers()).toEqual([]);
    await field(page).pressSequentially('анна');
    await page.getByRole('option').first().waitFor();
    await field(page).press('Enter');
    await found(page).first().waitFor();
    await look(page, 'николай');
    await page.getByRole('heading', { name: 'Поиск: николай' }).waitFor();
    await page.getByRole('link', { name: 'День', exact: true }).click();
    await arrived(page);
    await look(page, 'сергий');
    await found(page).first().waitFor();
    expect(asked.filter((path) => /search|lookup|commemorations/.test(path)).sort()).toEqual([...SEARCH].sort());
    // A worker loads it, because parsing the index would keep the page from answering.
    expect(page.workers().map((thread) => new URL(thread.url()).pathname)).toEqual([SEARCH[0]]);
  });

  it('goes from a day to the results, says how many there are, and comes back in one step', async () => {
    const { page } = await open('/?day=2026-10-08&lang=ru');
    await field(page).pressSequentially('преставление сергия', { delay: 15 });
    await field(page).press('Enter');
    await page.waitForURL(`**/?search=${encodeURIComponent('преставление сергия')}&lang=ru`);
    await page.getByRole('heading', { name: 'Поиск: преставление сергия' }).waitFor();
    expect(await found(page).first().innerText()).toContain(REPOSE);
    expect(await page.locator('.found small').first().innerText()).toBe('Святые, 8 октября 2026');
    expect(await page.getByRole('status').innerText()).toMatch(/^Найдено: \d+$/);
    expect(await page.title()).toBe('Поиск: преставление сергия – Menologion');
    await page.goBack();
    await page.getByRole('heading', { name: 'Четверг, 8 октября 2026' }).waitFor();
    expect(await field(page).inputValue()).toBe('');
    await page.goForward();
    await found(page).first().waitFor();
    expect(await field(page).inputValue()).toBe('преставление сергия');
  });

  it('can be used by keyboard: to the field, to the results, and on to a commemoration', async () => {
    const { page } = await open('/?day=2026-10-08&lang=ru');
    await page.keyboard.press('/');
    await page.keyboard.type('ксения петербургская');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Поиск: ксения петербургская' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Ксения Петербургская');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/?commemoration=*');
    await arrived(page);
    expect(await heading(page)).toContain('Ксения Петербургская');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  it.each([
    ['Пётр и Феврония', 'Петр'],
    ['серафим сароский', 'Серафим'],
    ['НИКОЛАЮ', 'Николай'],
  ])('opens with the results of a link to “%s”', async (wanted, title) => {
    const { page } = await open(`/?search=${encodeURIComponent(wanted)}&lang=ru`);
    expect(await field(page).inputValue()).toBe(wanted);
    expect((await found(page).allInnerTexts()).some((one) => one.includes(title))).toBe(true);
  });

  it('says so if there are no results, and if there are too many', async () => {
    const { page } = await open('/?search=zzzzzz&lang=en', PHONE);
    expect(await page.locator('main').innerText()).toContain('Nothing found');
    await look(page, 'martyr');
    await page.getByRole('heading', { name: 'Search: martyr' }).waitFor();
    expect(await found(page).count()).toBe(50);
    expect(await page.locator('.more').innerText()).toMatch(new RegExp(`^And ${MARTYRS - 50} more`));
  });

  it('says so if the index cannot be loaded, tries again on request, and if there is no index', async () => {
    const { page } = await open('/?day=2026-10-08&lang=ru');
    await page.route('**/{lookup.js,search/*}', (route) => route.abort());
    await look(page, 'анна');
    await page.getByRole('heading', { name: 'Нет связи' }).waitFor();
    await page.unroute('**/{lookup.js,search/*}');
    await page.getByRole('button', { name: 'Попробовать еще раз' }).click();
    await found(page).first().waitFor();

    await page.route('**/search/en.json', (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await page.goto('/?search=anna&lang=en');
    await arrived(page);
    expect(await page.locator('main').innerText()).toContain('This site has no search index');
  });

  it('leads from a name of the day to its commemoration, and on to its other days, its texts and back', async () => {
    const { page, asked } = await open('/?day=2026-10-08&lang=ru');
    await page.getByRole('link', { name: REPOSE }).first().click();
    await page.waitForURL('**/?commemoration=9306&lang=ru');
    await arrived(page);
    expect(await heading(page)).toBe(REPOSE);
    const text = await page.locator('main').innerText();
    const { ranks, types } = await loadCatalog([PEOPLE_DATA]);
    const kind = `${ranks.find(({ code }) => code === 'polyeleos')?.label.ru} · ${findById(types, 13)?.label.ru}`;
    for (const part of [kind, '25 сентября ст. ст.', 'Тропарь, глас', 'Житие']) {
      expect(text).toContain(part);
    }
    expect(await page.locator('.known').first().locator('li').allInnerTexts()).toEqual([
      '8 октября 2025, среда (прошлый раз)',
      ...['2026, четверг', '2027, пятница', '2028, воскресенье', '2029, понедельник', '2030, вторник'].map(
        (day) => `8 октября ${day}`,
      ),
      'Сергий',
    ]);
    expect(await page.locator('.text-list small').first().innerText()).toBe('18 июля 2027');
    await page.getByText('Церковнославянский', { exact: true }).click();
    expect(await page.locator('.own').first().isVisible()).toBe(false);
    const links = await page.locator('.request a').all();
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) {
      expect((await page.request.get((await link.getAttribute('href')) as string)).status()).toBe(200);
    }
    await page.getByRole('link', { name: 'Обретение мощей преподобного Сергия' }).click();
    await page.waitForURL('**/?commemoration=7041&lang=ru');
    await page.goBack();
    await arrived(page);
    await page.getByRole('link', { name: 'Сергий', exact: true }).click();
    await page.getByRole('heading', { name: 'Поиск: Сергий' }).waitFor();
    expect(asked.filter((path) => path === SEARCH[0])).toHaveLength(1);

    await page.goto('/?text=9306&lang=ru');
    await arrived(page);
    expect(await page.locator('.facts').innerText()).toContain('Ближайший день: 8 октября 2026');
    await page.getByRole('link', { name: 'О праздновании' }).click();
    await page.waitForURL('**/?commemoration=9306&lang=ru');
  });

  it('marks what is kept today, names the last day of a season, and has a message for what is missing', async () => {
    const { page } = await open('/?commemoration=great_lent&lang=ru', RUSSIAN, {
      moment: '2027-03-20T12:00:00Z',
    });
    const now = page.locator('[aria-current=date]');
    expect(await now.innerText()).toBe('15 марта 2027 – 1 мая 2027');
    expect(await now.getAttribute('href')).toBe('?day=2027-03-20&lang=ru');
    await page.goto('/?commemoration=nobody&lang=ru');
    await arrived(page);
    expect(await page.locator('main').innerText()).toContain('Такого праздника или такой памяти здесь нет');
  });

  it('names its sources, its pages on other sites, and its first year', async () => {
    const pack = dataFolder(
      {
        'sources.yaml':
          '- { id: a-book, kind: book, title: { ru: Книга, en: A book }, edition: "Moscow, 2002", url: "https://books.example/a" }\n',
        'commemorations/movable.yaml':
          'great_lent:\n  since: 1902\n  sources: ["a-book 12chapter: 05-09", a-book 2017-05-15, a-book 13chapter]\n' +
          '  sameAs: ["https://www.saints.example/someone"]\n',
      },
      true,
    );
    const packed = await pageServer(await loadCatalog([PEOPLE_DATA, pack]));
    try {
      const { page } = await open('/?commemoration=great_lent&lang=ru', RUSSIAN, packed);
      const known = await page.locator('.known').allInnerTexts();
      expect(known[0]).toContain('С 1902 года');
      for (const line of ['Книга, 9 мая\n', 'Книга, 15 мая 2017\n', 'Книга\n']) expect(known[1]).toContain(line);
      const links = page.locator('.known').nth(1).locator('a');
      expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
        ...Array.from({ length: 3 }, () => 'https://books.example/a'),
        'https://www.saints.example/someone',
      ]);
      expect(await links.nth(3).innerText()).toBe('saints.example');
    } finally {
      packed.server.close();
    }
  });

  it.each([RUSSIAN, PHONE])('meets the rules of axe in every state of the search, on %o', async (options) => {
    const { page } = await open('/?search=&lang=ru', options);
    for (const wanted of ['', 'николай', 'серфим', 'ыъыъыъ']) {
      await look(page, wanted);
      await page.waitForURL(`**/?search=${encodeURIComponent(wanted)}&lang=ru`);
      await arrived(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violations(page)).toEqual([]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
});
