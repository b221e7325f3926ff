import { rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { run } from '../support/run.ts';
import { SMALL_DATA } from '../support/small-data.ts';
import { copyOf, sameTrees, treeOf } from '../support/trees.ts';

const DATA = ['--data', SMALL_DATA];
const OPTIONS = ['--years', '2026', '--endpoint', 'fasting', '--pages', 'none', '--datasets', '2026', ...DATA];
/** More than a program can hold in memory at once; a file system without room keeps it too, as a hole. */
const SIZE = 5e9;
/** Every kind of file that a command reads back from a tree. */
const READ_BACK = [
  'manifest.json',
  'manifest/tree.json',
  'manifest/2026.json',
  'manifest/texts.json',
  'manifest/pages.json',
  'manifest.json.part',
  'api/v1/datasets/datapackage.json',
  'api/v1/datasets/fasting-2026.ru.json.gz',
  'openapi.json',
  '.lock',
];

let whole: string;
beforeAll(async () => {
  whole = await treeOf(...OPTIONS);
});

function treeWith(name: string): string {
  const out = copyOf(whole);
  const file = path.join(out, name);
  rmSync(file, { force: true });
  writeFileSync(file, '');
  truncateSync(file, SIZE);
  return out;
}

/** A command ends well or with a sentence, and never with a fault of the program. */
async function ends(...args: string[]): Promise<number> {
  const { code, stderr } = await run(...args);
  expect(stderr).not.toMatch(/\n {4}at /);
  return code;
}

describe.each(READ_BACK)('%s of five gigabytes', (name) => {
  it('is found by verify, and repaired', async () => {
    const out = treeWith(name);
    // The lock is not a part of the tree.
    expect(await ends('verify', out)).toBe(name === '.lock' ? 0 : 1);
    expect(await ends('verify', out, '--repair', ...DATA)).toBe(0);
  });

  it('is replaced by generate, or the folder is refused', async () => {
    const out = treeWith(name);
    // The folder could be anybody's without it.
    if (name === 'manifest/tree.json') return expect(await ends('generate', ...OPTIONS, '--out', out)).toBe(1);
    await ends('generate', ...OPTIONS, '--out', out);
    expect(await ends('verify', out, '--repair', ...DATA)).toBe(0);
    sameTrees(out, whole);
  });

  it('does not stop join without a sentence', async () => {
    const out = treeWith(name);
    if (name !== 'manifest.json') rmSync(path.join(out, 'manifest.json'));
    await ends('join', out);
  });
});
