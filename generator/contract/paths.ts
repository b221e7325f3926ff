/**
 * Every address of the service and every path of the generated tree. The generator writes these paths and the edge
 * reads them; no other file spells a path.
 */
import type { TextEdition } from './editions.ts';
import type { ContentEndpoint, DailyEndpoint, Feed, IndexName } from './endpoints.ts';
import { fileNameOfId } from './ids.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { FIRST_YEAR, LAST_YEAR } from './years.ts';

/** The origin of a tree that is only for this machine. */
export const LOCAL_ORIGIN = 'http://localhost:3000';
export const BASE_PATH = '/api/v1';
/** Folder of the pictures, below the base path. */
export const ICONS_FOLDER = 'icons';
/** The summary of a complete tree, at the root of the tree. */
export const MANIFEST_FILE = 'manifest.json';
/** Folder of the records of the parts of a tree, and the file by which the program recognizes its own trees. */
export const RECORDS_FOLDER = 'manifest';
export const TREE_FILE = `${RECORDS_FOLDER}/tree.json`;
/** The front page, at the root of the tree; the address `/` leads to it. */
export const FRONT_PAGE = 'index.html';
/** The reference for programs (OpenAPI), at the root of the tree. */
export const OPENAPI_FILE = 'openapi.json';
/** Folder of the reference for people. */
export const REFERENCE_FOLDER = 'reference';
/** Folder of the scripts and styles of all pages at the root of the tree. */
export const ASSETS_FOLDER = 'assets';
export const REFERENCE_STYLE = `${ASSETS_FOLDER}/reference.css`;
/** Folder of the schemas at the root of the tree, with the same folders as `schemas/`. */
export const SCHEMAS_FOLDER = 'schemas';
/** Script and style of the front page, relative to the root of the tree. */
export const PAGE_SCRIPT = `${ASSETS_FOLDER}/page.js`;
export const PAGE_STYLE = `${ASSETS_FOLDER}/page.css`;
/**
 * The scripts that the front page loads when they are first needed: for months and years, for texts, for names, and for
 * requests of answers. A day with a page of its own needs no requests.
 */
export const SECTION_SCRIPTS = {
  answers: `${ASSETS_FOLDER}/answers.js`,
  calendar: `${ASSETS_FOLDER}/calendar.js`,
  texts: `${ASSETS_FOLDER}/texts.js`,
  names: `${ASSETS_FOLDER}/names.js`,
} as const;
export type Section = keyof typeof SECTION_SCRIPTS;
/** The style sheets of sections that have their own. */
export const SECTION_STYLES: Readonly<Partial<Record<Section, string>>> = {
  texts: `${ASSETS_FOLDER}/texts.css`,
};
/** What looks things up in the lists of everything, in a thread of its own, relative to the root of the tree. */
export const LOOKUP_SCRIPT = `${ASSETS_FOLDER}/lookup.js`;
/** The script with which a page of another site shows the day, relative to the root of the tree. */
export const WIDGET_SCRIPT = `${ASSETS_FOLDER}/widget.js`;
/** The font of the church script, which the style sheet names, and its licence. */
export const PAGE_FONTS = ['ponomar.woff2', 'ponomar-ofl.txt'].map((name) => `${ASSETS_FOLDER}/${name}`);
export const DATASETS_FOLDER = 'datasets';
/** Folder of the blocks of answers by id, below that of the datasets. */
export const BLOCKS_FOLDER = 'blocks';
export const DATAPACKAGE_FILE = 'datapackage.json';
export const FEEDS_FOLDER = 'feeds';
/** The list of the books and lists that the data are based on, below the base path. */
export const SOURCES_FILE = 'sources.json';

/** The files that make the front page an app: it can be installed and opens without a network. Both are beside it. */
export const APP_FILE = 'app.webmanifest';
export const SERVICE_WORKER = 'service-worker.js';
/** The icons of the app by their width in pixels. */
export const APP_ICONS = { 192: `${ASSETS_FOLDER}/app-192.png`, 512: `${ASSETS_FOLDER}/app-512.png` } as const;

/** What has pages of its own that need no script. */
export const OWN_PAGES = ['day', 'month', 'year', 'text'] as const;
export type OwnPage = (typeof OWN_PAGES)[number];
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

/** Folder of such pages in a language, relative to the root of the tree. */
export function ownFolder(lang: Language, kind: OwnPage): string {
  return lang === LANGUAGES[0] ? kind : `${lang}/${kind}`;
}

/** The address of such a page by its date (`2026-01-07`, `2026-01`, `2026`) or its id, relative to the root of the tree. */
export function ownPageAddress(lang: Language, kind: OwnPage, name: string): string {
  return `${ownFolder(lang, kind)}/${fileNameOfId(name)}/`;
}

/** The address of the list of all texts with such a page. */
export function textListAddress(lang: Language): string {
  return `${ownFolder(lang, 'text')}/`;
}

