import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { mirrorSite } from '../../generator/mirror/mirror.ts';
import { edit, temporaryFolder } from '../support/data-folder.ts';
import { plainSite } from '../support/plain-site.ts';
import { run } from '../support/run.ts';
import { SMALL_DATA } from '../support/small-data.ts';
import { copyOf, newTree, sameTrees, treeOf } from '../support/trees.ts';

const SCOPE = ['--years', '2025-2026', '--endpoint', 'fasting,movable,akathists', '--pages', 'none', '--csv'];
const DATASETS = 'api/v1/datasets';

let whole: string;
beforeAll(async () => {
  whole = await treeOf(...SCOPE, '--data', SMALL_DATA, '--sequence', '1');
});

/** What somebody put on a memory stick: the datasets whose names match, and the lists of the tree. */
function stick(tree = whole, name = /\.json(\.gz)?$/): string {
  const folder = path.join(temporaryFolder(), 'stick');
  mkdirSync(path.join(folder, DATASETS), { recursive: true });
  cpSync(path.join(tree, 'manifest'), path.join(folder, 'manifest'), { recursive: true });
  cpSync(path.join(tree, 'manifest.json'), path.join(folder, 'manifest.json'));
  for (const one of readdirSync(path.join(tree, DATASETS)).filter((file) => name.test(file))) {
    cpSync(path.join(tree, DATASETS, one), path.join(folder, DATASETS, one));
  }
  return folder;
}

describe('datasets in a folder', () => {
  it('become a tree with all their days', async () => {
    const out = newTree();
    const { code, stdout, stderr } = await run('expand', stick(), out);
    expect({ code, stderr }).toMatchObject({ code: 0, stderr: expect.stringContaining('files to change') });
    expect(stdout).toMatch(/^[\d,]+ files changed of [\d,]+ files in /);
    for (const lang of ['ru', 'en']) {
      for (const endpoint of ['fasting', 'movable']) {
        sameTrees(path.join(out, 'api/v1', lang, endpoint), path.join(whole, 'api/v1', lang, endpoint));
      }
    }
    expect(existsSync(path.join(out, 'api/v1/ru/akathists'))).toBe(false);
    expect(await run('verify', out)).toMatchObject({ code: 0, stderr: '' });
    expect((await run('expand', stick(), out)).stdout).toMatch(/^nothing changed of /);
  });

  it('become the same tree with datasets that belong to no year beside them', async () => {
    const out = newTree();
    expect((await run('expand', stick(whole, /\.jsonl?(\.gz)?$/), out)).code).toBe(0);
    expect(existsSync(path.join(out, 'manifest/texts.json'))).toBe(false);
    expect(await run('verify', out)).toMatchObject({ code: 0, stderr: '' });
  });

  it('of some years, languages and endpoints become just these', async () => {
    const out = newTree();
    expect((await run('expand', stick(whole, /fasting-2026\.ru\.json|datapackage/), out)).code).toBe(0);
    expect(readdirSync(path.join(out, 'api/v1'))).toEqual(['datasets', 'ru']);
    sameTrees(path.join(out, 'api/v1/ru'), onlyFasting());
    expect(await run('verify', out)).toMatchObject({ code: 0, stderr: '' });
  });

  it('with everything else beside them become the tree that they came from', async () => {
    const folder = copyOf(whole);
    for (const lang of ['ru', 'en']) rmSync(path.join(folder, `api/v1/${lang}/fasting`), { recursive: true });
    const out = newTree();
    expect((await run('expand', folder, out)).code).toBe(0);
    sameTrees(out, whole);
  });

  it('bring a mirror of a site up to date, which then goes on from the site', async () => {
    const data = copyOf(SMALL_DATA);
    edit(path.join(data, 'labels.yaml'), 'en: Monday', 'en: Second Day');
    const corrected = copyOf(whole);
    await run('generate', ...SCOPE, '--data', data, '--sequence', '2', '--out', corrected);
    const site = await plainSite(whole);
    const out = newTree();
    const mirrored = { site: site.address, out, manners: { retries: 0 } };
    await mirrorSite(mirrored);
    expect((await run('expand', corrected, out)).code).toBe(0);
    sameTrees(out, corrected);
    expect((await run('expand', whole, out)).stderr).toContain('has tree 1, but the mirror already has tree 2');
    site.folder = corrected;
    expect(await mirrorSite(mirrored)).toMatchObject({ changed: 0, requests: 1 });
    site.server.close();
  });
});

/** The Russian days of fasting in 2026. */
function onlyFasting(): string {
  const folder = temporaryFolder();
  const year = 'fasting/2026';
  cpSync(path.join(whole, 'api/v1/ru', year), path.join(folder, year), { recursive: true });
  return folder;
}

describe('a folder is refused with a sentence', () => {
  const one = `${DATASETS}/fasting-2026.ru.json.gz`;
  it.each<[what: string, damage: (folder: string) => void, sentence: string]>([
    [
      'has no manifest',
      (folder) => rmSync(path.join(folder, 'manifest.json')),
      'has no manifest.json: copy manifest.json and',
    ],
    [
      'has no datasets',
      (folder) => rmSync(path.join(folder, DATASETS), { recursive: true }),
      'has no datasets in api/v1/datasets',
    ],
    ['lacks a dataset', (folder) => rmSync(path.join(folder, one)), `${one} is listed but missing`],
    [
      'lacks a record',
      (folder) => rmSync(path.join(folder, 'manifest/2026.json')),
      'manifest/2026.json is listed but missing',
    ],
    [
      'has another dataset',
      (folder) => writeFileSync(path.join(folder, one), 'x'),
      'does not have the bytes that the site lists',
    ],
    [
      'has a dataset of another year',
      (folder) => writeFileSync(path.join(folder, one), readFileSync(path.join(folder, one.replace('2026', '2025')))),
      'fasting-2026.ru.json.gz',
    ],
  ])('if it %s', async (_, damage, sentence) => {
    const folder = stick();
    damage(folder);
    const out = newTree();
    const { code, stderr } = await run('expand', folder, out);
    expect(code).toBe(1);
    expect(stderr).toContain(sentence);
    expect(existsSync(path.join(out, 'manifest.json'))).toBe(false);
  });

  it('if the tree would be inside it, or it is missing', async () => {
    const folder = stick();
    expect((await run('expand', folder, path.join(folder, 'tree'))).stderr).toContain('are inside each other');
    expect((await run('expand', folder, folder)).stderr).toContain('are inside each other');
    expect((await run('expand', 'no-such-folder', newTree())).stderr).toContain('has no manifest.json');
  });
});
