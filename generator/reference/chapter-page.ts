import { html } from 'hono/html';
import { referencePath } from '../contract/pages.ts';
import { BASE_PATH } from '../contract/paths.ts';
import type { ReferencePage } from './frame.ts';
import {
  exampleAddress,
  isOfBlock,
  type Media,
  type OpenApiAnswer,
  type Operation,
  type Parameter,
} from './openapi.ts';
import { fillWords, PROSE } from './prose.ts';
import { exampleDetails, type Field, fieldTable, type Html, prose, schemaLink, typeOf } from './schema-table.ts';
import { schemaParts } from './schemas-page.ts';
import { type Chapter, referenceAddress, type Site } from './site.ts';

/** A page of operations, with the schemas that only they have. */
export function chapterPage({ name, title, tag, operations }: Chapter, site: Site): ReferencePage {
  const path = referencePath(name);
  const about = site.document.tags.find((one) => one.name === tag)?.description ?? '';
  const shown = new Set<string>();
  const content = html`<p>${prose(fillWords(PROSE.pages.en.below, { base: BASE_PATH }))}</p>
${operations.map(([address, operation]) => article(address, operation, { site, path, shown }))}${schemaParts(path, site)}`;
  return { path, lang: 'en', title, about, content };
}

/** The page that is being written, and the examples that are already on it. */
interface Here {
  readonly site: Site;
  readonly path: string;
  readonly shown: Set<string>;
}

function article(path: string, operation: Operation, here: Here): Html {
  const { operationId, summary, description, parameters, responses } = operation;
  const address = exampleAddress(path, parameters);
  return html`<article aria-labelledby="${operationId}">
<h2 id="${operationId}">${summary}</h2>
<p class="address"><code>GET ${path}</code></p>
<p>${prose(description)}</p>
${isOfBlock(path) ? '' : html`<p>Try <a href="${referenceAddress(BASE_PATH.slice(1), here.path)}${address}">${address}</a></p>`}
${fieldTable(
  parameters.map((parameter) => fieldOfParameter(parameter, here)),
  'Parameter',
)}
<h3>Answers</h3>
<dl>
${Object.entries(responses).map(([status, answer]) => answerItem(status, answer, here))}</dl>
</article>
`;
}

function fieldOfParameter({ name, in: place, required, schema, description }: Parameter, { site, path }: Here): Field {
  return {
    name: place === 'path' ? `{${name}}` : name,
    type: typeOf(schema, (id) => site.linkTo(id, path)),
    optional: !required,
    description: html`${prose(description)}${place === 'header' ? ' A header of the request.' : ''}`,
  };
}

function answerItem(status: string, { description, content = {} }: OpenApiAnswer, here: Here): Html {
  return html`<dt>${status}</dt>
<dd>
<p>${prose(description)}</p>
${Object.entries(content).map(([type, media]) => mediaPart(type, media, here))}</dd>
`;
}

function mediaPart(type: string, { schema, examples = {} }: Media, { site, path, shown }: Here): Html {
  const linkTo = (id: string) => site.linkTo(id, path);
  const shape = typeof schema.$ref === 'string' ? schemaLink(schema.$ref, linkTo) : typeOf(schema, linkTo);
  const codes = Object.keys(examples).filter((name) => !(name in site.document.components.examples));
  const parts = Object.keys(examples).flatMap((name) => {
    const example = site.document.components.examples[name];
    if (!example) return [];
    if (shown.has(name)) return [html`<p><a href="#example-${name}">Example: ${example.summary}</a></p>\n`];
    shown.add(name);
    return [exampleDetails(`Example: ${example.summary}`, example.value, `example-${name}`)];
  });
  return html`<p><code>${type}</code>: ${shape}${codes.map((code) => html` <a class="code" href="${linkTo(code)}">${code}</a>`)}</p>
${parts}`;
}
