import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../support/data-folder.ts';
import { differences } from './differences.ts';

/** A folder with these files. */
function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

it('Equal folders have no differences', () => {
  const files = { 'a/b.json': '{}', c: '' };
  expect(differences(folderOf(files), folderOf(files))).toEqual([]);
});

it('Each file that differs is named with its first other byte, each that only one folder has by itself', () => {
  const one = folderOf({ 'a/b': 'same', 'a/c': 'abcd', 'a/d': 'abc', lost: '' });
  const other = folderOf({ 'a/b': 'same', 'a/c': 'abXd', 'a/d': 'abcd', 'new/one': '' });
  expect(differences(one, other)).toEqual([
    'a/c differs from byte 2',
    'a/d differs from byte 3',
    'lost is missing',
    'new/one is there too',
  ]);
});

it('Two files are compared like those of folders', () => {
  const folder = folderOf({ 'a.db': '1234', 'b.db': '1244' });
  expect(differences(path.join(folder, 'a.db'), path.join(folder, 'a.db'))).toEqual([]);
  expect(differences(path.join(folder, 'a.db'), path.join(folder, 'b.db'))).toEqual(['a.db differs from byte 2']);
});
