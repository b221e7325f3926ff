/** The paths of the pages and of what they load, relative to the root of the tree. */
import type { Language } from '../../contract/languages.ts';
import { prerenderedFolder } from '../../contract/page-addresses.ts';
import { ASSETS_FOLDER } from '../../contract/pages.ts';
import { iconPath, inTree } from '../../contract/paths.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../contract/years.ts';

/** Script and style of the front page. */
export const PAGE_SCRIPT = `${ASSETS_FOLDER}/page.js`;
export const PAGE_STYLE = `${ASSETS_FOLDER}/page.css`;
/**
 * The scripts that the front page loads when they are first needed: for months and years, for texts, for names, for
 * requests of answers, and for the Liturgy of a day from its answer, and for printing it. A day with a page of its own needs the last only to print.
 */
export const SECTION_SCRIPTS = {
  answers: `${ASSETS_FOLDER}/answers.js`,
  calendar: `${ASSETS_FOLDER}/calendar.js`,
  texts: `${ASSETS_FOLDER}/texts.js`,
  names: `${ASSETS_FOLDER}/names.js`,
  liturgy: `${ASSETS_FOLDER}/liturgy.js`,
  sheet: `${ASSETS_FOLDER}/sheet.js`,
} as const;
export type Section = keyof typeof SECTION_SCRIPTS;
/** The style sheets of sections that have their own. */
export const SECTION_STYLES: Readonly<Partial<Record<Section, string>>> = {
  calendar: `${ASSETS_FOLDER}/calendar.css`,
  texts: `${ASSETS_FOLDER}/texts.css`,
  names: `${ASSETS_FOLDER}/names.css`,
  sheet: `${ASSETS_FOLDER}/sheet.css`,
};
/** What looks things up in the lists of everything, in a thread of its own. */
export const LOOKUP_SCRIPT = `${ASSETS_FOLDER}/lookup.js`;
/** The script with which a page of another site shows the day. */
export const WIDGET_SCRIPT = `${ASSETS_FOLDER}/widget.js`;
/** The font of the church script, which the style sheet names, and its licence. */
export const PAGE_FONTS = [`${ASSETS_FOLDER}/ponomar.woff2`, `${ASSETS_FOLDER}/ponomar-ofl.txt`];

/** The files that make the front page an app: it can be installed and opens without a network. They are beside it. */
export const APP_FILES: Readonly<Record<Language, string>> = { ru: 'app.webmanifest', en: 'app.en.webmanifest' };
export const SERVICE_WORKER = 'service-worker.js';
/** The icon of the site for programs that look for no other. */
export const FAVICON = 'favicon.ico';
/** The icons of the app by their width in pixels. */
export const APP_ICONS = { 192: `${ASSETS_FOLDER}/app-192.png`, 512: `${ASSETS_FOLDER}/app-512.png` } as const;
/** The icon of the app that a system may cut into any shape. */
export const MASKABLE_ICON = `${ASSETS_FOLDER}/app-maskable.png`;

/** The files of the front page: with these it opens without a network. */
export function shellFiles(): string[] {
  return [
    './',
    PAGE_SCRIPT,
    PAGE_STYLE,
    ...Object.values(SECTION_SCRIPTS),
    LOOKUP_SCRIPT,
    ...Object.values(SECTION_STYLES),
    ...Object.values(APP_FILES),
    inTree(iconPath('cross.svg')),
  ];
}

/** The index of the sitemaps. It is at the root of the tree. */
export const SITEMAP_INDEX = 'sitemap.xml';
/**
 * The sitemap of the pages of a year, or of the pages without a year. It lists ten years, because a sitemap may have at
 * most 50,000 addresses. It is at the root of the tree, because a sitemap may list only what is below its own folder.
 */
export function sitemapPath(year: number | null): string {
  return year === null ? 'sitemap-undated.xml' : `sitemap-${year - (year % 10)}.xml`;
}
/** All sitemaps that a tree may have, and their index. */
export function sitemapPaths(): string[] {
  const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, i) => FIRST_YEAR + i);
  return [SITEMAP_INDEX, ...new Set([null, ...years].map(sitemapPath))];
}

/** The address of the list of all texts with such a page. */
export function textListAddress(lang: Language): string {
  return `${prerenderedFolder(lang, 'text')}/`;
}

/** The address of the page of the feeds. */
export function feedListAddress(lang: Language): string {
  return `${prerenderedFolder(lang, 'feeds')}/`;
}
