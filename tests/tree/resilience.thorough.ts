import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { run, runProcess } from '../support/run.ts';
import { SMALL_DATA } from '../support/small-data.ts';
import { newTree, sameTrees } from '../support/trees.ts';

const FLAGS = ['generate', '--years', '2024-2029', '--endpoint', 'calendar,movable,canons', '--data', SMALL_DATA];

describe('a run that is killed', () => {
  it('at any moment, again and again, ends with the same tree as one that was not', { timeout: 180_000 }, async () => {
    const [whole, broken] = [newTree(), newTree()];
    const started = performance.now();
    await runProcess(...FLAGS, '--out', whole);
    const time = performance.now() - started;
    for (let kill = 0; kill < 6; kill++) {
      const child = spawn(process.execPath, ['build/run.js', ...FLAGS, '--out', broken]);
      await new Promise((resolve) => setTimeout(resolve, time * (0.35 + 0.65 * Math.random())));
      child.kill('SIGKILL');
      await new Promise((resolve) => (child.exitCode === null ? child.once('exit', resolve) : resolve(null)));
    }
    expect((await run(...FLAGS, '--out', broken)).code).toBe(0);
    sameTrees(broken, whole);
    expect((await run('verify', broken)).code).toBe(0);
  });
});
