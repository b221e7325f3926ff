import { html } from 'hono/html';
import { referencePath } from '../contract/pages.ts';
import type { ReferencePage } from './frame.ts';
import { PROSE } from './prose.ts';
import { fieldsOf, fieldTable, type Html, prose, typeOf } from './schema-table.ts';
import { referenceAddress, SCHEMAS, type Site } from './site.ts';

/** The schemas that several endpoints use, and all schemas as files. */
export function schemasPage(site: Site, files: readonly string[]): ReferencePage {
  const path = referencePath(SCHEMAS);
  const { schemas: title, below: about } = PROSE.pages.en;
  const content = html`<p>These shapes stand in several answers; those of one endpoint alone stand on its page.</p>
${schemaParts(path, site)}<section aria-labelledby="schema-files">
<h2 id="schema-files">Schemas as files</h2>
<p>JSON Schema 2020-12, of the answers and of the data that they are made from. They say more than the tables: which fields go with which.</p>
<ul>
${files.map((file) => html`<li><a href="${referenceAddress(file, path)}">/${file}</a></li>\n`)}</ul>
</section>
`;
  return { path, lang: 'en', title, about, content };
}

/** The schemas of a page, each with its fields. */
export function schemaParts(path: string, site: Site): Html {
  const named = site.document.components.schemas;
  const linkTo = (name: string) => site.linkTo(name, path);
  const parts = site.schemasOn(path).map((name) => {
    const schema = named[name] ?? {};
    const fields = fieldsOf(schema, named, linkTo);
    return html`<h3 id="${name}">${name}</h3>
${schema.description ? html`<p>${prose(String(schema.description))}</p>` : ''}
${fields.length > 0 ? fieldTable(fields, 'Field') : html`<p>${typeOf(schema, linkTo)}</p>`}
`;
  });
  return parts.length === 0
    ? html``
    : html`<section aria-labelledby="schemas">
<h2 id="schemas">Schemas</h2>
${parts}</section>
`;
}
