import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { NODES } from './nodes.ts';

it('The configuration of Netlify builds with one of the newer versions that are checked', () => {
  const [, version] = /NODE_VERSION = "(\d+)"/.exec(readFileSync('netlify.toml', 'utf8')) ?? [];
  expect(NODES.slice(1)).toContain(version);
});

it.each(['CONTRIBUTING.md', 'CONTRIBUTING.ru.md'])('%s names all versions that are checked', (page) => {
  const [line = ''] = /^- `npm run check:runtimes\b.*$/m.exec(readFileSync(page, 'utf8')) ?? [];
  expect(line.match(/\b\d\d\b/g)).toEqual([...NODES]);
});
