import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import serveHandler from 'serve-handler';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TextLanguage } from '../../generator/contract/languages.ts';
import { FRONT_PAGE } from '../../generator/contract/pages.ts';
import { findById } from '../../generator/model/find-by-id.ts';
import {
  APP_FILES,
  APP_ICONS,
  FAVICON,
  LOOKUP_SCRIPT,
  MASKABLE_ICON,
  PAGE_FONTS,
  SECTION_SCRIPTS,
  SECTION_STYLES,
  SERVICE_WORKER,
  WIDGET_SCRIPT,
} from '../../generator/site/model/paths.ts';
import { pageUnits } from '../../generator/site/page-units.ts';
import { filesOfUnits } from '../../generator/site/source.ts';
import { arrived, violations } from '../support/browser.ts';
import { withChurchPack } from '../support/church-pack.ts';
import { calendar } from '../support/day-entries.ts';
import { DESKTOP, PHONE, SIZES, watchedPages } from '../support/front-page.ts';
import { treeServer } from '../support/page-server.ts';
import { realCatalog } from '../support/real-days.ts';
import { realName } from '../support/real-names.ts';
import { treeOf } from '../support/trees.ts';

const MOST_BYTES = 92_000;
/** The ids of Christmas, the Annunciation and Saint Nicholas. */
const [NATIVITY, ANNUNCIATION, NICHOLAS] = ['12217', '3208', '12049'] as const;

