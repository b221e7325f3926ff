import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';

const files = readdirSync('schemas', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));

describe.each(files)('schemas/%s', (name) => {
  const schema = JSON.parse(readFileSync(path.join('schemas', name), 'utf8'));

  it('is a schema of JSON Schema 2020-12', () => {
    const ajv = new Ajv2020();
    expect(ajv.validateSchema(schema), ajv.errorsText()).toBe(true);
  });

  it('stands where its $id says', () => {
    expect(schema.$id).toBe(`/schemas/${name}`);
  });
});
