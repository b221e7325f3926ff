import { LANGUAGES, type Language } from '../../contract/languages.ts';
import { DATA_PAGES, dataPagePath } from '../../contract/pages.ts';
import type { AnsweredView } from '../model/content.ts';
import { SITEMAP_INDEX, sitemapPath } from '../model/paths.ts';
import { type NamedPages, prerenderedAddress, viewsOf, yearOf } from '../model/prerendered-pages.ts';
import { type Unit, unitOfBytes } from '../source.ts';

/** The absolute address of the same page in each language. */
export function versionsOf(view: AnsweredView, pages: NamedPages, origin: string): [Language, url: string][] {
  return LANGUAGES.flatMap((lang) => {
    const address = prerenderedAddress({ view, lang }, pages);
    return address === null ? [] : [[lang, `${origin}/${address}`]];
  });
}

/** The lists of the front page, of the pages about the files of the tree and of all pages of their own, for search engines, and the index of these lists. */
export function sitemaps(pages: NamedPages, origin: string): Unit[] {
  const ofData = DATA_PAGES.map((name) =>
    LANGUAGES.map((lang) => [lang, `${origin}/${dataPagePath(name, lang)}`] as const),
  );
  const lists = new Map([[sitemapPath(null), [`<url><loc>${origin}/</loc></url>`, ...ofData.flatMap(entriesOf)]]]);
  for (const view of viewsOf(pages)) {
    const file = sitemapPath(yearOf(view));
    const list = lists.get(file) ?? [];
    lists.set(file, list);
    list.push(...entriesOf(versionsOf(view, pages, origin)));
  }
  const index = Array.from(lists.keys(), (file) => `<sitemap><loc>${origin}/${file}</loc></sitemap>`);
  return [
    xmlFile(SITEMAP_INDEX, 'sitemapindex', '', index),
    ...Array.from(lists, ([file, list]) => xmlFile(file, 'urlset', XHTML, list)),
  ];
}

function entriesOf(versions: readonly (readonly [Language, url: string])[]): string[] {
  const links = versions.map(([lang, url]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${url}"/>`);
  return versions.map(([, url]) => `<url><loc>${url}</loc>${links.join('')}</url>`);
}

/** The namespace of the links to other languages. */
const XHTML = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';

function xmlFile(path: string, root: string, namespaces: string, elements: readonly string[]): Unit {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>`,
    ...elements,
    `</${root}>\n`,
  ];
  return unitOfBytes(path, () => Buffer.from(lines.join('\n')));
}
