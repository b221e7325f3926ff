import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { heldCheck } from '../../generator/tree/disk/held.ts';
import { lockFolder } from '../../generator/tree/disk/lock.ts';
import { runInContainer, silence, startInContainer } from '../support/containers.ts';
import { temporaryFolder } from '../support/data-folder.ts';
import { run, runProcess } from '../support/run.ts';
import { SMALL_DATA } from '../support/small-data.ts';
import { newTree, sameTrees, treeOf } from '../support/trees.ts';

const SCOPE = ['--endpoint', 'calendar,movable', '--data', SMALL_DATA];
const SHORT = ['generate', '--years', '2024-2026', ...SCOPE, '--prune'];
const LONG = ['generate', '--years', '1583-3000', ...SCOPE];
const BEGUN = 'api/v1/en/movable';

describe('a run that was stopped for more than a minute', { tags: ['unshare'], timeout: 240_000 }, () => {
  it.each([
    ['the folder is free again', 0],
    ['the other run still writes', 200],
  ])('writes nothing more if another took its lock over, when it wakes up and %s', async (_, lead) => {
    const out = newTree();
    await runProcess('--version');
    const first = await startInContainer(out, BEGUN, ...LONG);
    first.signal('SIGSTOP');
    silence(out);
    const second = runInContainer(...SHORT, '--out', out);
    await (lead === 0 ? second : pause(lead));
    // As long as it trusts its last look at the lock, and more.
    await pause(6000);
    first.signal('SIGCONT');
    const { code, stderr } = await first.ended;
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^this run stopped writing to .+$/m)]);
    expect(stderr).not.toContain('\n    at ');
    expect((await second).code).toBe(0);
    sameTrees(out, await treeOf(...SHORT.slice(1)));
    expect(existsSync(path.join(out, '.lock'))).toBe(false);
    expect((await run('verify', out)).code).toBe(0);
  });

  it('writes on if nobody came', async () => {
    const [out, flags] = [newTree(), ['generate', '--years', '1900-2100', ...SCOPE]];
    const first = await startInContainer(out, BEGUN, ...flags);
    first.signal('SIGSTOP');
    silence(out);
    await pause(6000);
    first.signal('SIGCONT');
    expect((await first.ended).code).toBe(0);
    sameTrees(out, await treeOf(...flags.slice(1)));
  });
});

describe('the heartbeat of a lock', () => {
  it('goes on while the process is busy, and never for the lock of another run', { timeout: 60_000 }, () => {
    const out = temporaryFolder();
    const lock = path.join(out, '.lock');
    const wait = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 11_000);
    const first = lockFolder(out);
    const began = statSync(lock).mtimeMs;
    wait();
    expect(statSync(lock).mtimeMs - began).toBeGreaterThan(9000);
    silence(out);
    const other = first.text.replace('"pid":', '"other":0,"pid":');
    rmSync(lock);
    writeFileSync(lock, other);
    const taken = statSync(lock).mtimeMs;
    wait();
    expect([statSync(lock).mtimeMs, readFileSync(lock, 'utf8')]).toEqual([taken, other]);
    expect(first.check).toThrow(`its lock file ${lock} is gone or belongs to another run`);
    first.release();
    expect(readFileSync(lock, 'utf8')).toBe(other);
    expect(heldCheck(out, other)).not.toThrow();
  });
});
