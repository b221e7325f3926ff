import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import { loadCatalog } from '../../generator/catalog/load-catalog.ts';
import { arrived, testBrowser, type Watched, watchedPage } from './browser.ts';
import { type PageServer, pageServer } from './page-server.ts';
import { PEOPLE_DATA } from './people.ts';

export const DESKTOP = { viewport: { width: 1280, height: 900 }, locale: 'ru-RU', timezoneId: 'Europe/Moscow' };
export const PHONE = {
  viewport: { width: 360, height: 740 },
  locale: 'en-GB',
  timezoneId: 'America/Anchorage',
  hasTouch: true,
};
export const SIZES: readonly [string, BrowserContextOptions][] = [
  ['a desktop in Russian', DESKTOP],
  ['a phone in English', PHONE],
];

/**
 * Opens pages for the tests of a `describe`. They are closed after each test, which fails if a page did anything that
 * it must not do.
 */
export function watchedPages(): (origin: string, options: BrowserContextOptions) => Promise<Page> {
  const opened: Watched[] = [];
  afterEach(async () => {
    const pages = opened.splice(0);
    await Promise.all(pages.map(({ page }) => page.context().close()));
    expect(pages.flatMap(({ faults }) => faults)).toEqual([]);
  });
  return async (origin, options) => {
    const watched = await watchedPage(await testBrowser(), origin, options);
    opened.push(watched);
    return watched.page;
  };
}

export interface Opened {
  readonly page: Page;
  /** The paths that it has requested. */
  readonly asked: string[];
}

interface Elsewhere {
  readonly moment?: string;
  readonly origin?: string;
}

let ofPeople: Promise<PageServer> | undefined;

/** The front page with data about a few people: one server for all tests of this worker, which ends with the worker. */
async function peoplePages(): Promise<PageServer> {
  ofPeople ??= loadCatalog([PEOPLE_DATA]).then((catalog) => pageServer(catalog));
  const served = await ofPeople;
  served.server.unref();
  return served;
}

/** Opens addresses of the front page with data about a few people at a given time, in a browser with these options. */
export function frontPages(usualMoment: string, usual: BrowserContextOptions) {
  const opened = watchedPages();
  return async (address: string, options = usual, elsewhere: Elsewhere = {}): Promise<Opened> => {
    const { moment = usualMoment, origin = (await peoplePages()).origin } = elsewhere;
    const page = await opened(origin, options);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.clock.setFixedTime(new Date(moment));
    await page.goto(address);
    await arrived(page);
    return { page, asked };
  };
}
