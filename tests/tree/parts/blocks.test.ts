import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { INDEX_NAMES } from '../../../generator/contract/endpoints.ts';
import { imageOf, wrongList } from '../../audit/image.ts';
import { program } from '../../audit/program.ts';
import { edit } from '../../support/data-folder.ts';
import { run } from '../../support/run.ts';
import { SMALL_DATA } from '../../support/small-data.ts';
import { copyOf, madeOnce, newTree, sameTrees, treeOf } from '../../support/trees.ts';

const SCOPE = ['--years', 'none', '--datasets', 'none', '--endpoint', 'canons,akathists'];
const DATA = ['--data', SMALL_DATA];
const FLAGS = ['generate', ...SCOPE, ...DATA];
const PACKED = [...FLAGS, '--texts', 'packed'];
const BLOCKS = 'api/v1/datasets/blocks';

/** The same tree packed and as files, and a packed one from other data; tests alter copies. */
let trees: { packed: string; files: string; corrected: string; data: string };
beforeAll(async () => {
  const data = await madeOnce('corrected-canon', (folder) => {
    copyOf(SMALL_DATA, folder);
    edit(path.join(folder, 'texts/pascha/canon-1.cu.yaml'), 'Тропарь', 'Тропарь другой');
  });
  const packed = [...SCOPE, '--texts', 'packed'];
  trees = {
    packed: await treeOf(...packed, ...DATA),
    files: await treeOf(...SCOPE, ...DATA),
    corrected: await treeOf(...packed, '--data', data),
    data,
  };
});

const changesOf = (out: string) => readFileSync(`${out}.changed`, 'utf8').split('\n').slice(0, -1);

describe('A packed tree', () => {
  it('has blocks and no files of ids, lists the blocks with their sizes and hashes, and is marked as packed', () => {
    const { packed, files } = trees;
    expect(readdirSync(`${packed}/api/v1`).sort()).toEqual(
      ['datasets', 'icons', 'sources.json', ...INDEX_NAMES].sort(),
    );
    const names = readdirSync(`${packed}/${BLOCKS}`);
    expect(names.length).toBeLessThan(20);
    expect(names).toContain('canons.cu.json');
    const { resources } = JSON.parse(readFileSync(`${packed}/api/v1/datasets/datapackage.json`, 'utf8'));
    const paths = resources.map((resource: { path: string }) => resource.path);
    expect(paths.filter((name: string) => name.startsWith('blocks/')).sort()).toEqual(
      names.map((name) => `blocks/${name}`).sort(),
    );
    for (const { path: name, bytes, hash } of resources) {
      const content = readFileSync(`${packed}/api/v1/datasets/${name}`);
      expect(content.length).toBe(bytes);
      expect(`sha256:${createHash('sha256').update(content).digest('hex')}`).toBe(hash);
    }
    expect(JSON.parse(readFileSync(`${packed}/manifest.json`, 'utf8')).scope.texts).toBe('packed');
    expect(JSON.parse(readFileSync(`${files}/manifest.json`, 'utf8')).scope.texts).toBe('files');
    expect(existsSync(`${files}/${BLOCKS}`)).toBe(false);
  });

  it('has the estimated size, and is what verify reads', async () => {
    const { stderr, stdout } = await run(...PACKED, '--out', newTree(), '--json');
    const [, estimated = ''] = /^([\d,]+) files of 0 years/m.exec(stderr) ?? [];
    expect(Number(estimated.replaceAll(',', ''))).toBe(JSON.parse(stdout).files);
    const { code, stdout: verdict } = await run('verify', trees.packed);
    expect(`${code} ${verdict}`).toContain('all match the record');
  });

  it('gets one new block of an edition after the correction of a text, and the list of changes names only that', async () => {
    const out = copyOf(trees.packed);
    expect((await run('generate', ...SCOPE, '--texts', 'packed', '--out', out, '--data', trees.data)).code).toBe(0);
    sameTrees(out, trees.corrected);
    const changed = changesOf(out);
    expect(changed.filter((file) => file.startsWith(BLOCKS))).toEqual([`${BLOCKS}/canons-1.cu.json`]);
    expect(wrongList(changed, imageOf(trees.packed), imageOf(out))).toEqual([]);
  });

  it('is joined from shards', async () => {
    const out = newTree();
    const other = newTree();
    const flags = ['generate', '--years', '2026-2027', '--endpoint', 'fasting,canons', '--texts', 'packed', ...DATA];
    await run(...flags, '--shard', '1/2', '--out', out);
    await run(...flags, '--shard', '2/2', '--out', other);
    cpSync(other, out, { recursive: true });
    expect((await run('join', out)).code).toBe(0);
    expect((await run('verify', out)).code).toBe(0);
    const index = readFileSync(`${out}/api/v1/datasets/datapackage.json`, 'utf8');
    expect(index).toContain('"path":"blocks/canons-1.cu.json"');
    expect(index).toContain('"path":"fasting-2027.en.json.gz"');
  });
});

