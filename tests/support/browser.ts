import axe from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findProgram } from './programs.ts';

let shared: Promise<Browser> | undefined;

/**
 * The browser of all tests of this worker, which ends with the worker. Each test has its own context, so no test
 * affects another.
 */
export function testBrowser(): Promise<Browser> {
  shared ??= launch();
  return shared;
}

/** Debian's Chromium without a window, with everything off that would contact other servers. */
export function launch(): Promise<Browser> {
  const quiet = ['no-first-run', 'disable-background-networking', 'disable-component-update', 'disable-sync'];
  const args = ['headless', 'no-sandbox', 'disable-gpu', 'disable-quic', ...quiet].map((name) => `--${name}`);
  return chromium.launch({ executablePath: findProgram('chromium') ?? 'chromium', args });
}

export interface Watched {
  readonly page: Page;
  /** Requests to other hosts, errors of scripts, and what the policy of the page blocked. */
  readonly faults: string[];
}

/** A page in its own browser context, watched for everything that it must not do. */
export async function watchedPage(browser: Browser, origin: string, options: BrowserContextOptions): Promise<Watched> {
  // Requests of a service worker bypass the routes of a test; it has its own test.
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`)) faults.push(`asked ${request.url()}`);
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // The browser itself reports missing files, which are normal in a tree of a few years.
    const isMissing = message.text().startsWith('Failed to load resource');
    const isBlocked = message.text().includes('Service Worker registration blocked');
    if (['error', 'warning'].includes(message.type()) && !isMissing && !isBlocked) faults.push(message.text());
  });
  return { page, faults };
}

/** Waits until the page shows the place of its address. */
export async function arrived(page: Page): Promise<void> {
  await page.locator('main:not([aria-busy]) h1').waitFor();
}

/**
 * The rules of axe that a page breaks, each with the elements that break it. Rules that the page meets are not listed.
 */
export async function violations(page: Page): Promise<[rule: string, elements: string[]][]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const found = await window.axe.run({ resultTypes: ['violations'] });
    return found.violations.map(({ id, nodes }): [string, string[]] => [id, nodes.map(({ html }) => html)]);
  });
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
