import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROWS } from '../../generator/catalog/tables.ts';

const SCHEMAS = path.resolve('schemas/data');
const ENDING = '.schema.json';
const names = readdirSync(SCHEMAS, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith(ENDING))
  .map((name) => name.slice(0, -ENDING.length));

/** Schemas of which others use a part. */
function usedByOthers(): string[] {
  return names.flatMap((name) => {
    const text = readFileSync(path.join(SCHEMAS, `${name}${ENDING}`), 'utf8');
    const references = [...text.matchAll(/"\$ref": "([^"#]+)\.schema\.json/g)];
    return references.map(([, other = '']) => path.join(path.dirname(name), other));
  });
}

it('every schema of a data file has a row, and every row has its schemas', () => {
  const ofRows = new Set(ROWS.flatMap(({ schemas }) => schemas));
  const parts = new Set(usedByOthers().filter((name) => !ofRows.has(name)));
  expect([...ofRows, ...parts].sort()).toEqual([...names].sort());
});

it('a row whose entries replace others has the key by which they are found', () => {
  expect(ROWS.filter(({ pack, key }) => pack === 'replaces' && key === undefined)).toEqual([]);
});
