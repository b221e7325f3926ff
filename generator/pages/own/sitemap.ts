import { LANGUAGES, type Language } from '../../contract/languages.ts';
import { SITEMAP_FILE } from '../../contract/paths.ts';
import { type NamedPages, type OwnView, ownAddress, viewsOf } from '../model/own-pages.ts';
import type { TreeFile } from '../source.ts';

/** The absolute address of the same page in each language. */
export function versionsOf(view: OwnView, pages: NamedPages, origin: string): [Language, url: string][] {
  return LANGUAGES.flatMap((lang) => {
    const address = ownAddress({ view, lang }, pages);
    return address === null ? [] : [[lang, `${origin}/${address}`]];
  });
}

/** The list of the front page and of all pages of their own, for search engines. */
export function sitemap(pages: NamedPages, origin: string): TreeFile {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    `<url><loc>${origin}/</loc></url>`,
    ...viewsOf(pages).flatMap((view) => entriesOf(versionsOf(view, pages, origin))),
    '</urlset>\n',
  ];
  return { path: SITEMAP_FILE, content: Buffer.from(lines.join('\n')) };
}

function entriesOf(versions: readonly [Language, url: string][]): string[] {
  const links = versions.map(([lang, url]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${url}"/>`);
  return versions.map(([, url]) => `<url><loc>${url}</loc>${links.join('')}</url>`);
}