it(`The front page with its script and style has fewer than ${MOST_BYTES} bytes, the same every time`, async () => {
  const [files, again] = [await loadedFiles(), await loadedFiles()];
  expect(files.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThan(MOST_BYTES);
  expect(files.map(({ content }) => Buffer.from(content).toString())).toEqual(
    again.map(({ content }) => Buffer.from(content).toString()),
  );
});

/** The first irmos of the canon of Pascha, without the marks of its paragraphs. */
function firstIrmos(lang: TextLanguage): string {
  const [canon] = findById(realCatalog.texts, 'pascha')?.canons[lang] ?? [];
  return canon?.odes[0]?.items[0]?.html.replace(/<[^>]+>/g, '') ?? '';
}

/** The files that a first visit does not need. */
const LATER: readonly string[] = [
  ...PAGE_FONTS,
  ...Object.values(SECTION_SCRIPTS),
  LOOKUP_SCRIPT,
  ...Object.values(SECTION_STYLES),
  WIDGET_SCRIPT,
  SERVICE_WORKER,
  ...Object.values(APP_FILES),
  ...Object.values(APP_ICONS),
  FAVICON,
  MASKABLE_ICON,
];

async function loadedFiles() {
  return (await filesOfUnits(pageUnits())).filter(({ path: file }) => !LATER.includes(file));
}

describe('The front page', { tags: ['chromium'], timeout: 120_000 }, () => {
  let root: string;
  let server: Server;
  const originOf = (one: Server) => `http://127.0.0.1:${(one.address() as AddressInfo).port}`;

  beforeAll(async () => {
    // Files for the days of one year; the edge answers for 1666 from its datasets.
    const flags = ['--years', '2026', '--datasets', '1666', ...(await withChurchPack())];
    root = await treeOf(...flags);
    ({ server } = await treeServer(...flags));
  });
  afterAll(() => void server?.close());

  const opened = watchedPages();
  const open = async (address: string, options: BrowserContextOptions = DESKTOP, origin = originOf(server)) => {
    const page = await opened(origin, options);
    await page.goto(address);
    await arrived(page);
    return page;
  };
  const heading = (page: Page) => page.locator('main h1').innerText();
  const pressed = async (page: Page, key: string) => {
    const before = page.url();
    await page.keyboard.press(key);
    await page.waitForURL((url) => url.href !== before);
    await arrived(page);
  };

  it.each(['?day=2026-01-01', '?day=2026-06-01'])(
    'leaves enough room to tap a name or its texts at %s',
    async (place) => {
      const page = await open(`/${place}`, { ...PHONE, viewport: { width: 412, height: 823 }, locale: 'ru-RU' });
      expect(await page.locator('.saints .to-texts, .feast .to-texts').count()).toBeGreaterThan(0);
      await violations(page);
      const small = page.evaluate(async () => {
        const found = await window.axe.run({ runOnly: { type: 'rule', values: ['target-size'] } });
        return found.violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
      });
      expect(await small).toEqual([]);
    },
  );

  it('shows a great feast with both dates, the fast, the emblem and the texts', async () => {
    const page = await open('/?day=2026-01-07');
    expect(await heading(page)).toBe('Среда, 7 января 2026');
    expect(await page.title()).toBe('Среда, 7 января 2026 – Menologion');
    const text = await page.locator('main').innerText();
    const week = realName('thirty_first_week_after_pentecost', 'ru');
    const fast = calendar('2026-01-07', 'ru').fasting.description;
    for (const part of ['25 декабря 2025 по старому стилю', week, fast]) expect(text).toContain(part);
    const feast = page.locator('.feast.great');
    expect(await feast.locator('h3').innerText()).toBe(realName(NATIVITY, 'ru'));
    expect(await feast.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await feast.locator('.to-texts').click();
    await arrived(page);
    expect(await heading(page)).toBe(realName(NATIVITY, 'ru'));
  });

  it('names the week once, and on Pascha does not count it from the Pentecost of the year before', async () => {
    const text = async (date: string) => (await open(`/?day=${date}&lang=en`)).locator('main').innerText();
    const pascha = await text('2026-04-12');
    for (const { id, label } of realCatalog.movable) {
      if (id.endsWith('_after_pentecost')) expect(pascha).not.toContain(label.en);
    }
    expect(pascha.split(realName('bright_week', 'en'))).toHaveLength(2);
    const sunday = await text('2026-01-25');
    expect(sunday.split(realName('thirty_third_sunday_after_pentecost', 'en'))).toHaveLength(2);
  });

  it('loads the scripts of months, texts and the search when they are first needed, and only once', async () => {
    const page = await open('/?day=2026-01-07&lang=en');
    const scripts: string[] = [];
    page.on(
      'request',
      (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname),
    );
    await page.getByRole('link', { name: 'Month', exact: true }).click();
    await page.getByRole('heading', { name: 'January 2026' }).waitFor();
    expect(scripts).toEqual([`/${SECTION_SCRIPTS.calendar}`]);
    await pressed(page, 'ArrowRight');
    expect(scripts).toHaveLength(1);
    await page.getByRole('link', { name: 'Texts', exact: true }).click();
    await page.locator('.text-list').first().waitFor();
    expect(new Set(scripts.slice(1))).toEqual(new Set([`/${SECTION_SCRIPTS.texts}`, `/${SECTION_SCRIPTS.answers}`]));
  });

  it('says that there is no connection if a script cannot be loaded, and loads it on request', async () => {
    const page = await open('/?day=2026-01-07&lang=en');
    await page.route(`**/${SECTION_SCRIPTS.calendar}*`, (route) => route.abort());
    await page.getByRole('link', { name: 'Month', exact: true }).click();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.unroute(`**/${SECTION_SCRIPTS.calendar}*`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'January 2026' }).waitFor();
  });

  it('shows the permitted food on a fast day', async () => {
    const page = await open('/?day=2026-08-28&lang=en');
    const { allowedFood = '' } = calendar('2026-08-28').fasting;
    expect(allowedFood).not.toBe('');
    expect((await page.locator('.fast').innerText()).toLowerCase()).toContain(allowedFood.toLowerCase());
    expect(await page.locator('.dishes li').allInnerTexts()).toEqual(['Meat', 'Dairy']);
    expect(await page.locator('.dishes').getAttribute('aria-label')).toBe('Not eaten');
  });

  it('lists the saints of a day, those with a sign first and new martyrs separately', async () => {
    const page = await open('/?day=2026-06-14&lang=en');
    const [first = '', ...groups] = await page.locator('.saints ul').allInnerTexts();
    const [dionysius, newMartyr] = [realName('6001', 'en'), realName('6009', 'en')];
    expect(first.startsWith(dionysius)).toBe(true);
    expect(first).not.toContain(newMartyr);
    expect(await page.locator('.saints h3').innerText()).toBe(findById(realCatalog.types, 24)?.label.en);
    expect(groups.join()).toContain(newMartyr);
  });

  it.each([
    ['Europe/Moscow', 'ru-RU', 'Четверг, 27 августа 2026'],
    ['America/Anchorage', 'en-GB', 'Wednesday, 26 August 2026'],
  ])('begins with today in %s', async (timezoneId, locale, title) => {
    const page = await opened(originOf(server), { timezoneId, locale });
    await page.clock.setFixedTime(new Date('2026-08-26T23:30:00Z'));
    await page.goto('/');
    await arrived(page);
    expect(await heading(page)).toBe(title);
  });

  it('goes from day to day by links, keys and the form, announces the day, and goes back', async () => {
    const page = await open('/?day=2026-04-11&lang=en');
    await page.getByRole('link', { name: 'Next day' }).click();
    await page.waitForURL('**/?day=2026-04-12&lang=en');
    await arrived(page);
    expect(await page.getByRole('status').innerText()).toBe('Sunday, 12 April 2026');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Next day');
    await pressed(page, 'ArrowRight');
    expect(await heading(page)).toBe('Monday, 13 April 2026');
    await pressed(page, 'ArrowLeft');
    expect(await heading(page)).toBe('Sunday, 12 April 2026');
    // A chosen date is shown without a button.
    await page.getByLabel('Date').fill('2026-12-25');
    await page.waitForURL('**/?day=2026-12-25&lang=en');
    await arrived(page);
    expect(await heading(page)).toBe('Friday, 25 December 2026');
    await page.goBack();
    await arrived(page);
    expect(await heading(page)).toBe('Sunday, 12 April 2026');
  });

  it('goes to today by a key, even if the day has changed since the page was opened', async () => {
    const page = await opened(originOf(server), DESKTOP);
    await page.clock.setFixedTime(new Date('2026-04-30T12:00:00Z'));
    await page.goto('/?day=2026-01-07&lang=en');
    await arrived(page);
    await page.clock.setFixedTime(new Date('2026-05-01T12:00:00Z'));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await pressed(page, 't');
    expect(await heading(page)).toBe('Friday, 1 May 2026');
  });

  it('ignores its keys while somebody is typing', async () => {
    const page = await open('/?texts&lang=en');
    const typed = realName('theotokos', 'en').toLowerCase().slice(0, 13);
    await page.getByLabel('Find by title').pressSequentially(typed);
    await page.keyboard.press('ArrowLeft');
    expect(page.url()).toContain('?texts&lang=en');
    const found = await page.locator('.text-list li:visible a').allInnerTexts();
    expect(found.length).toBeGreaterThan(0);
    for (const title of found) expect(title.toLowerCase()).toContain(typed);
  });

  it('has no steps beyond the ends of the range', async () => {
    const page = await open('/?day=2026-05-01&lang=en');
    await page.getByLabel('Date').fill('3001-01-01');
    await page.getByLabel('Date').press('Enter');
    expect(page.url()).toContain('2026-05-01');
    const last = await open('/?month=3000-12&lang=en');
    expect(await last.locator('[data-to=next]').getAttribute('href')).toBeNull();
  });

  it('shows a month with the colours, signs and names of fasts and feasts, and a link for every day', async () => {
    const page = await open('/?month=2026-04&lang=en');
    expect(await heading(page)).toBe('April 2026');
    expect(await page.locator('.month td a').count()).toBe(30);
    const annunciation = page
      .getByRole('link', { name: /^7 \(25 March\)/ })
      .filter({ hasText: realName(ANNUNCIATION, 'en') })
      .first();
    const signs = annunciation.locator('[role=img]');
    expect(await signs.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual([
      'Vesperal Liturgy of Saint John Chrysostom',
      'Hot food with oil',
    ]);
    await page.getByRole('link', { name: 'Previous month' }).click();
    await page.waitForURL('**/?month=2026-03&lang=en');
    await arrived(page);
    expect(await heading(page)).toBe('March 2026');
    await page.goBack();
    await arrived(page);
    await annunciation.click();
    await page.waitForURL('**/?day=2026-04-07&lang=en');
  });

  it('marks today in its month', async () => {
    const page = await opened(originOf(server), DESKTOP);
    await page.clock.setFixedTime(new Date('2026-04-07T12:00:00Z'));
    await page.goto('/?month=2026-04');
    await arrived(page);
    expect(await page.locator('[aria-current=date] b').allInnerTexts()).toEqual(['7']);
  });

  it('shows only movable days and fasting before 2000, and says so, in a year that only the edge answers', async () => {
    const page = await open('/?day=1666-04-15&lang=en');
    const text = await page.locator('main').innerText();
    expect(await heading(page)).toBe('Thursday, 15 April 1666');
    expect(text).toContain('5 April 1666 old style');
    expect(text).toContain('Saints and fixed feasts are given from the year 2000');
    expect(await page.locator('.saints').count()).toBe(0);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByRole('link', { name: 'Month', exact: true }).click();
    await page.waitForURL('**/?month=1666-04&lang=en');
    await arrived(page);
    expect(asked.filter((url) => url.endsWith('.json'))).toEqual([]);
    expect(await page.locator('.month .high').count()).toBeGreaterThan(0);
  });

  it('says what is missing: a year, a date or a text', async () => {
    expect(await (await open('/?day=2030-01-07&lang=en')).locator('main').innerText()).toContain(
      'does not reach so far',
    );
    expect(await (await open('/?day=2026-02-30&lang=en')).locator('main').innerText()).toContain(
      'nothing at this address',
    );
    expect(await (await open('/?text=nobody&lang=en')).locator('main').innerText()).toContain('no such text');
  });

  it('says so if the host cannot be reached, and tries again on request', async () => {
    const page = await opened(originOf(server), DESKTOP);
    const ofNextDay = ({ pathname }: URL) => pathname.includes('2026-01-08');
    await page.route(ofNextDay, (route) => route.abort());
    await page.goto('/?day=2026-01-07&lang=en');
    await arrived(page);
    await pressed(page, 'ArrowRight');
    expect(await page.locator('main').innerText()).toContain('could not be fetched');
    await page.unroute(ofNextDay);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Thursday, 8 January 2026' }).waitFor();
  });

  it('works in a folder of a host of plain files', async () => {
    const dumb = createServer((request, response) => serveHandler(request, response, { public: path.dirname(root) }));
    await once(dumb.listen(0, '127.0.0.1'), 'listening');
    const folder = path.basename(root);
    try {
      const page = await open(`/${folder}/?day=2026-01-07&lang=en`, DESKTOP, originOf(dumb));
      expect(await page.locator('.feast.great h3').innerText()).toBe(realName(NATIVITY, 'en'));
      expect(
        await page.locator('.feast img').evaluate((image: HTMLImageElement) => image.naturalWidth),
      ).toBeGreaterThan(0);
      await page.getByRole('link', { name: 'Next day' }).click();
      await page.waitForURL(`**/${folder}/?day=2026-01-08&lang=en`);
      const cut = await open(`/${folder}/?day=1666-04-25&lang=en`, DESKTOP, originOf(dumb));
      expect(await cut.locator('.feast.great h3').innerText()).toBe(realName('pascha', 'en'));
      const other = await open(`/${folder}/?day=1667-04-15&lang=en`, DESKTOP, originOf(dumb));
      expect(await other.locator('main').innerText()).toContain('does not reach so far');
    } finally {
      dumb.close();
    }
  });

  it('changes the language and stays at the same place', async () => {
    const page = await open(`/?text=${NICHOLAS}`, PHONE);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.getByRole('link', { name: 'Русский' }).click();
    await page.waitForURL(`**/?text=${NICHOLAS}&lang=ru`);
    await arrived(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('ru');
    expect(await heading(page)).toBe(realName(NICHOLAS, 'ru'));
  });

  it('is printed in the light theme and without links and buttons', async () => {
    const page = await open('/?day=2026-01-07&lang=en', { ...DESKTOP, colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
    for (const name of ['.top', '.moves', '.foot', '.request', '.to-texts']) {
      expect(await page.locator(name).first().isVisible(), name).toBe(false);
    }
  });

  it('changes the theme and remembers it', async () => {
    const page = await open('/?day=2026-01-07&lang=en');
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await paper();
    await page.getByRole('button', { name: 'Dark theme' }).click();
    expect(await paper()).not.toBe(light);
    await page.reload();
    await arrived(page);
    expect(await paper()).not.toBe(light);
    expect(await page.getByRole('button', { name: 'Dark theme' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('shows a canon in Slavonic beside Russian, with odes, roles, markers and what follows an ode', async () => {
    const page = await open('/?text=pascha');
    // The katavasia repeats the irmos.
    const verse = page.locator('.verse', { hasText: firstIrmos('cu') }).first();
    expect(await verse.locator('.rubric').innerText()).toBe('Ирмос');
    expect(await verse.locator('[lang=cu]').innerText()).toBe(firstIrmos('cu'));
    expect(await verse.locator('[lang=ru]').innerText()).toBe(firstIrmos('ru'));
    const [slavonic, russian] = await Promise.all(
      ['cu', 'ru'].map((lang) => verse.locator(`[lang=${lang}]`).boundingBox()),
    );
    expect(slavonic?.y).toBe(russian?.y);
    expect(await page.locator('.rubric', { hasText: 'Слава. Богородичен' }).count()).toBeGreaterThan(0);
    expect(await page.locator('.rubric', { hasText: 'И ныне. Богородичен' }).count()).toBeGreaterThan(0);
    expect(
      await page
        .locator('.rubric', { hasText: 'Ипакои' })
        .or(page.locator('.rubric', { hasText: 'Седален' }))
        .count(),
    ).toBeGreaterThan(0);
    expect(await page.locator('#canon-1-ode-9').innerText()).toBe('Песнь 9-я');
    await page.getByText('Церковнославянский', { exact: true }).click();
    expect(await page.locator('[lang=ru].own').first().isVisible()).toBe(false);
    await page.getByText('Русский', { exact: true }).click();
    expect(await page.locator('[lang=cu]').first().isVisible()).toBe(false);
  });

  it('goes to an ode and back without requesting anything again', async () => {
    const page = await open('/?text=pascha&lang=ru');
    const asked: string[] = [];
    page.on('request', (request) => request.url().endsWith('.json') && asked.push(request.url()));
    await page.getByRole('link', { name: 'Песнь 5-я' }).click();
    await page.waitForURL('**#canon-1-ode-5');
    await page.goBack();
    expect(asked).toEqual([]);
  });

  it('repeats the first ikos and kontakion at the end of an akathist', async () => {
    const page = await open('/?text=theotokos&lang=ru', PHONE);
    const rubrics = await page.locator('section:last-of-type .rubric').allTextContents();
    const last = rubrics.indexOf('Кондак 13');
    expect(rubrics.slice(last, last + 3)).toEqual(['Кондак 13', 'Икос 1, повторяется', 'Кондак 1, повторяется']);
  });

  it('shows only the allowed elements in a text', async () => {
    const page = await opened(originOf(server), DESKTOP);
    const hostile =
      '<p class="skip" id="content">Отче<script>x()</script><img src="https://elsewhere.example/x"></p>' +
      '<a href="javascript:x()">a</a><a href="#note" id="back">b</a><iframe src="/"></iframe><h2>c</h2>';
    await page.route(`**/ru/hymnography/${NICHOLAS}.json`, async (route) => {
      const answer = await (await route.fetch()).json();
      answer.data[0].troparia[0].texts[0].value = hostile;
      answer.data[0].troparia[0].tone = '<b>4</b>';
      await route.fulfill({ json: answer });
    });
    await page.goto(`/?text=${NICHOLAS}&lang=ru`);
    await arrived(page);
    expect(await page.locator('.cu').first().innerHTML()).toBe(
      '<p>Отче</p><a>a</a><a href="#text-note" id="text-back">b</a><h5>c</h5>',
    );
    expect(await page.locator('.rubric').first().innerText()).toContain('<b>4</b>');
  });

  it('shows the request for its content, and copies it', async () => {
    const page = await open('/?day=2026-01-07&lang=en');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.locator('.request summary').click();
    expect(await page.locator('.request code').first().innerText()).toBe('/api/v1/calendar/day/2026-01-07?lang=en');
    await page.getByRole('button', { name: 'Copy: The whole day' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${originOf(server)}/api/v1/calendar/day/2026-01-07?lang=en`);
    const links = await page.locator('.request a').all();
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) {
      const answer = await page.request.get((await link.getAttribute('href')) as string);
      expect(answer.status()).toBe(200);
    }
  });

  it.each(SIZES)(
    'shows Slavonic in the church script on request, in a font that is loaded only then, on %s',
    async (_, options) => {
      const page = await open('/?text=kept', options);
      const fonts: string[] = [];
      page.on('request', (request) => request.resourceType() === 'font' && fonts.push(new URL(request.url()).pathname));
      const slavonic = page.locator('.cu');
      expect(await slavonic.allInnerTexts()).toContain('Святый Боже');
      await page.getByRole('radio').nth(1).check({ force: true });

      await page.getByRole('checkbox').check();
      await page.locator('.church').first().waitFor();
      expect(await slavonic.allInnerTexts()).toContain('Ст҃ы́й бж҃е');
      expect(await page.locator('.church').allInnerTexts()).not.toContain('Кондак');
      expect(await page.locator('.own').allInnerTexts()).not.toContain('Пе́тре ст҃ы́й');
      await page.evaluate(() => document.fonts.ready);
      expect(fonts).toEqual([`/${PAGE_FONTS[0]}`]);
      expect(await page.getByRole('radio').nth(1).isChecked()).toBe(true);
      expect(await violations(page)).toEqual([]);

      await page.goto('/?text=kept&lang=ru');
      await arrived(page);
      expect(await slavonic.allInnerTexts()).toContain('Ст҃ы́й бж҃е');
      await page.getByRole('checkbox').uncheck();
      await page.locator('.church').first().waitFor({ state: 'detached' });
      expect(await slavonic.allInnerTexts()).toContain('Святый Боже');
      await page.goto('/?text=pascha');
      await arrived(page);
      expect(await page.getByRole('checkbox').count()).toBe(0);
    },
  );

  it('has the same policy in the file and in the headers', () => {
    const html = readFileSync(path.join(root, FRONT_PAGE), 'utf8');
    expect(html).toContain(`http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self';`);
    expect(html).not.toMatch(/%\w+%|undefined/);
  });
});
