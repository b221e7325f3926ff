import { html } from 'hono/html';
import type { Language } from '../contract/languages.ts';
import { DATA_PAGES, type DataPageName, dataPagePath, referenceIndex, referencePath } from '../contract/pages.ts';
import { BASE_PATH } from '../contract/paths.ts';
import { DATA_PROSE } from './data-prose.ts';
import type { ReferencePage } from './frame.ts';
import { tasksPage } from './paths.ts';
import { fillWords, PROSE } from './prose.ts';
import { type Html, prose, proseParagraphs } from './schema-table.ts';
import { type Chapter, ERRORS, errorsOf, referenceAddress, SCHEMAS, type Site } from './site.ts';
import { tasksFor } from './tasks.ts';

/**
 * The first page of the reference: it leads to everything by task, by address, and by the name of an error or a schema.
 */
export function indexPage(site: Site, lang: Language, origin: string): ReferencePage {
  const words = PROSE.pages[lang];
  const path = referenceIndex(lang);
  const to = (target: string) => referenceAddress(target, path);
  const tags = site.document.tags.map(({ name }) => name);
  const content = html`<p>${words.about}</p>
<section aria-labelledby="tasks">
<h2 id="tasks">${words.tasks}</h2>
<ul class="tasks">
${tasksFor(lang, origin).map(({ id, title }) => html`<li><a href="${to(tasksPage(lang))}#${id}">${title}</a></li>\n`)}</ul>
</section>
<section aria-labelledby="copies">
<h2 id="copies">${words.copies}</h2>
<dl class="addresses">
${DATA_PAGES.map((name) => dataPageItem(name, lang, to))}</dl>
</section>
<section aria-labelledby="addresses">
<h2 id="addresses">${words.addresses}</h2>
<p>${prose(fillWords(words.below, { base: BASE_PATH }))}</p>
${tags.map(
  (tag) => html`<h3 id="${tag}">${words.tags[tag] ?? tag}</h3>
<dl class="addresses">
${site.chapters.filter((chapter) => chapter.tag === tag).map((chapter) => chapterItem(chapter, site, lang, path))}</dl>
`,
)}</section>
<section aria-labelledby="rules">
<h2 id="rules">${words.rules}</h2>
${proseParagraphs(words.rulesText)}</section>
<section aria-labelledby="errors">
<h2 id="errors">${words.errors}</h2>
<p id="headers"><a href="${to(referencePath(ERRORS))}">${words.allErrors}</a></p>
<ul class="names">
${[...errorsOf(site.document).keys()].map((code) => nameItem(code, site, path))}</ul>
</section>
<section aria-labelledby="schemas">
<h2 id="schemas">${words.schemas}</h2>
<p id="schema-files"><a href="${to(referencePath(SCHEMAS))}#schema-files">${words.schemaFiles}</a></p>
<ul class="names">
${Object.keys(site.document.components.schemas).map((name) => nameItem(name, site, path))}</ul>
</section>
`;
  return {
    path,
    lang,
    title: words.title,
    about: words.about,
    content,
    other: referenceIndex(lang === 'ru' ? 'en' : 'ru'),
  };
}

function dataPageItem(name: DataPageName, lang: Language, to: (path: string) => string): Html {
  const { title, about } = DATA_PROSE[name];
  return html`<dt><a href="${to(dataPagePath(name, lang))}">${title[lang]}</a></dt>
<dd>${about[lang]}</dd>
`;
}

function chapterItem({ name, title, operations }: Chapter, site: Site, lang: Language, path: string): Html {
  const shown = PROSE.pages[lang].chapters[name] ?? title;
  return html`<dt><a href="${referenceAddress(referencePath(name), path)}">${shown}</a></dt>
${operations.map(
  ([address, { operationId }]) =>
    html`<dd id="${operationId}"><a href="${site.linkTo(operationId, path)}"><code>${address}</code></a></dd>\n`,
)}`;
}

/** A name that leads to its explanation, also from an address that was used when the reference was one page. */
function nameItem(name: string, site: Site, path: string): Html {
  return html`<li id="${name}"><a href="${site.linkTo(name, path)}"><code>${name}</code></a></li>\n`;
}
