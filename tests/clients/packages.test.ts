import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('The packages of the clients have one version', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(readFileSync('clients/python/pyproject.toml', 'utf8')).toContain(`\nversion = "${version}"\n`);
});
