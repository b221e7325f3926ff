import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { run } from '../../support/run.ts';
import { SMALL_DATA } from '../../support/small-data.ts';
import { copyOf, newTree, sameTrees, treeOf } from '../../support/trees.ts';

const SCOPE = ['--years', '2026', '--endpoint', 'fasting', '--pages', 'none', '--data', SMALL_DATA];
const manifestOf = (out: string) => JSON.parse(readFileSync(path.join(out, 'manifest.json'), 'utf8'));

it('The number of a tree is in its manifest, survives a repair, and decides no part', async () => {
  const numbered = await treeOf(...SCOPE, '--sequence', '5');
  expect(manifestOf(numbered).inputs.sequence).toBe(5);
  const out = copyOf(numbered);
  expect(await run('verify', out)).toMatchObject({ code: 0, stderr: '' });
  rmSync(path.join(out, 'api/v1/en/fasting/2026/2026-01-01.json'));
  expect((await run('verify', out, '--repair', '--data', SMALL_DATA)).stderr).toContain('missing: ');
  sameTrees(out, numbered);
  expect((await run('generate', ...SCOPE, '--out', out)).code).toBe(0);
  expect(readFileSync(`${out}.changed`, 'utf8').trim().split('\n').sort()).toEqual([
    expect.stringMatching(/^changes\//),
    'manifest.json',
    'manifest/tree.json',
  ]);
  expect(manifestOf(out).inputs).not.toHaveProperty('sequence');
});

it('Shards of one number are joined', async () => {
  const out = newTree();
  for (const shard of ['1/2', '2/2']) {
    await run('generate', ...SCOPE, '--sequence', '5', '--shard', shard, '--out', out);
  }
  expect((await run('join', out)).code).toBe(0);
  sameTrees(out, await treeOf(...SCOPE, '--sequence', '5'));
});

it.each(['-1', '1.5', '9007199254740993', 'x'])('No number of a tree is %s', async (text) => {
  const { code, stderr } = await run('generate', ...SCOPE, `--sequence=${text}`, '--out', newTree());
  expect(code).toBe(1);
  expect(stderr).toContain('Write a whole number from 0 to 9007199254740991.');
});