/** The file of a page whose address is a folder; null for any other address. */
export function folderPage(address: string): string | null {
  return FOLDER_PAGE.test(address) ? `${address.slice(1)}${FRONT_PAGE}` : null;
}
const FOLDER_PAGE = new RegExp(
  `^/((${LANGUAGES.slice(1).join('|')})/)?((day|month|year)/[\\d-]+/|text/(\\w[\\w.~-]*/)?)?$`,
);

/** The first page of the reference, relative to the root of the tree. */
export function referenceIndex(lang: Language): string {
  return lang === 'en' ? `${REFERENCE_FOLDER}.html` : `${REFERENCE_FOLDER}.${lang}.html`;
}

/** A page of the reference by its name, relative to the root of the tree. */
export function referencePath(name: string): string {
  return `${REFERENCE_FOLDER}/${name}.html`;
}

/** The page of common tasks, relative to the root of the tree. */
export function tasksPage(lang: Language): string {
  return referencePath(lang === 'en' ? 'tasks' : `tasks.${lang}`);
}

/** Path of an icon, relative to the base path: the `path` of an icon in an answer. */
export function iconPath(file: string): string {
  return `${ICONS_FOLDER}/${file}`;
}

/** Folder of a year's answers, relative to the root of the tree. */
export function yearFolder(lang: Language, endpoint: DailyEndpoint, year: number): string {
  return inTree(`${lang}/${endpoint}/${String(year).padStart(4, '0')}`);
}

/** Name of a day's file inside its year folder, for a date `YYYY-MM-DD`. */
export function dayFile(date: string): string {
  return `${date}.json`;
}

/** Path of a day's answer, relative to the root of the tree. */
export function dayPath(lang: Language, endpoint: DailyEndpoint, date: string): string {
  return `${yearFolder(lang, endpoint, Number(date.slice(0, 4)))}/${dayFile(date)}`;
}

/** Folder of the answers of a content endpoint in an edition, relative to the root of the tree. */
export function contentFolder(edition: TextEdition, endpoint: ContentEndpoint): string {
  return inTree(`${edition}/${endpoint}`);
}

/** Path of the answer for one id, or for one number of it, relative to the root of the tree. */
export function contentPath(edition: TextEdition, endpoint: ContentEndpoint, id: string, number?: number): string {
  return inFolder(contentFolder(edition, endpoint), contentFile(id, number));
}

/** The file of an id or a number of it, relative to the folder of its endpoint and edition. */
export function contentFile(id: string, number?: number): string {
  const stem = fileNameOfId(id);
  return number === undefined ? `${stem}.json` : `${stem}/${number}.json`;
}

/** Folder of the blocks of answers by id, relative to the root of the tree. */
export function blocksFolder(): string {
  return inFolder(datasetsFolder(), BLOCKS_FOLDER);
}

/**
 * Name of a block inside its folder; without a block number, of the list of all blocks of an endpoint in an edition.
 */
export function blockFile(edition: TextEdition, endpoint: ContentEndpoint, block?: number): string {
  return `${endpoint}${block === undefined ? '' : `-${block}`}.${edition}.json`;
}

/** Folder of a list of everything, relative to the root of the tree. */
export function indexFolder(index: IndexName): string {
  return inTree(index);
}

/** Path of a list of everything in a language, relative to the root of the tree. */
export function indexPath(index: IndexName, lang: Language): string {
  return inFolder(indexFolder(index), `${lang}.json`);
}

/** Path of the record of a part (`2026`, `texts`), relative to the root of the tree. */
export function recordPath(part: string): string {
  return `${RECORDS_FOLDER}/${part}.json`;
}

/** Folder of the yearly datasets, relative to the root of the tree. */
export function datasetsFolder(): string {
  return inTree(DATASETS_FOLDER);
}

/** Name of a yearly dataset inside its folder: all days in the envelope of the API, or a table. */
export function datasetFile(
  endpoint: DailyEndpoint,
  year: number,
  lang: Language,
  kind: 'json' | 'csv' = 'json',
): string {
  return `${endpoint}-${String(year).padStart(4, '0')}.${lang}.${kind}.gz`;
}

/** Folder of the calendar feeds, relative to the root of the tree. */
export function feedsFolder(): string {
  return inTree(FEEDS_FOLDER);
}

/**
 * Name of a calendar feed inside its folder: of a civil year, or of the years around today. The latter is not a file.
 */
export function feedFile(feed: Feed, year: number | null, lang: Language): string {
  return year === null ? `${feed}.${lang}.ics` : `${feed}-${String(year).padStart(4, '0')}.${lang}.ics`;
}

/** Path of a file from its folder and its name; the root of the tree is the folder with an empty name. */
export function inFolder(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

/** A path below the base path as a path relative to the root of the tree. */
export function inTree(path: string): string {
  return `${BASE_PATH.slice(1)}/${path}`;
}
