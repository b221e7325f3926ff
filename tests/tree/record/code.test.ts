import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { digestOfCode } from '../../../generator/cache/folder.js';
import { PART_KIND_NAMES, PART_KINDS } from '../../../generator/tree/plan/kinds.ts';
import { packagesOf } from '../../../generator/tree/record/code.ts';
import { temporaryFolder } from '../../support/data-folder.ts';

const LOCK = readFileSync('package-lock.json', 'utf8');

/** A folder with the package.json of the project and a lock. */
function locked(lock: string): string {
  const root = temporaryFolder();
  writeFileSync(path.join(root, 'package.json'), readFileSync('package.json'));
  writeFileSync(path.join(root, 'package-lock.json'), lock);
  return root;
}

/** The kinds of parts for which other packages count if an entry of the lock has another value. */
function regenerated(place: string, key: 'version' | 'integrity'): string[] {
  const lock = JSON.parse(LOCK);
  expect(lock.packages[`node_modules/${place}`]).toHaveProperty(key);
  lock.packages[`node_modules/${place}`][key] = 'another';
  const [before, after] = [locked(LOCK), locked(JSON.stringify(lock))];
  return PART_KIND_NAMES.filter((kind) => {
    const { code } = PART_KINDS[kind];
    return packagesOf(code, before).join() !== packagesOf(code, after).join();
  });
}

describe('a changed lock', () => {
  it.each([
    ['preact', ['pages']],
    ['preact-render-to-string', ['pages']],
    ['hono', ['pages']],
    ['js-yaml', ['pages']],
    ['esbuild', ['pages']],
    ['minisearch', ['texts', 'pages']],
    ['@orama/stemmers', ['texts', 'pages']],
    ['sanitize-html', ['texts', 'pages']],
    ['sanitize-html/node_modules/htmlparser2', ['texts', 'pages']],
    ['parse5', ['texts', 'pages']],
    ['parse5/node_modules/entities', ['texts', 'pages']],
    ['ical.js', ['years', 'pages']],
    // The pages say how many files the texts have.
    ['csv-stringify', ['years', 'texts', 'pages']],
    ['vitest', []],
    ['entities', []],
    ['commander', []],
    ['yaml', []],
  ])('of %s regenerates exactly these parts: %j', (place, kinds) => {
    expect(regenerated(place, 'version')).toEqual(kinds);
    expect(regenerated(place, 'integrity')).toEqual(kinds);
  });

  it('that cannot be read counts as none', () => {
    expect(packagesOf(PART_KINDS.pages.code, locked('<<<<<<< HEAD'))).toEqual([]);
  });
});

describe('an installed package', () => {
  const installed = (name: string, version: string, root: string) => {
    mkdirSync(path.join(root, 'node_modules', name), { recursive: true });
    writeFileSync(path.join(root, 'node_modules', name, 'package.json'), JSON.stringify({ version }));
    return packagesOf(PART_KINDS.pages.code, root);
  };

  it('counts by its version, where there is no lock and where another one is locked', () => {
    for (const lock of ['{}', LOCK]) {
      const root = locked(lock);
      const before = installed('preact', '11.2.0', root);
      expect(installed('vitest', '9.9.9', root)).toEqual(before);
      expect(installed('preact', '11.2.1', root)).toEqual([...before.slice(0, -1), 'preact 11.2.1 ']);
    }
  });

  it.each([
    ['npm lists it', (root: string) => writeFileSync(path.join(root, 'node_modules/.package-lock.json'), '{}')],
    ['another program installed it', () => {}],
  ])('decides the digest of the code, if %s', (_, list) => {
    const root = locked('{}');
    installed('preact', '11.2.0', root);
    list(root);
    const before = digestOfCode(root, root);
    expect(digestOfCode(root, root)).toBe(before);
    installed('preact', '11.2.1', root);
    const file = path.join(root, 'node_modules/.package-lock.json');
    if (list.length > 0) writeFileSync(file, '{ "packages": {} }');
    expect(digestOfCode(root, root)).not.toBe(before);
  });
});
