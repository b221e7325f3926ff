import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Schema } from './schemas.ts';

/** A piece of a page, escaped. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** The address of a schema by its name, relative to the page that is being written. */
export type SchemaLinks = (name: string) => string;

/** A row of a table of fields; `optional` if the field may be absent. */
export interface Field {
  readonly name: string;
  readonly type: Html;
  readonly optional: boolean;
  readonly description: Html;
}

/** Plain text with names between backticks. */
export function prose(text: string): Html {
  const pieces = text.split('`').map((piece, i) => (i % 2 === 1 ? html`<code>${piece}</code>` : piece));
  return html`${pieces}`;
}

/** The paragraphs of such a text, separated by empty lines. */
export function proseParagraphs(text: string): Html {
  const paragraphs = text.trim().split('\n\n');
  return html`${paragraphs.map((one) => html`<p>${prose(one)}</p>\n`)}`;
}

/** JSON in a box that the reader opens. */
export function exampleDetails(summary: string, value: unknown, id?: string): Html {
  return html`<details${id ? html` id="${id}"` : ''}>
<summary>${summary}</summary>
<pre tabindex="0"><code>${JSON.stringify(value, null, 2)}</code></pre>
</details>
`;
}

/** A table of fields or parameters. */
export function fieldTable(fields: readonly Field[], heading: string): Html {
  const rows = fields.map(
    ({ name, type, optional, description }) => html`<tr>
<th scope="row"><code>${name}</code>${optional ? html` <small>optional</small>` : ''}</th>
<td>${type}</td>
<td>${description}</td>
</tr>
`,
  );
  return html`<table>
<thead><tr><th scope="col">${heading}</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
<tbody>
${rows}</tbody>
</table>
`;
}

/**
 * The fields of an object, with those of unnamed objects in it by their path: `meta.lang`, `texts[].value`. A field
 * without a description has that of its named schema.
 */
export function fieldsOf(
  schema: Schema,
  named: Readonly<Record<string, Schema>>,
  linkTo: SchemaLinks,
  prefix = '',
): Field[] {
  const required = new Set(schema.required as string[] | undefined);
  return Object.entries(propertiesOf(schema)).flatMap(([key, property]) => {
    const name = `${prefix}${key}`;
    const items = property.items as Schema | undefined;
    const { description = '' } = property.$ref ? (named[nameIn(String(property.$ref))] ?? property) : property;
    return [
      { name, type: typeOf(property, linkTo), optional: !required.has(key), description: prose(String(description)) },
      ...fieldsOf(property, named, linkTo, `${name}.`),
      ...(items ? fieldsOf(items, named, linkTo, `${name}[].`) : []),
    ];
  });
}

/** The possible values of a field, in words; named parts are links. */
export function typeOf(schema: Schema, linkTo: SchemaLinks): Html {
  const { $ref, enum: values, const: only, anyOf, type } = schema;
  if (typeof $ref === 'string') return schemaLink($ref, linkTo);
  if (Array.isArray(values)) return joined(values.map(literal), ', ');
  if (only !== undefined) return literal(only);
  if (Array.isArray(anyOf))
    return joined(
      anyOf.map((one) => typeOf(one, linkTo)),
      ' or ',
    );
  if (type === 'array') return html`list of ${typeOf(schema.items as Schema, linkTo)}`;
  if (type === 'object' && schema.additionalProperties) {
    return html`object of ${typeOf(schema.additionalProperties as Schema, linkTo)} by date`;
  }
  return html`${type}${limits(schema)}`;
}

/** A link to a schema from a reference to it. */
export function schemaLink($ref: string, linkTo: SchemaLinks): Html {
  return html`<a href="${linkTo(nameIn($ref))}">${nameIn($ref)}</a>`;
}

function nameIn($ref: string): string {
  return $ref.slice($ref.lastIndexOf('/') + 1);
}

function propertiesOf({ properties, anyOf }: Schema): Record<string, Schema> {
  const variant = (anyOf as Schema[] | undefined)?.find((one) => one.properties);
  return (properties ?? variant?.properties ?? {}) as Record<string, Schema>;
}

function limits({ format, minimum, maximum, minLength, pattern }: Schema): Html {
  if (format) return html`, ${format}`;
  if (minimum !== undefined) return maximum === undefined ? html`, from ${minimum}` : html`, ${minimum} to ${maximum}`;
  if (pattern) return html`, <code>${pattern}</code>`;
  return minLength ? html`, not empty` : html``;
}

function literal(value: unknown): Html {
  return html`<code>${String(value)}</code>`;
}

function joined(parts: readonly Html[], between: string): Html {
  return html`${parts.flatMap((part, i) => (i === 0 ? [part] : [between, part]))}`;
}
