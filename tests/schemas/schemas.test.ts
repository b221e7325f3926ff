import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';

/** A part of a schema. */
type Schema = { readonly [key: string]: unknown };
const files = readdirSync('schemas', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));

describe.each(files)('schemas/%s', (name) => {
  const schema = schemaOf(name);

  it('is a schema of JSON Schema 2020-12', () => {
    const ajv = new Ajv2020();
    expect(ajv.validateSchema(schema), ajv.errorsText()).toBe(true);
  });

  it('compiles in the strict mode of Ajv, as the schemas of a tree do for its readers', () => {
    const ajv = new Ajv2020({ strict: true });
    addFormats.default(ajv);
    for (const other of files) ajv.addSchema(schemaOf(other), `/schemas/${other}`);
    expect(ajv.getSchema(`/schemas/${name}`)).toBeTypeOf('function');
  });

  it('is at its $id; that of a data file has none, because an editor reads it from a disk', () => {
    expect(schema.$id).toBe(name.startsWith('data/') ? undefined : `/schemas/${name}`);
  });
});

function schemaOf(name: string): Schema {
  return JSON.parse(readFileSync(path.join('schemas', name), 'utf8'));
}

/** The keys of data files without a description for editors. */
function undescribed(schema: unknown, file: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([word, value]) => {
    if (CONDITIONS.includes(word)) return [];
    const keys = word === 'properties' ? Object.entries(value as Schema) : [];
    return [
      ...keys.filter(([, key]) => typeof key === 'object' && !isDescribed(key as Schema, file)).map(([name]) => name),
      ...undescribed(value, file),
    ];
  });
}

const CONDITIONS = ['if', 'then', 'else', 'allOf', 'dependentSchemas'];

function isDescribed({ description, $ref }: Schema, file: string): boolean {
  if (description !== undefined || typeof $ref !== 'string') return description !== undefined;
  const [other = '', place = ''] = $ref.split('#/');
  const target = other === '' ? file : path.join(path.dirname(file), other);
  const found = place
    .split('/')
    .reduce((part, step) => part[step] as Schema, JSON.parse(readFileSync(target, 'utf8')) as Schema);
  return isDescribed(found, target);
}

it.each(files.filter((name) => name.startsWith('data/')))('schemas/%s describes every key', (name) => {
  const file = path.join('schemas', name);
  expect(undescribed(JSON.parse(readFileSync(file, 'utf8')), file)).toEqual([]);
});
