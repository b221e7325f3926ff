import { readFileSync } from 'node:fs';
import path from 'node:path';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { FRONT_PAGE, PAGE_FONTS, PAGE_SCRIPT, PAGE_STYLE, SEARCH_SCRIPT } from '../contract/paths.ts';
import { CODE_ROOT } from '../package.ts';
import { bundled } from './bundled.ts';
import type { PageSource, TreeFile } from './source.ts';
import { FrontPage } from './views/front-page.tsx';

const PAGES = path.join(CODE_ROOT, 'generator/pages');

/** The front page with its scripts, style and font. */
export async function pageFiles({ historical = false }: Pick<PageSource, 'historical'> = {}): Promise<TreeFile[]> {
  const [script, search, style] = await Promise.all([
    bundled(path.join(PAGES, 'client/page.ts')),
    bundled(path.join(PAGES, 'client/search.ts')),
    bundled(path.join(PAGES, 'styles/page.css')),
  ]);
  return [
    {
      path: FRONT_PAGE,
      content: Buffer.from(`<!doctype html>\n${renderToString(h(FrontPage, { isHistorical: historical }))}\n`),
    },
    { path: PAGE_SCRIPT, content: script },
    { path: SEARCH_SCRIPT, content: search },
    { path: PAGE_STYLE, content: style },
    ...PAGE_FONTS.map((file) => ({
      path: file,
      content: readFileSync(path.join(PAGES, 'fonts', path.basename(file))),
    })),
  ];
}
