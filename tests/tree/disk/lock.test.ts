import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { lockFolder } from '../../../generator/tree/disk/lock.ts';
import { temporaryFolder } from '../../support/data-folder.ts';

/** A process that runs a line of shell. */
async function running(line: string): Promise<ChildProcess & { readonly pid: number }> {
  const child = spawn('sh', ['-c', line]);
  onTestFinished(() => void child.kill());
  await once(child, 'spawn');
  return child as ChildProcess & { readonly pid: number };
}

/** Leaves the lock of a process that has ended, with workers. */
async function staleLock(out: string, workers: readonly number[]): Promise<void> {
  const gone = await running('exit');
  await once(gone, 'exit');
  const { release } = lockFolder(out, workers);
  const held = JSON.parse(readFileSync(path.join(out, '.lock'), 'utf8'));
  release();
  writeFileSync(path.join(out, '.lock'), JSON.stringify({ ...held, pid: gone.pid, began: '1' }));
}

/** Watches how this thread waits. */
function waits() {
  const wait = vi.spyOn(Atomics, 'wait');
  onTestFinished(() => wait.mockRestore());
  return wait;
}

describe('The lock of a process that was killed', () => {
  it('is taken over at once if its workers have ended', async () => {
    const out = temporaryFolder();
    const worker = await running('exit');
    const ended = once(worker, 'exit');
    await staleLock(out, [worker.pid]);
    await ended;
    const wait = waits();
    lockFolder(out).release();
    expect(wait).not.toHaveBeenCalled();
  });

  it('is taken over when its workers end', async () => {
    const out = temporaryFolder();
    const last = path.join(out, 'last');
    const worker = await running(`sleep 1 && touch ${last}`);
    await staleLock(out, [worker.pid]);
    expect(existsSync(last)).toBe(false);
    // This thread is not free to ask for the exit status of the worker: its entry in the process table stays.
    const { release } = lockFolder(out);
    expect(existsSync(last)).toBe(true);
    expect(JSON.parse(readFileSync(path.join(out, '.lock'), 'utf8'))).toMatchObject({ pid: process.pid, workers: [] });
    release();
    expect(existsSync(path.join(out, '.lock'))).toBe(false);
  });

  it('stays if a worker does not end, and the sentence names the worker', { timeout: 30_000 }, async () => {
    const out = temporaryFolder();
    const worker = await running('exec sleep 60');
    await staleLock(out, [worker.pid]);
    expect(() => lockFolder(out)).toThrow(`another run (process ${worker.pid} on `);
    expect(existsSync(path.join(out, '.lock'))).toBe(true);
  });

  it.each([
    ['workers that are none', { workers: 'all' }],
    ['numbers of no process', { workers: [{ pid: -1, began: '' }, { pid: 'x' }, { pid: `${process.pid}` }, null, 7] }],
    ['another process with the number of a worker', { workers: [{ pid: process.pid, began: '1' }] }],
    ['no workers, as earlier versions wrote it', { workers: undefined }],
  ])('is taken over if it names %s', async (_, names) => {
    const out = temporaryFolder();
    await staleLock(out, []);
    const lock = path.join(out, '.lock');
    writeFileSync(lock, JSON.stringify({ ...JSON.parse(readFileSync(lock, 'utf8')), ...names }));
    const wait = waits();
    lockFolder(out).release();
    expect(wait).not.toHaveBeenCalled();
  });
});
