import { html } from 'hono/html';
import { LANGUAGES, type Language } from '../contract/languages.ts';
import { DATA_PAGES, dataPagePath, FRONT_PAGE, referenceIndex, referencePath } from '../contract/pages.ts';
import { iconPath, inTree, OPENAPI_FILE } from '../contract/paths.ts';
import { DATA_PROSE } from './data-prose.ts';
import { REFERENCE_SCRIPT, REFERENCE_STYLE, tasksPage } from './paths.ts';
import { PROSE } from './prose.ts';
import type { Html } from './schema-table.ts';
import { ERRORS, referenceAddress, SCHEMAS, type Site } from './site.ts';

/** A page of the reference without its frame. */
export interface ReferencePage {
  /** Relative to the root of the tree. */
  readonly path: string;
  readonly lang: Language;
  readonly title: string;
  readonly about: string;
  readonly content: Html;
  /** The page in the other language, if there is one. */
  readonly other?: string;
}

/**
 * A complete page: the head, the links to the other pages, and the content. A script only adds to it: it writes the
 * host on which the page is read in place of `origin`, and buttons that copy code.
 */
export async function framed(
  { path, lang, title, about, content, other }: ReferencePage,
  site: Site,
  origin: string,
): Promise<string> {
  const { info } = site.document;
  const words = PROSE.pages[lang];
  const [otherLanguage = lang] = LANGUAGES.filter((one) => one !== lang);
  const to = (target: string) => referenceAddress(target, path);
  const link = (target: string, label: string) =>
    html`<li><a href="${to(target)}"${target === path ? html` aria-current="page"` : ''}>${label}</a></li>\n`;
  const page = html`<!doctype html>
<html lang="${lang}" data-origin="${origin}" data-root="${to('')}" data-copy="${words.copy}" data-copied="${words.copied}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${about}">
<title>${title} · ${info.title}</title>
<link rel="icon" type="image/svg+xml" href="${to(inTree(iconPath('cross.svg')))}">
<link rel="stylesheet" href="${to(REFERENCE_STYLE)}">
<script type="module" src="${to(REFERENCE_SCRIPT)}"></script>
</head>
<body>
<a class="skip" href="#content">${words.skip}</a>
<header>
<a class="home" href="${to(FRONT_PAGE)}">${info.title}</a>
<a href="${to(referenceIndex(lang))}">${words.title}</a>
<a href="${to(OPENAPI_FILE)}">OpenAPI 3.1</a>
${other ? html`<a href="${to(other)}" lang="${otherLanguage}">${words.otherLanguage}</a>\n` : ''}</header>
<main id="content">
<h1>${title}</h1>
${content}</main>
<nav aria-label="${words.contents}">
<ul>
${link(tasksPage(lang), words.tasks)}${DATA_PAGES.map((name) => link(dataPagePath(name, lang), DATA_PROSE[name].title[lang]))}${site.chapters.map(({ name, title }) => link(referencePath(name), words.chapters[name] ?? title))}${link(referencePath(ERRORS), words.errors)}${link(referencePath(SCHEMAS), words.schemas)}</ul>
</nav>
<footer><p>${info.license.name}. ${words.version} ${info.version}.</p></footer>
</body>
</html>
`;
  return String(await page);
}
