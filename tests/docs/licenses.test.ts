import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { realCatalog } from '../support/real-days.ts';

const read = (name: string) => readFileSync(name, 'utf8');
const manifest = JSON.parse(read('package.json'));

describe('The licenses', () => {
  it('are those of the code and of the data, and people can read them', () => {
    const ofData = realCatalog.licenses.map(({ id }) => id);
    expect(manifest.license).toBe(`(${['MIT', ...ofData].join(' AND ')})`);
    expect(read('LICENSE')).toMatch(/^MIT License\n/);
    for (const { url } of realCatalog.licenses) expect(read('data/LICENSE')).toContain(url);
    expect(read('README.md')).toContain('[data/LICENSE](data/LICENSE)');
  });
});

describe('CITATION.cff', () => {
  const citation = parse(read('CITATION.cff'));

  it('has what version 1.2.0 of its format requires, and authors', () => {
    expect(citation).toMatchObject({ 'cff-version': '1.2.0', message: expect.any(String), title: 'Menologion' });
    expect(citation.authors).toEqual([{ name: 'The Menologion authors' }]);
  });

  it('has the version of the package, its license, and no repository that the package does not name', () => {
    expect(String(citation.version)).toBe(manifest.version);
    expect(manifest.license).toContain(citation.license);
    expect(citation['repository-code']).toBe(manifest.repository?.url);
  });
});
