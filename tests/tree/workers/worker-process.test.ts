import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { UserError } from '../../../generator/errors.ts';
import { message } from '../../../generator/messages/message.ts';
import type { WorkerReply } from '../../../generator/tree/workers/worker.ts';
import { WorkerProcess } from '../../../generator/tree/workers/worker-process.ts';
import { workerFile } from '../../../generator/tree/workers/workers.ts';
import { temporaryFolder } from '../../support/data-folder.ts';

const LOOK = { task: { look: { out: 'no tree', closely: false } } };
const PARTS = { parts: [{ name: '2026' }, { name: '2027' }] };

async function started(): Promise<WorkerProcess & { readonly pid: number }> {
  return new WorkerProcess(await workerFile()) as WorkerProcess & { readonly pid: number };
}

async function isRunning(pid: number): Promise<boolean> {
  await pause(20);
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('A worker process', () => {
  it('answers for each part in turn, and ends when it is no longer needed', async () => {
    const worker = await started();
    void worker.send(LOOK);
    void worker.send(PARTS);
    const answers: WorkerReply[] = [];
    for await (const answer of worker.answers()) {
      answers.push(answer);
      if (answers.length === 2) break;
    }
    const result = { summary: null, findings: [] };
    expect(answers).toEqual([
      { part: '2026', result },
      { part: '2027', result },
    ]);
    await worker.end();
    expect(await isRunning(worker.pid)).toBe(false);
  });

  it('that is killed is reported in a sentence, now and later', async () => {
    const worker = await started();
    const answers = worker.answers();
    const next = answers.next();
    process.kill(worker.pid, 'SIGKILL');
    await expect(next).rejects.toThrow(new UserError(message('workerEnded', 'SIGKILL')));
    await worker.send(PARTS);
    await expect(worker.answers().next()).rejects.toThrow('ended unexpectedly (SIGKILL)');
    await worker.end();
  });

  it('that ends by itself is reported with its exit code', async () => {
    const script = path.join(temporaryFolder(), 'worker.mjs');
    writeFileSync(script, 'process.exit(7);');
    const worker = new WorkerProcess(script);
    await expect(worker.answers().next()).rejects.toThrow(new UserError(message('workerEnded', 7)));
  });

  it.each([
    ['process.stderr.write("only a warning\\n\\n"); process.exit(7);', 7, 'only a warning'],
    ['throw new TypeError("no such thing");', 1, 'TypeError: no such thing'],
    [
      'import { abort } from "node:process"; console.error("FATAL ERROR: no heap\\n at x"); abort();',
      'SIGABRT',
      'FATAL ERROR: no heap',
    ],
  ])('says why it ended: %s', async (code, how, why) => {
    const script = path.join(temporaryFolder(), 'worker.mjs');
    writeFileSync(script, code);
    const worker = new WorkerProcess(script);
    await expect(worker.answers().next()).rejects.toThrow(new UserError(message('workerSaid', how, why)));
  });

  it('does not get the certificates of the environment, which take long to read', async () => {
    const script = path.join(temporaryFolder(), 'worker.mjs');
    writeFileSync(script, "process.send(['PATH', 'NODE_EXTRA_CA_CERTS'].filter((name) => name in process.env));");
    process.env.NODE_EXTRA_CA_CERTS ??= '/nowhere';
    const worker = new WorkerProcess(script);
    const { value } = await worker.answers().next();
    expect(value).toEqual(['PATH']);
    await worker.end();
  });
});
