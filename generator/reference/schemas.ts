import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Endpoint } from '../contract/endpoints.ts';
import { SCHEMAS_FOLDER } from '../contract/paths.ts';
import { PACKAGE_ROOT } from '../package.ts';
import type { TreeFile } from '../site/source.ts';

const SCHEMAS = path.join(PACKAGE_ROOT, SCHEMAS_FOLDER);
const RESPONSES = 'responses/';
/** Schemas of internal files of the generator. */
const OWN = 'tree/';

/** A JSON Schema in a document: an object of keywords. */
export type Schema = { readonly [keyword: string]: unknown };

/** All schemas under their ids, byte for byte as in `schemas/`. */
export function* schemaFiles(): Iterable<TreeFile> {
  for (const name of schemaNames()) {
    yield { path: `${SCHEMAS_FOLDER}/${name}`, content: readFileSync(path.join(SCHEMAS, name)) };
  }
}

/**
 * The schemas of the answers as components of an OpenAPI document, by title: the answers, their `$defs` and every part
 * with a title, each once, with references between them. Conditions (`if`) are only in the schemas themselves.
 */
export function schemaComponents(): Record<string, Schema> {
  const names = schemaNames().filter((name) => name.startsWith(RESPONSES));
  const files = new Map(
    names.map((name): [string, Schema] => [
      path.basename(name),
      JSON.parse(readFileSync(path.join(SCHEMAS, name), 'utf8')),
    ]),
  );
  const components: Record<string, Schema> = {};
  for (const [file, { $schema: _, $id: __, $defs, ...answer }] of files) {
    const convert = converter(file, files, components);
    for (const [key, definition] of Object.entries(($defs ?? {}) as Record<string, Schema>))
      convert({ title: nameOf(key, definition), ...definition });
    if (answer.properties) convert(answer);
  }
  return Object.fromEntries(Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Converts a part of a schema file with rewritten references; parts with a title go to the components.
 */
function converter(file: string, files: ReadonlyMap<string, Schema>, components: Record<string, Schema>) {
  const convert = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(convert);
    if (typeof part !== 'object' || part === null) return part;
    const { title, $ref, ...others } = part as Schema;
    if (typeof $ref === 'string') return reference(targetOf($ref, file, files));
    // In a list of properties `title` is a property like the others.
    const keywords = typeof title === 'string' ? others : part;
    const converted = Object.fromEntries(
      Object.entries(keywords)
        .filter(([, value]) => !isConditions(value))
        .map(([key, value]) => [key, convert(value)]),
    );
    if (typeof title !== 'string') return converted;
    const known = components[title];
    if (known && JSON.stringify(known) !== JSON.stringify(converted)) throw new Error(`two schemas are named ${title}`);
    components[title] = converted;
    return reference(title);
  };
  return convert;
}

/** Whether it is an `allOf` of conditions. Client generators do not know them, and linters misread them. */
function isConditions(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((part) => part?.if !== undefined);
}

/** Name of the component of a reference such as `common.schema.json#/$defs/icon`. */
function targetOf(ref: string, file: string, files: ReadonlyMap<string, Schema>): string {
  const [target, pointer = ''] = ref.split('#');
  const key = pointer.replace('/$defs/', '');
  const definition = (files.get(target || file)?.$defs as Record<string, Schema> | undefined)?.[key];
  if (!definition) throw new Error(`${file} refers to ${ref}, which is not there`);
  return nameOf(key, definition);
}

function nameOf(key: string, { title }: Schema): string {
  return typeof title === 'string' ? title : capitalized(key);
}

/** A reference to a schema among the components. */
export function reference(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}

/** A reference to the schema of the answer of an endpoint. */
export function answerSchema(endpoint: Endpoint): Schema {
  return reference(`${capitalized(endpoint)}Answer`);
}

function schemaNames(): string[] {
  return readdirSync(SCHEMAS, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.schema.json') && !name.startsWith(OWN))
    .sort();
}

function capitalized(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
