import { existsSync, readFileSync, rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { imageOf, wrongList } from '../audit/image.ts';
import { correct } from '../corrections/edits.ts';
import { random } from '../fuzz/random.ts';
import { REAL_DATA } from '../support/data-folder.ts';
import { run, runProcess } from '../support/run.ts';
import { copyOf, newTree, sameTrees, treeOf } from '../support/trees.ts';

/** A year as days and one as datasets. Pages are drawn anew by every correction; tests/tree/generate looks which change. */
const SCOPE = ['--years', '2026', '--datasets', '2027', '--csv', '--pages', 'none'];

it('A tree after any corrections is that of a fresh run, and the list names just what changed', {
  timeout: 600_000,
}, async () => {
  const data = copyOf(REAL_DATA);
  const tree = copyOf(await treeOf(...SCOPE));
  const flags = ['generate', ...SCOPE, '--data', data];
  const chance = random(26);
  let before = imageOf(tree);
  for (let corrections = 0; corrections < 5; ) {
    const { what, undo } = correct(data, chance);
    // A process of its own knows of the run before what that has kept, and no more.
    const { code } = await runProcess(...flags, '--out', tree);
    // What the checks of the data refuse is no correction.
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
});
