import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  APP_FILE,
  APP_ICONS,
  FRONT_PAGE,
  LOOKUP_SCRIPT,
  PAGE_FONTS,
  PAGE_SCRIPT,
  PAGE_STYLE,
  SECTION_SCRIPTS,
  SECTION_STYLES,
  SERVICE_WORKER,
  type Section,
  WIDGET_SCRIPT,
} from '../contract/paths.ts';
import { CODE_ROOT } from '../package.ts';
import { appManifest } from './app-manifest.ts';
import { bundled, bundledSection } from './bundled.ts';
import { htmlBytes } from './html-bytes.ts';
import { NO_PAGES } from './model/own-pages.ts';
import { relocated } from './own/relocated.ts';
import type { PageSource, TreeFile } from './source.ts';
import { FrontPage } from './views/front-page.tsx';

const SECTIONS = Object.keys(SECTION_SCRIPTS) as Section[];
const STYLES = [PAGE_STYLE, ...Object.values(SECTION_STYLES)];
const PAGES = path.join(CODE_ROOT, 'generator/pages');

/** The front page with its scripts, style and font, and the widget for pages of other sites. */
export async function pageFiles({
  historical = false,
  pages = null,
}: Pick<PageSource, 'historical' | 'pages'> = {}): Promise<TreeFile[]> {
  const [script, sections, lookup, widget, worker, styles] = await Promise.all([
    bundled(path.join(PAGES, 'client/page.ts')),
    Promise.all(SECTIONS.map((name) => bundledSection(path.join(PAGES, `client/section-${name}.ts`)))),
    bundled(path.join(PAGES, 'client/lookup.ts')),
    bundled(path.join(PAGES, 'client/widget.ts')),
    bundled(path.join(PAGES, 'client/service-worker.ts')),
    Promise.all(STYLES.map((file) => bundled(path.join(PAGES, 'styles', path.basename(file))))),
  ]);
  return [
    {
      path: FRONT_PAGE,
      content: relocated('', { ...(pages ?? NO_PAGES), ids: new Set() }, () =>
        htmlBytes(FrontPage, { isHistorical: historical, pages }),
      ),
    },
    { path: PAGE_SCRIPT, content: script },
    ...SECTIONS.map((name, i) => ({ path: SECTION_SCRIPTS[name], content: sections[i] as Uint8Array })),
    { path: LOOKUP_SCRIPT, content: lookup },
    { path: WIDGET_SCRIPT, content: widget },
    { path: SERVICE_WORKER, content: worker },
    { path: APP_FILE, content: appManifest() },
    ...STYLES.map((file, i) => ({ path: file, content: styles[i] as Uint8Array })),
    ...Object.values(APP_ICONS).map((file) => ({
      path: file,
      content: readFileSync(path.join(PAGES, 'icons', path.basename(file))),
    })),
    ...PAGE_FONTS.map((file) => ({
      path: file,
      content: readFileSync(path.join(PAGES, 'fonts', path.basename(file))),
    })),
  ];
}
