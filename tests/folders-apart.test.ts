import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isWithin, resolvedPlace } from '../generator/folders-apart.ts';
import { temporaryFolder } from './support/data-folder.ts';

/** A folder `data` with `texts`, and `link`, which leads to `texts`. */
function folders() {
  const root = resolvedPlace(temporaryFolder());
  mkdirSync(path.join(root, 'data/texts'), { recursive: true });
  symlinkSync('data/texts', path.join(root, 'link'));
  symlinkSync('nowhere', path.join(root, 'broken'));
  return (name: string) => path.join(root, name);
}

it('resolves the links of what exists and keeps the names of what does not', () => {
  const at = folders();
  expect(resolvedPlace(at('link'))).toBe(at('data/texts'));
  expect(resolvedPlace(at('link/new/out'))).toBe(at('data/texts/new/out'));
  expect(resolvedPlace(at('broken/out'))).toBe(at('broken/out'));
  expect(resolvedPlace('/')).toBe('/');
});

it.each([
  ['data', 'data', true],
  ['data/texts/out', 'data', true],
  ['link/out', 'data', true],
  ['data', 'link', false],
  ['data/texts', 'link', true],
  ['data-2', 'data', false],
  ['data/..other', 'data', true],
  ['new/out', 'new', true],
  ['new', 'new/out', false],
])('%s is inside %s: %s', (inner, outer, within) => {
  const at = folders();
  expect(isWithin(at(inner), at(outer))).toBe(within);
});

it('takes everything as inside the root', () => {
  expect(isWithin(folders()('data'), '/')).toBe(true);
});
