import { html } from 'hono/html';
import { BASE_PATH, iconPath, inTree, OPENAPI_FILE, REFERENCE_STYLE } from '../../contract/paths.ts';
import type { Answer, Document, Example, Media, Operation, Parameter, Reference } from './openapi.ts';
import { fieldsOf, fieldTable, type Html, prose, schemaLink, typeOf } from './schema-table.ts';
import type { Schema } from './schemas.ts';

type Operations = readonly (readonly [path: string, operation: Operation])[];

/** The reference as a page: all that the document says, in the order in which one reads. `schemaPaths` are files. */
export async function referencePage(document: Document, schemaPaths: readonly string[]): Promise<string> {
  const operations = Object.entries(document.paths).map(([path, { get }]) => [path, get] as const);
  const { info, tags, components } = document;
  const ofTag = (tag: string) =>
    operations.filter(
      ([
        ,
        {
          tags: [own],
        },
      ]) => own === tag,
    );
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${info.summary}">
<title>${info.title}: reference of the API</title>
<link rel="icon" type="image/svg+xml" href="./${inTree(iconPath('cross.svg'))}">
<link rel="stylesheet" href="./${REFERENCE_STYLE}">
</head>
<body>
<a class="skip" href="#content">To the content</a>
<header>
<a class="home" href="./">${info.title}</a>
<span>Reference ${info.version}</span>
<a href="./${OPENAPI_FILE}">OpenAPI 3.1</a>
</header>
<nav aria-label="Contents">
<ul>
${tags.map(
  ({ name }) => html`<li><a href="#${name}">${name}</a>
<ul>
${ofTag(name).map(([, { operationId, summary }]) => html`<li><a href="#${operationId}">${summary}</a></li>\n`)}</ul>
</li>
`,
)}<li><a href="#errors">Errors</a></li>
<li><a href="#headers">Headers</a></li>
<li><a href="#schemas">Schemas</a></li>
<li><a href="#schema-files">Schemas as files</a></li>
</ul>
</nav>
<main id="content">
<h1>Reference of the API</h1>
<p>${info.summary}</p>
${paragraphs(info.description)}
<p>All addresses are below <code>${BASE_PATH}</code>.</p>
${tags.map(({ name, description }) => section(name, description, ofTag(name), document))}
${errorsSection(operations)}
${headersSection(document)}
<section aria-labelledby="schemas">
<h2 id="schemas">Schemas</h2>
${Object.entries(components.schemas).map(([name, schema]) => schemaPart(name, schema, document))}</section>
<section aria-labelledby="schema-files">
<h2 id="schema-files">Schemas as files</h2>
<p>JSON Schema 2020-12, of the answers and of the data that they are made from. They say more than the tables above: which fields go with which.</p>
<ul>
${schemaPaths.map((path) => html`<li><a href="./${path}">/${path}</a></li>\n`)}</ul>
</section>
</main>
<footer><p>${info.license.name} licence. <a href="./">To the calendar</a></p></footer>
</body>
</html>
`;
  return String(await page);
}

function section(name: string, description: string, operations: Operations, document: Document): Html {
  return html`<section aria-labelledby="${name}">
<h2 id="${name}">${name}</h2>
<p>${description}</p>
${operations.map(([path, operation]) => article(path, operation, document))}</section>
`;
}

function article(path: string, operation: Operation, document: Document): Html {
  const { operationId, summary, description, parameters, responses } = operation;
  const address = tryAddress(path, parameters);
  return html`<article aria-labelledby="${operationId}">
<h3 id="${operationId}">${summary}</h3>
<p class="address"><code>GET ${path}</code></p>
<p>${prose(description)}</p>
<p>Try <a href=".${BASE_PATH}${address}">${address}</a></p>
${fieldTable(parameters.map(fieldOfParameter), 'Parameter')}
<h4>Answers</h4>
<dl>
${Object.entries(responses).map(([status, answer]) => answerItem(status, answer, document))}</dl>
</article>
`;
}

function fieldOfParameter({ name, in: place, required, schema, description }: Parameter) {
  return {
    name: place === 'path' ? `{${name}}` : name,
    type: typeOf(schema),
    optional: !required,
    description: html`${prose(description)}${place === 'header' ? ' A header of the request.' : ''}`,
  };
}

function answerItem(status: string, { description, content = {} }: Answer, document: Document): Html {
  return html`<dt>${status}</dt>
<dd>
<p>${prose(description)}</p>
${Object.entries(content).map(([type, media]) => mediaPart(type, media, document))}</dd>
`;
}

function mediaPart(type: string, { schema, examples = {} }: Media, document: Document): Html {
  const shape = typeof schema.$ref === 'string' ? schemaLink(schema.$ref) : typeOf(schema);
  const codes = Object.entries(examples).filter(([, example]) => !isReference(example));
  const shown = Object.entries(examples).flatMap(([name]) => document.components.examples[name] ?? []);
  return html`<p><code>${type}</code>: ${shape}${codes.map(([code]) => html` <a class="code" href="#${code}">${code}</a>`)}</p>
${shown.map(({ summary, value }) => exampleDetails({ summary: `Example: ${summary}`, value }))}`;
}

function exampleDetails({ summary, value }: Example): Html {
  return html`<details>
<summary>${summary}</summary>
<pre tabindex="0"><code>${JSON.stringify(value, null, 2)}</code></pre>
</details>
`;
}

/** Each code once, with the status that it comes with and the first of its examples. */
function errorsSection(operations: Operations): Html {
  const errors = new Map<string, { status: string; example: Example }>();
  for (const [, { responses }] of operations) {
    for (const [status, { content = {} }] of Object.entries(responses)) {
      for (const [code, example] of Object.values(content).flatMap(({ examples = {} }) => Object.entries(examples))) {
        if (!isReference(example) && !errors.has(code)) errors.set(code, { status, example });
      }
    }
  }
  return html`<section aria-labelledby="errors">
<h2 id="errors">Errors</h2>
<p>The body of an error is a ${schemaLink('Problem')}.</p>
<table>
<thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">When</th></tr></thead>
<tbody>
${[...errors].map(
  ([code, { status, example }]) => html`<tr id="${code}">
<th scope="row"><code>${code}</code></th>
<td>${status}</td>
<td>${prose(example.summary)}
${exampleDetails({ summary: 'Example', value: example.value })}</td>
</tr>
`,
)}</tbody>
</table>
</section>
`;
}

function schemaPart(name: string, schema: Schema, { components }: Document): Html {
  const fields = fieldsOf(schema, components.schemas);
  return html`<h3 id="${name}">${name}</h3>
${schema.description ? html`<p>${prose(String(schema.description))}</p>` : ''}
${fields.length > 0 ? fieldTable(fields, 'Field') : html`<p>${typeOf(schema)}</p>`}
`;
}

function headersSection({ components }: Document): Html {
  return html`<section aria-labelledby="headers">
<h2 id="headers">Headers</h2>
<table>
<thead><tr><th scope="col">Header</th><th scope="col">For example</th><th scope="col">Meaning</th></tr></thead>
<tbody>
${Object.entries(components.headers).map(
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
}

/** An address with the example values of its parameters put in. */
function tryAddress(path: string, parameters: readonly Parameter[]): string {
  const query = new URLSearchParams();
  let address = path;
  for (const { name, in: place, example } of parameters) {
    if (place === 'path') address = address.replace(`{${name}}`, String(example));
    else if (example !== undefined) for (const value of [example].flat()) query.append(name, String(value));
  }
  return query.size > 0 ? `${address}?${query}` : address;
}

function paragraphs(text: string): Html {
  return html`${text
    .trim()
    .split('\n\n')
    .map((one) => html`<p>${prose(one)}</p>\n`)}`;
}

function isReference(example: Example | Reference): example is Reference {
  return '$ref' in example;
}