describe('A tree that is packed and unpacked again', () => {
  it('leaves nothing stale either way, and lists what was added and deleted', async () => {
    const { packed, files } = trees;
    const out = copyOf(files);
    for (const [flags, after] of [
      [PACKED, packed],
      [FLAGS, files],
    ] as const) {
      const before = imageOf(out);
      expect((await run(...flags, '--out', out)).code).toBe(0);
      sameTrees(out, after);
      expect(wrongList(changesOf(out), before, imageOf(out))).toEqual([]);
    }
  });

  it('is whole after runs that were killed in the middle of it', { timeout: 180_000 }, async () => {
    const { packed, files, corrected, data } = trees;
    for (const [from, to, flags, calls] of [
      [files, packed, PACKED, [12, 22]],
      [packed, files, FLAGS, [12, 22]],
      [packed, corrected, ['generate', ...SCOPE, '--texts', 'packed', '--data', data], [12, 18]],
    ] as const) {
      for (const call of calls) {
        const out = copyOf(from);
        // In the middle of its work: the mark is deleted or written, and some of the blocks are written.
        const { killed } = await program([...flags, '--out', out], { at: { who: 'main', call } });
        expect([call, killed, existsSync(`${out}/manifest.json`)]).toEqual([call, true, false]);
        expect((await run(...flags, '--out', out)).code).toBe(0);
        sameTrees(out, to);
      }
    }
  });
});

describe('A damaged packed tree', () => {
  const BLOCK = `${BLOCKS}/canons-1.cu.json`;
  it.each<[what: string, found: string, damage: (out: string) => void]>([
    ['a block is truncated', `truncated: ${BLOCK}`, (out) => truncateSync(path.join(out, BLOCK), 100)],
    [
      'a list is changed',
      `altered: ${BLOCKS}/canons.cu.json`,
      (out) => edit(path.join(out, `${BLOCKS}/canons.cu.json`), '[1]', '[2]'),
    ],
    [
      'there is an extra block',
      `extra: ${BLOCKS}/canons-2.cu.json`,
      (out) => cpSync(path.join(out, BLOCK), path.join(out, `${BLOCKS}/canons-2.cu.json`)),
    ],
    [
      'the folder has another name',
      `missing: ${BLOCK}`,
      (out) => renameSync(path.join(out, BLOCKS), path.join(out, 'b')),
    ],
    [
      'files of ids are there too',
      'extra: api/v1/ru/canons',
      (out) => cpSync(`${trees.files}/api/v1/ru/canons`, path.join(out, 'api/v1/ru/canons'), { recursive: true }),
    ],
  ])('is reported and repaired if %s', async (_, found, damage) => {
    const out = copyOf(trees.packed);
    damage(out);
    const { code, stderr } = await run('verify', out);
    expect(code).toBe(1);
    expect(stderr.split('\n')).toContain(found);
    expect((await run('verify', out, '--repair', ...DATA)).code).toBe(0);
    sameTrees(out, trees.packed);
  });
});

it('An unknown form of texts is refused with the list of known forms', async () => {
  const { code, stderr } = await run('generate', '--texts', 'zip', '--out', newTree());
  expect(code).toBe(1);
  expect(stderr).toContain('“zip” is not one of files, packed.');
});
