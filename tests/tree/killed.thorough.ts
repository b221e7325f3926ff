import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { isTrace, program } from '../audit/program.ts';
import { edit } from '../support/data-folder.ts';
import { run, runProcess } from '../support/run.ts';
import { SMALL_DATA } from '../support/small-data.ts';
import { copyOf, newTree, sameTrees, treeOf } from '../support/trees.ts';

const FLAGS = ['generate', '--years', '2024-2029', '--endpoint', 'calendar,movable,canons', '--data', SMALL_DATA];

describe('a run that is killed', () => {
  it('at any moment, repeatedly, ends with the same tree as an uninterrupted run', { timeout: 180_000 }, async () => {
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

describe('a run of which a worker is killed', () => {
  it('stops with a sentence, and the next run ends with the same tree', { timeout: 180_000 }, async () => {
    const whole = await treeOf(...FLAGS.slice(1));
    for (const call of [3, 40, 400, 900]) {
      const out = newTree();
      const { code, killed, said } = await program([...FLAGS, '--out', out], { at: { who: 'worker', call } });
      expect([call, killed, code]).toEqual([call, false, 1]);
      expect(said).toMatch(/^A worker process ended unexpectedly \(SIGKILL\), perhaps because .+--workers\.$/m);
      expect(isTrace(said)).toBe(false);
      expect(existsSync(path.join(out, 'manifest.json'))).toBe(false);
      expect((await run(...FLAGS, '--out', out)).code).toBe(0);
      sameTrees(out, whole);
    }
  });
});

describe('the workers of a run that is killed', () => {
  it('end soon, and write nothing after the next run has begun', { timeout: 180_000 }, async () => {
    const whole = await treeOf(...FLAGS.slice(1));
    const long = ['generate', '--years', '1900-2100', '--endpoint', 'calendar', '--data', SMALL_DATA];
    for (const wait of [0, 50, 200]) {
      const out = newTree();
      const child = spawn(process.execPath, ['build/run.js', ...long, '--out', out], {
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let isClosed = false;
      child.once('close', () => {
        isClosed = true;
      });
      child.stderr.resume();
      while (!existsSync(path.join(out, 'api/v1/en/calendar')) && child.exitCode === null) await pause(1);
      await pause(wait);
      const { workers } = JSON.parse(readFileSync(path.join(out, '.lock'), 'utf8'));
      expect(workers.length).toBeGreaterThan(0);
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      expect((await run(...FLAGS, '--out', out, '--prune')).code).toBe(0);
      sameTrees(out, whole);
      // They had ended before the run began.
      expect(isClosed).toBe(true);
    }
  });
});

describe('an update that is killed', () => {
  it('never counts as whole, whatever data come next', { timeout: 240_000 }, async () => {
    const other = copyOf(SMALL_DATA);
    edit(path.join(other, 'labels.yaml'), 'en: Monday', 'en: Second Day');
    edit(path.join(other, 'labels.yaml'), 'en: Sunday', 'en: First Day');
    const scope = ['--years', '2020-2027', '--endpoint', 'fasting,movable'];
    const fresh = await treeOf(...scope, '--data', SMALL_DATA);
    const out = copyOf(fresh);
    for (const wait of [0, 30, 90]) {
      const child = spawn(process.execPath, ['build/run.js', 'generate', ...scope, '--data', other, '--out', out]);
      const ended = new Promise((resolve) => child.once('exit', resolve));
      // It changes files from the moment when the first record is gone.
      while (existsSync(path.join(out, 'manifest/2020.json')) && child.exitCode === null) await pause(1);
      await pause(wait);
      child.kill('SIGKILL');
      await ended;
      expect((await run('generate', ...scope, '--data', SMALL_DATA, '--out', out)).code).toBe(0);
      sameTrees(out, fresh);
    }
  });
});
