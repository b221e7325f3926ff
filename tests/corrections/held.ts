import { existsSync, readFileSync, rmSync } from 'node:fs';
import { expect } from 'vitest';
import { imageOf, wrongList } from '../audit/image.ts';
import type { Random } from '../fuzz/random.ts';
import { type Ran, run } from '../support/run.ts';
import { copyOf, newTree, sameTrees, treeOf } from '../support/trees.ts';
import { correct } from './edits.ts';

/**
 * Makes random corrections of a copy of data, again and again. Expects that the tree after each correction is that of a
 * fresh run, and that the list of changes names exactly what changed.
 */
export async function holdCorrections(
  times: number,
  { data, scope, chance }: { data: string; scope: readonly string[]; chance: Random },
  corrected: (...flags: string[]) => Promise<Ran> = run,
): Promise<void> {
  const own = copyOf(data);
  const tree = copyOf(await treeOf(...scope, '--data', data));
  const flags = ['generate', ...scope, '--data', own];
  let before = imageOf(tree);
  for (let corrections = 0; corrections < times; ) {
    const { what, undo } = correct(own, chance);
    const { code } = await corrected(...flags, '--out', tree);
    // A change that the checks of the data reject is no correction.
    if (code !== 0) {
      undo();
      continue;
    }
    corrections++;
    const fresh = newTree();
    await run(...flags, '--out', fresh);
    sameTrees(tree, fresh);
    rmSync(fresh, { recursive: true });
    const after = imageOf(tree);
    const list = existsSync(`${tree}.changed`) ? readFileSync(`${tree}.changed`, 'utf8').split('\n').slice(0, -1) : [];
    expect(wrongList(list, before, after), what).toEqual([]);
    before = after;
  }
}
