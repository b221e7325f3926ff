import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readSource } from '../../generator/catalog/source.ts';

describe('a data file', () => {
  it('means the same to the parser of values and to the parser of places', () => {
    const files = readdirSync('data', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
    for (const name of files) {
      const file = path.join('data', name);
      expect(readSource(file).source?.value, file).toEqual(parse(readFileSync(file, 'utf8')));
    }
  });
});
