import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { isCompressed } from '../../generator/contract/encodings.ts';
import { entryFileOf } from '../../generator/contract/entry-files.ts';
import { fileName } from '../../generator/contract/file-name.ts';
import { LANGUAGES } from '../../generator/contract/languages.ts';
import { createEngine } from '../../generator/engine/engine.ts';
import { datasetBytes } from '../../generator/tree/parts/dataset.ts';
import { realCatalog } from '../support/real-days.ts';
import { treeOf } from '../support/trees.ts';

const engine = createEngine(realCatalog, {
  packed: datasetBytes,
  picture: ({ picture }) => readFileSync(picture),
  shown: { own: { firstYear: 2026, lastYear: 2026, languages: LANGUAGES }, onFrontPage: true },
});

describe('the engine', () => {
  it('returns each file of the API with the same bytes as in a tree', async () => {
    const tree = await treeOf('--years', '2026');
    const files = readdirSync(path.join(tree, 'api'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'datapackage.json' && !entryFileOf(entry.name))
      .map((entry) => path.relative(tree, path.join(entry.parentPath, entry.name)))
      .filter((file) => !isCompressed(file.replace(/\.(br|gz)$/, '')) || isCompressed(file));
    expect(files.length).toBeGreaterThan(3500);
    const different = files.filter((file) => {
      const bytes = engine.file(file);
      return !bytes || !readFileSync(path.join(tree, file)).equals(bytes);
    });
    expect(different).toEqual([]);
  });

  it('returns each block with the same bytes as in a packed tree', async () => {
    const tree = await treeOf('--years', 'none', '--datasets', 'none', '--texts', 'packed');
    const blocks = readdirSync(path.join(tree, 'api/v1/datasets/blocks'));
    expect(blocks.length).toBeGreaterThan(20);
    for (const name of blocks) {
      const bytes = engine.file(`api/v1/datasets/blocks/${name}`);
      expect(bytes && readFileSync(path.join(tree, 'api/v1/datasets/blocks', name)).equals(bytes), name).toBe(true);
    }
  });

  it.each([
    'api/v1/datasets/blocks/canons-2.cu.json',
    'api/v1/datasets/blocks/canons-01.cu.json',
    'api/v1/en/calendar/2026/2026-02-30.json',
    'api/v1/en/calendar/2026/2025-02-03.json',
    'api/v1/en/calendar/1999/1999-02-03.json',
    'api/v1/en/calendar/3001/3001-01-01.json',
    'api/v1/en/hymnography/nobody.json',
    'api/v1/en/canons/pascha/99.json',
    'api/v1/de/calendar/2026/2026-01-01.json',
    'api/v1/icons/none.svg',
    'api/v1/feeds/feasts.en.ics',
    'api/v1/en/calendar/../calendar/2026/2026-01-01.json',
    'index.html',
    '',
  ])('has no file “%s”', (file) => {
    expect(engine.file(file)).toBeNull();
  });

  it('has no datasets and no icons without the functions that pack or read them', () => {
    const bare = createEngine(realCatalog);
    expect(bare.file('api/v1/datasets/fasting-2026.en.json.gz')).toBeNull();
    expect(bare.file('api/v1/icons/cross.svg')).toBeNull();
  });

  it('needs nothing from Node', async () => {
    const { outputFiles } = await build({
      entryPoints: ['generator/engine/engine.ts', 'generator/engine/calendar.ts'],
      bundle: true,
      minify: true,
      write: false,
      outdir: 'bundled',
      format: 'esm',
      platform: 'browser',
      external: ['node:*'],
    });
    for (const { text } of outputFiles) expect(text).not.toMatch(/["']node:|\bBuffer\b|\bprocess\.[a-z]/);
  });
});

describe('a path of the tree', () => {
  it.each([
    ['api/v1/en/calendar/2026/2026-01-07.json', { kind: 'day', lang: 'en', endpoint: 'calendar', date: '2026-01-07' }],
    ['api/v1/datasets/fasting-1600.ru.json.gz', { kind: 'dataset', endpoint: 'fasting', year: 1600, lang: 'ru' }],
    ['api/v1/feeds/fasts-2026.ru.ics', { kind: 'feed', feed: 'fasts', year: 2026, lang: 'ru' }],
    ['api/v1/icons/cross.svg', { kind: 'icon', file: 'cross.svg' }],
    ['api/v1/datasets/blocks/canons.cu-church.json', { kind: 'block', endpoint: 'canons', edition: 'cu-church' }],
    ['api/v1/datasets/blocks/canons-12.cu.json', { kind: 'block', endpoint: 'canons', edition: 'cu', block: 12 }],
    ['api/v1/texts/en.json', { kind: 'index', index: 'texts', lang: 'en' }],
    ['api/v1/names/ru.json', { kind: 'index', index: 'names', lang: 'ru' }],
    ['api/v1/sources.json', { kind: 'sources' }],
    ['api/v1/en/commemorations/9306.json', { kind: 'content', edition: 'en', endpoint: 'commemorations', id: '9306' }],
    ['api/v1/cu/canons/pascha.json', { kind: 'content', edition: 'cu', endpoint: 'canons', id: 'pascha' }],
    ['api/v1/cu-church/canons/1.json', { kind: 'content', edition: 'cu-church', endpoint: 'canons', id: '1' }],
    ['api/v1/ru/canons/a~b.c/12.json', { kind: 'content', edition: 'ru', endpoint: 'canons', id: 'a:b.c', number: 12 }],
  ])('%s is read', (file, name) => {
    expect(fileName(file)).toEqual(name);
  });

  it.each([
    '/api/v1/texts/en.json',
    'api/v1/texts/cu.json',
    'api/v1/ru/canons/.hidden.json',
    'api/v1/ru/canons/pascha/0.json',
    'api/v1/ru/calendar/2026/2027-01-01.json',
    'api/v1/icons/../cross.svg',
    'api/v1/icons/Cross.svg\n',
  ])('%j is none', (file) => {
    expect(fileName(file)).toBeNull();
  });
});
