import { html } from 'hono/html';
import { LANGUAGES, type Language } from '../contract/languages.ts';
import { type DataPageName, dataPagePath } from '../contract/pages.ts';
import { datasetFile, datasetsFolder, inFolder, LOCAL_ORIGIN } from '../contract/paths.ts';
import { PACKAGE } from '../package.ts';
import { aboutBytes, aboutRange, amountWords } from './amounts.ts';
import { DATA_PROSE, type DataSection } from './data-prose.ts';
import type { ReferencePage } from './frame.ts';
import type { DatasetHoldings, Holdings } from './holdings.ts';
import { fillWords, PROSE } from './prose.ts';
import { type Html, prose } from './schema-table.ts';
import { referenceAddress } from './site.ts';

/** What a section is written from. */
interface Here {
  readonly path: string;
  readonly lang: Language;
  readonly holdings: Holdings | null;
  readonly values: Readonly<Record<string, string>>;
}

/**
 * A page about the files of a tree: its datasets, or how it is mirrored. Without holdings, as in a preview, it says
 * nothing of sizes.
 */
export function dataPage(name: DataPageName, lang: Language, origin: string, holdings: Holdings | null): ReferencePage {
  const { title, about, sections } = DATA_PROSE[name];
  const path = dataPagePath(name, lang);
  const here: Here = { path, lang, holdings, values: valuesOf(lang, origin, holdings) };
  const content = html`<p>${about[lang]}</p>
${origin === LOCAL_ORIGIN ? html`<div id="unknown-origin">\n${paragraphs(DATA_PROSE.words[lang].local, here)}</div>\n` : ''}${sections.filter(({ only }) => isThere(only, holdings)).map((section) => sectionPart(section, here))}`;
  const other = dataPagePath(name, lang === 'ru' ? 'en' : 'ru');
  return { path, lang, title: title[lang], about: about[lang], content, other };
}

/** The code of a page, with the addresses of a tree: what a reader copies. */
export function codeOf(name: DataPageName, lang: Language, origin: string, holdings: Holdings | null) {
  const values = valuesOf(lang, origin, holdings);
  return DATA_PROSE[name].sections
    .filter(({ only }) => isThere(only, holdings))
    .flatMap(({ id, code = [] }) =>
      code.map(({ language, lines }) => ({ id, language, lines: fillWords(lines, values) })),
    );
}

function isThere(only: DataSection['only'], holdings: Holdings | null): boolean {
  if (only === undefined || holdings === null) return only !== 'csv';
  const { datasets, texts } = holdings;
  if (only === 'texts') return texts.files > 0;
  const hasTables = datasets.some(({ csv }) => csv !== null);
  return datasets.length > 0 && (only === 'datasets' || hasTables === (only === 'csv'));
}

/** What stands in braces in the prose. */
function valuesOf(own: Language, origin: string, holdings: Holdings | null): Record<string, string> {
  const words = DATA_PROSE.words[own];
  const languages = holdings?.languages ?? LANGUAGES;
  const [first = own] = languages;
  const lang = languages.includes(own) ? own : first;
  const { endpoint, year } = holdings?.shown ?? { endpoint: 'calendar', year: 2026 };
  const address = (kind: 'json' | 'csv') =>
    `${origin}/${inFolder(datasetsFolder(), datasetFile(endpoint, year, lang, kind))}`;
  return {
    ...{ origin, lang, endpoint, year: String(year), version: PACKAGE.version },
    ...{ dataset: address('json'), table: address('csv') },
    languages: languages.map((one) => words.languages[one]).join(words.and),
  };
}

function sectionPart(section: DataSection, here: Here): Html {
  const { id, title, text, code = [], shows, after } = section;
  const { lang, holdings, values } = here;
  return html`<section aria-labelledby="${id}">
<h2 id="${id}">${title[lang]}</h2>
${paragraphs(text[lang], here)}${shows && holdings ? SHOWN[shows](holdings, lang) : ''}${code.map(
  ({ language, lines }) => html`<h3 class="language">${language}</h3>
<pre tabindex="0"><code>${fillWords(lines, values).trimEnd()}</code></pre>
`,
)}${after ? paragraphs(after[lang], here) : ''}</section>
`;
}

/** What a page shows of the tree itself. */
const SHOWN: Readonly<Record<NonNullable<DataSection['shows']>, (holdings: Holdings, lang: Language) => Html>> = {
  datasets: (holdings, lang) =>
    html`${datasetTable(holdings.datasets, lang)}${totals(holdings, ['datasets', 'texts'], lang)}`,
  whole: (holdings, lang) => totals(holdings, ['whole'], lang),
  licenses: ({ licenses }) => html`<ul>
${licenses.map(({ title, url }) => html`<li>${url === undefined ? title : html`<a href="${url}">${title}</a>`}</li>\n`)}</ul>
`,
};

function datasetTable(datasets: readonly DatasetHoldings[], lang: Language): Html {
  const { columns, units } = DATA_PROSE.words[lang];
  const [name, years, json, csv, all] = columns;
  const hasTables = datasets.some((one) => one.csv !== null);
  const heads = [name, years, json, ...(hasTables ? [csv] : []), all];
  const cells = (one: DatasetHoldings) => [
    one.firstYear === one.lastYear ? one.firstYear : `${one.firstYear}–${one.lastYear}`,
    aboutRange(one.json, units, lang),
    ...(one.csv ? [aboutRange(one.csv, units, lang)] : []),
    aboutBytes(one.bytes, units, lang),
  ];
  return html`<table class="sizes">
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>
${datasets.map(
  (one) => html`<tr>
<th scope="row">${PROSE.pages[lang].chapters[one.endpoint] ?? PROSE.endpoints[one.endpoint].summary}</th>
${cells(one).map((cell, i) => html`<td data-label="${heads[i + 1]}">${cell}</td>\n`)}</tr>
`,
)}</tbody>
</table>
`;
}

function totals(holdings: Holdings, names: readonly ('datasets' | 'texts' | 'whole')[], lang: Language): Html {
  const { totals: words, units } = DATA_PROSE.words[lang];
  const { datasets, texts, whole } = holdings;
  const sum = (key: 'files' | 'bytes') => datasets.reduce((total, one) => total + one[key], 0);
  const amounts = { datasets: { files: sum('files'), bytes: sum('bytes') }, texts, whole };
  const disk = aboutBytes(whole.onDisk, units, lang);
  return html`<ul>
${names.map((name) => html`<li>${fillWords(words[name], { ...amountWords(amounts[name], units, lang), disk })}</li>\n`)}</ul>
`;
}

/** Paragraphs of prose with links to files of the tree. */
function paragraphs(text: string, here: Here): Html {
  const all = fillWords(text, here.values).trim().split('\n\n');
  return html`${all.map((one) => html`<p>${linked(one, here)}</p>\n`)}`;
}

function linked(text: string, { path }: Here): Html {
  const pieces = text.split(/\[([^\]]+)\]\(([^)\s]+)\)/);
  return html`${pieces.map((piece, i) => {
    if (i % 3 === 0) return prose(piece);
    if (i % 3 === 2) return '';
    const to = String(pieces[i + 1]);
    return html`<a href="${referenceAddress(to, path)}">${prose(piece)}</a>`;
  })}`;
}
