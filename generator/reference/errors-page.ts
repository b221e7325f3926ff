import { html } from 'hono/html';
import { referencePath } from '../contract/pages.ts';
import type { ReferencePage } from './frame.ts';
import { PROSE } from './prose.ts';
import { exampleDetails, prose, schemaLink } from './schema-table.ts';
import { ERRORS, errorsOf, type Site } from './site.ts';

/** All errors with an example of each, and the headers that the reference describes. */
export function errorsPage(site: Site): ReferencePage {
  const path = referencePath(ERRORS);
  const problem = schemaLink('Problem', (name) => site.linkTo(name, path));
  const content = html`<section aria-labelledby="errors">
<h2 id="errors">Errors</h2>
<p>The body of an error is a ${problem}.</p>
<table>
<thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">When</th></tr></thead>
<tbody>
${[...errorsOf(site.document)].map(
  ([code, { status, summary, value }]) => html`<tr id="${code}">
<th scope="row"><code>${code}</code></th>
<td>${status}</td>
<td>${prose(summary)}
${exampleDetails('Example', value)}</td>
</tr>
`,
)}</tbody>
</table>
</section>
<section aria-labelledby="headers">
<h2 id="headers">Headers</h2>
<table>
<thead><tr><th scope="col">Header</th><th scope="col">For example</th><th scope="col">Meaning</th></tr></thead>
<tbody>
${Object.entries(site.document.components.headers).map(
  ([name, { description, example }]) => html`<tr>
<th scope="row"><code>${name}</code></th>
<td><code>${example}</code></td>
<td>${prose(description)}</td>
</tr>
`,
)}</tbody>
</table>
</section>
`;
  const { errors: title, allErrors: about } = PROSE.pages.en;
  return { path, lang: 'en', title, about, content };
}
