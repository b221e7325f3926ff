import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findProgram } from './programs.ts';

/** Debian's Chromium without a window, with nothing that would speak to others. */
export function launch(): Promise<Browser> {
  const quiet = ['no-first-run', 'disable-background-networking', 'disable-component-update', 'disable-sync'];
  const args = ['headless', 'no-sandbox', 'disable-gpu', 'disable-quic', ...quiet].map((name) => `--${name}`);
  return chromium.launch({ executablePath: findProgram('chromium') ?? 'chromium', args });
}

export interface Watched {
  readonly page: Page;
  /** Requests to other hosts, errors of scripts, and what the policy of the page has stopped. */
  readonly faults: string[];
}

/** A page of a browser of its own, watched for what it must not do. */
export async function watchedPage(browser: Browser, origin: string, options: BrowserContextOptions): Promise<Watched> {
  const context = await browser.newContext({ baseURL: origin, ...options });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`)) faults.push(`asked ${request.url()}`);
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // Of a file that is missing the browser itself speaks: a window of years has such.
    const isMissing = message.text().startsWith('Failed to load resource');
    if (['error', 'warning'].includes(message.type()) && !isMissing) faults.push(message.text());
  });
  return { page, faults };
}
