import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildOptions } from 'esbuild';
import { bundledFile } from '../bundled.ts';
import { PAGE_SCRIPT } from './model/paths.ts';

/** Browsers of the last five years, on old phones too. */
const BROWSERS = ['es2020', 'chrome90', 'firefox90', 'safari14.1'];

/**
 * A script or a style sheet for browsers in one minified file with all its imports except fonts. A script gets an
 * imported style sheet as text.
 */
export async function bundledForBrowsers(entry: string, options: BuildOptions = {}): Promise<Uint8Array> {
  const loader: BuildOptions['loader'] = entry.endsWith('.css') ? {} : { '.css': 'text' };
  const all: BuildOptions = { minify: true, charset: 'utf8', target: BROWSERS, external: ['*.woff2'], loader };
  return readFileSync(await bundledFile(entry, { ...all, ...options }));
}

/**
 * A script that the script of the page loads, and that creates elements with its renderer: two copies of the renderer
 * would confuse each other's elements.
 */
export function bundledSection(entry: string): Promise<Uint8Array> {
  const page = `./${path.posix.basename(PAGE_SCRIPT)}`;
  return bundledForBrowsers(entry, { alias: { 'preact/jsx-runtime': page }, external: [page] });
}
