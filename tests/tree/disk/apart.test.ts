import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cacheFolder } from '../../../generator/cache/folder.js';
import { dataFolder, temporaryFolder } from '../../support/data-folder.ts';
import { runProcess } from '../../support/run.ts';
import { SMALL_DATA } from '../../support/small-data.ts';
import { copyOf, treeOf } from '../../support/trees.ts';

const SCOPE = ['--years', 'none', '--datasets', 'none', '--endpoint', 'canons'];
const CACHE = cacheFolder(path.resolve('.'));
const namesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

describe('generate', () => {
  it.each([
    ['inside the data', 'above/data/texts/out', 'is the data folder'],
    ['the data', 'above/data', 'is the data folder'],
    ['inside the data by a link', 'link/out', 'is the data folder'],
    ['around the data', 'above', 'where a run writes and deletes files'],
    ['around the data by a link', 'link-above', 'where a run writes and deletes files'],
  ])('writes nothing to a folder that is %s', async (_, out, message) => {
    const root = temporaryFolder();
    const at = (name: string) => path.join(root, name);
    copyOf(SMALL_DATA, at('above/data'));
    symlinkSync('above/data/texts', at('link'));
    symlinkSync('above', at('link-above'));
    const before = namesIn(root);
    const { code, stderr } = await runProcess('generate', ...SCOPE, '--data', at('above/data'), '--out', at(out));
    expect(code).toBe(1);
    expect(stderr).toContain(message);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(namesIn(root)).toEqual(before);
  });

  it.each([
    ...['generator', 'schemas', 'data', 'build', 'dist', 'node_modules'].map((name) => path.resolve(name, 'new-tree')),
    path.join(CACHE, 'new-tree'),
  ])('writes nothing to %s of the program', async (out) => {
    const { code, stderr } = await runProcess('generate', ...SCOPE, '--data', SMALL_DATA, '--out', out);
    expect(code).toBe(1);
    expect(stderr).toContain('a folder of the program, or inside it: choose another place');
    expect(existsSync(out)).toBe(false);
  });

  it('writes nothing to a folder around the program', async () => {
    const above = path.resolve('..');
    const { code, stderr } = await runProcess('generate', ...SCOPE, '--data', SMALL_DATA, '--out', above);
    expect(code).toBe(1);
    expect(stderr).toContain(`is inside ${above}, where a run writes and deletes files`);
  });

  it('writes no list of changes into the data or, by a link, into its tree', async () => {
    const root = temporaryFolder();
    const data = dataFolder();
    const out = path.join(root, 'tree');
    symlinkSync('tree', path.join(root, 'link'));
    mkdirSync(out);
    const listed = (list: string) => runProcess('generate', ...SCOPE, '--data', data, '--out', out, '--changed', list);
    expect((await listed(path.join(data, 'movable.yaml'))).stderr).toContain('is the data folder');
    expect((await listed(path.join(root, 'link/list'))).stderr).toContain('the list of changes cannot be inside');
    expect(namesIn(root)).toEqual(['link', 'tree']);
  });
});

describe('a tree that somebody copied into the data', () => {
  it('is verified but not repaired', async () => {
    const data = dataFolder();
    const out = copyOf(await treeOf(...SCOPE, '--data', SMALL_DATA), path.join(data, 'texts/tree'));
    const [lost = ''] = namesIn(out).filter((name) => name.endsWith('.json') && name.startsWith('api'));
    rmSync(path.join(out, lost));
    const before = namesIn(data);
    const { code, stderr } = await runProcess('verify', out, '--repair', '--data', data);
    expect(code).toBe(1);
    expect(stderr).toContain(`missing: ${lost}\n${out} is the data folder ${data} or inside it`);
    expect(namesIn(data)).toEqual(before);
  });
});

describe('join', () => {
  it('writes nothing into the data of the program', async () => {
    const { code, stderr } = await runProcess('join', 'data/texts');
    expect(code).toBe(1);
    expect(stderr).toContain('a folder of the program, or inside it: choose another place');
  });
});

describe.each(['validate', 'edit', 'generate'])('%s', (command) => {
  it('reads no data inside the cache, where old files are deleted, or around it', async () => {
    for (const data of [path.join(CACHE, 'data'), path.dirname(CACHE)]) {
      const { code, stderr } = await runProcess(command, '--data', data);
      expect(code).toBe(1);
      expect(stderr).toBe(
        `the data folder ${data} is inside the cache ${CACHE} or around it: choose another with --data\n`,
      );
    }
  });
});
