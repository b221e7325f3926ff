import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockFolder } from '../../generator/tree/disk/lock.ts';
import { runInContainer, silence, startInContainer } from '../support/containers.ts';
import { temporaryFolder } from '../support/data-folder.ts';
import { run, runProcess } from '../support/run.ts';
import { SMALL_DATA } from '../support/small-data.ts';
import { copyOf, newTree, sameTrees, treeOf } from '../support/trees.ts';

const SCOPE = ['--endpoint', 'movable', '--data', SMALL_DATA];
const SHORT = ['generate', '--years', '2024-2026', ...SCOPE, '--prune'];
const LONG = ['generate', '--years', '1583-3000', ...SCOPE];
const BEGUN = 'api/v1/en/movable';

describe('two runs in PID namespaces of the same host', { tags: ['unshare'] }, () => {
  it('do not write to one folder: the second says who writes, and how its lock is taken over', async () => {
    const out = newTree();
    await runProcess('--version');
    const first = await startInContainer(out, BEGUN, ...LONG);
    for (const second of [runProcess, runInContainer]) {
      const { code, stderr } = await second(...SHORT, '--out', out);
      expect(code).toBe(1);
      expect(stderr).toMatch(/^another run \(process \d+ on .+\) is writing to .+ again in a minute, or delete .+\n$/);
    }
    first.signal('SIGKILL');
    expect((await first.ended).code).toBe(null);
    expect((await runInContainer(...SHORT, '--out', out)).code).toBe(1);
    silence(out);
    const { code, stderr } = await runInContainer(...SHORT, '--out', out);
    expect([code, stderr]).toEqual([0, expect.not.stringContaining('another run')]);
    sameTrees(out, await treeOf(...SHORT.slice(1)));
  });
});

describe('the lock of another machine', () => {
  const locked = (names: object) => {
    const out = temporaryFolder();
    const lock = path.join(out, '.lock');
    const { text, release } = lockFolder(out);
    release();
    writeFileSync(lock, JSON.stringify({ ...JSON.parse(text), ...names }));
    return { out, lock };
  };

  it.each([
    ['host name', { host: 'another' }],
    ['boot, as after a restart or on a machine with the same name', { boot: 'another' }],
    ['PID namespace', { space: 'pid:[1]' }],
  ])('with another %s is taken over after a minute without a sign of life', (_, names) => {
    const { out, lock } = locked({ ...names, pid: 99_999_999 });
    const { host } = JSON.parse(readFileSync(lock, 'utf8'));
    expect(() => lockFolder(out)).toThrow(
      `another run (process 99999999 on ${host}) is writing to ${out}: wait until it ends or choose another folder ` +
        `with --out; if that run no longer exists, run the command again in a minute, or delete the lock file ${lock}`,
    );
    silence(out);
    lockFolder(out).release();
    expect(existsSync(lock)).toBe(false);
  });

  it('is said by join and verify --repair too', async () => {
    const { lock } = locked({ space: 'pid:[1]' });
    const out = copyOf(await treeOf(...SHORT.slice(1)));
    rmSync(path.join(out, BEGUN), { recursive: true });
    writeFileSync(path.join(out, '.lock'), readFileSync(lock));
    for (const command of [
      ['join', out],
      ['verify', out, '--repair', '--data', SMALL_DATA],
    ]) {
      const { code, stderr } = await run(...command);
      expect([code, stderr]).toEqual([
        1,
        expect.stringContaining(`another run (process ${process.pid} on ${hostname()}`),
      ]);
    }
  });
});

describe('a draft of a lock', () => {
  it('from another PID namespace stays for a minute, because its process may run', () => {
    const out = temporaryFolder();
    const draft = path.join(out, '.lock.7.00000000');
    writeFileSync(draft, '');
    lockFolder(out).release();
    expect(existsSync(draft)).toBe(true);
  });
});
