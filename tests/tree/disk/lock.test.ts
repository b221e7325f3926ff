import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { lockFolder } from '../../../generator/tree/disk/lock.ts';
import { temporaryFolder } from '../../support/data-folder.ts';

/** A process that runs for a time, in seconds. */
async function running(seconds: number): Promise<ChildProcess & { readonly pid: number }> {
  const child = spawn('sleep', [`${seconds}`]);
  onTestFinished(() => void child.kill());
  await once(child, 'spawn');
  return child as ChildProcess & { readonly pid: number };
}

/** Leaves the lock of a process that has ended, with workers. */
async function staleLock(out: string, workers: readonly number[]): Promise<void> {
  const gone = await running(0);
  await once(gone, 'exit');
  const { release } = lockFolder(out, workers);
  const held = JSON.parse(readFileSync(path.join(out, '.lock'), 'utf8'));
  release();
  writeFileSync(path.join(out, '.lock'), JSON.stringify({ ...held, pid: gone.pid, began: '1' }));
}

describe('The lock of a process that was killed', () => {
  it('is taken over at once if its workers have ended', async () => {
    const out = temporaryFolder();
    const worker = await running(0.05);
    const ended = once(worker, 'exit');
    await staleLock(out, [worker.pid]);
    await ended;
    const started = performance.now();
    lockFolder(out).release();
    expect(performance.now() - started).toBeLessThan(100);
  });

  it('is taken over when its workers end', async () => {
    const out = temporaryFolder();
    const worker = await running(1);
    await staleLock(out, [worker.pid]);
    const started = performance.now();
    // This thread is not free to ask for the exit status of the worker: its entry in the process table stays.
    const { release } = lockFolder(out);
    expect(performance.now() - started).toBeGreaterThan(300);
    expect(JSON.parse(readFileSync(path.join(out, '.lock'), 'utf8'))).toMatchObject({ pid: process.pid, workers: [] });
    release();
    expect(existsSync(path.join(out, '.lock'))).toBe(false);
  });

  it('stays if a worker does not end, and the sentence names the worker', { timeout: 30_000 }, async () => {
    const out = temporaryFolder();
    const worker = await running(60);
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
    const started = performance.now();
    lockFolder(out).release();
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
