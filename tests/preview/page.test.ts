import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testBrowser, type Watched, watchedPage } from '../support/browser.ts';
import { dataFolder, edit, month, REAL_DATA } from '../support/data-folder.ts';
import { type PreviewServer, previewServer } from '../support/preview-server.ts';

const LINES = Array.from({ length: 80 }, (_, i) => `Строка ${i + 1}.`).join('\n\n        ');
const LIFE = `short:\n  texts:\n    ru: |-\n        ${LINES}\n`;
const HYMNS = 'troparia: [{ delta: 1, tone: 1, texts: { cu: Тропарь, ru: Тропарь по-русски, en: A troparion } }]\n';
const SAINT =
  '  - { id: 1, name: { ru: Святитель Первый, en: Hierarch First }, type: 7, rank: vigil, rankSources: [typikon 47], icons: [dormition] }\n';

describe('The open page', { tags: ['chromium'] }, () => {
  let data: string;
  let preview: PreviewServer;
  let browser: Browser;
  let watched: Watched;

  beforeAll(async () => {
    browser = await testBrowser();
  });
  afterEach(async () => {
    await watched.page.context().close();
    await preview.close();
    expect(watched.faults).toEqual([]);
  });

  const opened = async (address: string): Promise<Page> => {
    data = dataFolder({
      'menologion/01.yaml': month(1, '01-01', SAINT),
      'texts/1/hagiography.yaml': LIFE,
      'texts/1/hymnography.yaml': HYMNS,
      'icons.yaml': '- { id: dormition, file: dormition.svg, title: { ru: Успение, en: Dormition } }\n',
    });
    cpSync(path.join(REAL_DATA, 'icons/dormition.svg'), path.join(data, 'icons/dormition.svg'));
    preview = await previewServer(data);
    watched = await watchedPage(browser, preview.origin, { locale: 'ru-RU', timezoneId: 'Europe/Moscow' });
    await watched.page.goto(address);
    await watched.page.locator('main:not([aria-busy]) h1').waitFor();
    return watched.page;
  };
  const file = (name: string) => path.join(data, name);

  it('shows what is saved and stays as it is: its place, its scroll position, its choices', async () => {
    const page = await opened('/?text=1&lang=ru');
    await page.locator('.switch').getByText('Русский').click();
    await page.getByText('Строка 60.').scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => [scrollY, performance.timeOrigin]);
    expect(before[0]).toBeGreaterThan(500);
    edit(file('texts/1/hagiography.yaml'), 'Строка 61.', 'Иная строка.');
    await page.getByText('Иная строка.').waitFor();
    expect(await page.evaluate(() => [scrollY, performance.timeOrigin])).toEqual(before);
    expect(new URL(page.url()).search).toBe('?text=1&lang=ru');
    expect(await page.getByRole('radio').nth(2).isChecked()).toBe(true);
  });

  it('shows errors with file, line and what to do over the last day without errors, and removes them', async () => {
    const page = await opened('/?day=2026-01-14&lang=ru');
    const problems = page.getByRole('alert');
    expect(await problems.isVisible()).toBe(false);
    edit(file('menologion/01.yaml'), 'ru: Святитель Первый', 'ru: Святитель  Второй');
    await problems.getByText('menologion/01.yaml:2:26').waitFor();
    expect(await problems.innerText()).toContain('extra space: delete it');
    expect(await page.locator('main').innerText()).toContain('Святитель Первый');
    edit(file('menologion/01.yaml'), 'Святитель  Второй', 'Святитель Второй');
    await page.locator('main').getByText('Святитель Второй').first().waitFor();
    await problems.waitFor({ state: 'hidden' });
  });

  it('shows another picture under the same name, also on days that are opened later', async () => {
    const page = await opened('/?day=2026-01-14&lang=ru');
    const widths = () =>
      page
        .locator('main img[src*=dormition]')
        .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
    await expect.poll(widths).toContain(96);
    edit(file('icons/dormition.svg'), 'width="96"', 'width="77"');
    await expect.poll(async () => new Set(await widths())).toEqual(new Set([77]));
    await page.getByRole('link', { name: 'Следующий день' }).click();
    await page.waitForURL('**/?day=2026-01-15*');
    await page.goBack();
    await expect.poll(async () => new Set(await widths())).toEqual(new Set([77]));
  });

  it('shows what was saved while it was hidden, as soon as it is visible', async () => {
    const page = await opened('/?day=2026-01-14&lang=ru');
    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await hide(true);
    await preview.seen(() =>
      writeFileSync(file('menologion/01.yaml'), month(1, '01-01', SAINT.replace('Первый', 'Второй'))),
    );
    expect(await page.locator('main').innerText()).toContain('Святитель Первый');
    await hide(false);
    await page.locator('main').getByText('Святитель Второй').first().waitFor();
  });
});
