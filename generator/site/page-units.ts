import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '../contract/languages.ts';
import { FRONT_PAGE, MISSING_PAGE } from '../contract/pages.ts';
import { LOCAL_ORIGIN } from '../contract/paths.ts';
import { CODE_ROOT } from '../package.ts';
import { bundledForBrowsers, bundledSection } from './bundled.ts';
import { htmlBytes } from './html-bytes.ts';
import {
  APP_FILES,
  APP_ICONS,
  FAVICON,
  LOOKUP_SCRIPT,
  MASKABLE_ICON,
  PAGE_FONTS,
  PAGE_SCRIPT,
  PAGE_STYLE,
  SECTION_SCRIPTS,
  SECTION_STYLES,
  SERVICE_WORKER,
  type Section,
  WIDGET_SCRIPT,
} from './model/paths.ts';
import { linksFrom, linksFromRoot, NO_PAGES, type PrerenderedPages } from './model/prerendered-pages.ts';
import { type PageSource, type Unit, unitOfCode } from './source.ts';
import { FrontPage } from './views/front-page.tsx';
import { MissingPage } from './views/missing-page.tsx';
import { SITE_ABOUT, SITE_TITLES } from './words/site-words.ts';

const SITE = path.join(CODE_ROOT, 'generator/site');

/** The front page with its scripts, styles and fonts, and the widget for pages of other sites. */
export function pageUnits(source: Partial<Pick<PageSource, 'historical' | 'pages' | 'origin'>> = {}): Unit[] {
  const { historical = false, pages = null, origin = LOCAL_ORIGIN } = source;
  const from = (folder: string) => (file: string) =>
    unitOfCode(file, () => readFileSync(path.join(SITE, folder, path.basename(file))));
  return [
    { path: FRONT_PAGE, from: () => origin, make: () => frontPage(historical, pages, origin) },
    {
      path: MISSING_PAGE,
      from: () => origin,
      make: () => missingPage(historical, pages, new URL(`${origin}/`).pathname),
    },
    script(PAGE_SCRIPT, 'page'),
    ...(Object.keys(SECTION_SCRIPTS) as Section[]).map((name) =>
      unitOfCode(SECTION_SCRIPTS[name], () => bundledSection(path.join(SITE, `browser/section-${name}.ts`))),
    ),
    script(LOOKUP_SCRIPT, 'lookup'),
    script(WIDGET_SCRIPT, 'widget'),
    script(SERVICE_WORKER, 'service-worker'),
    ...LANGUAGES.map((lang) => unitOfCode(APP_FILES[lang], () => appManifest(lang))),
    ...[PAGE_STYLE, ...Object.values(SECTION_STYLES)].map((file) =>
      unitOfCode(file, () => bundledForBrowsers(path.join(SITE, 'styles', path.basename(file)))),
    ),
    ...[...Object.values(APP_ICONS), MASKABLE_ICON, FAVICON].map(from('icons')),
    ...PAGE_FONTS.map(from('fonts')),
  ];
}

function script(file: string, module: string): Unit {
  return unitOfCode(file, () => bundledForBrowsers(path.join(SITE, `browser/${module}.ts`)));
}

function frontPage(historical: boolean, pages: Exclude<PageSource['pages'], undefined>, origin: string): Uint8Array {
  const linkTo = linksFrom('', { ...(pages ?? NO_PAGES), ids: new Set() });
  const address = origin === LOCAL_ORIGIN ? null : origin;
  return htmlBytes(FrontPage, { isHistorical: historical, pages, address }, linkTo);
}

function missingPage(isHistorical: boolean, pages: PrerenderedPages | null, root: string): Uint8Array {
  const linkTo = linksFromRoot(root, { ...(pages ?? NO_PAGES), ids: new Set() });
  return htmlBytes(MissingPage, { isHistorical, pages, root }, linkTo);
}

/** The manifest with which a browser installs the page as an app. Its addresses are relative to its own file. */
function appManifest(lang: Language): Uint8Array {
  const icons = [
    ...Object.entries(APP_ICONS).map(([size, src]) => iconOf(src, Number(size))),
    { ...iconOf(MASKABLE_ICON, 512), purpose: 'maskable' },
  ];
  const app = {
    lang,
    dir: 'ltr',
    name: SITE_TITLES[lang],
    short_name: 'Menologion',
    description: SITE_ABOUT[lang],
    id: './',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: '#f6efdf',
    theme_color: '#8b1e1e',
    icons,
  };
  return Buffer.from(`${JSON.stringify(app, null, 1)}\n`);
}

function iconOf(src: string, size: number): object {
  return { src, sizes: `${size}x${size}`, type: 'image/png' };
}
