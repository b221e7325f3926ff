import { on } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { bundled } from '../../bundled.ts';
import { CODE_ROOT } from '../../package.ts';
import { writeFailure } from '../disk/out-folder.ts';
import type { Job, WrittenYear } from '../parts/year-writer.ts';
import type { Answer, Message, YearTask } from './year-worker.ts';

export const WORKER = path.join(CODE_ROOT, 'generator/tree/threads/year-worker.ts');

/** Threads that write years. They start at once, so that they are ready when the data have been read and checked. */
export class YearWorkers {
  private readonly workers: Promise<readonly Worker[]>;

  constructor(threads: number) {
    this.workers = startWorkers(threads);
  }

  /** Until then the threads wait for the one that starts them to be free. */
  async started(): Promise<void> {
    await this.workers;
  }

  /** Makes the threads ready for a job of years like the one given. They write nothing yet. */
  async prepare(job: Job, likeYear: number): Promise<void> {
    // Years need no texts, which are most of the catalog.
    const catalog = { ...job.catalog, texts: new Map() };
    for (const worker of await this.workers) send(worker, { job: { ...job, catalog }, likeYear });
  }

  /** Writes years of the job. Calls `onYear` after each, in the order in which they are done. Throws StopError. */
  async write(
    { out }: Job,
    tasks: readonly YearTask[],
    onYear: (year: number, written: WrittenYear) => void,
  ): Promise<void> {
    const taken = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const follow = async (worker: Worker) => {
      const answers = on(worker, 'message') as AsyncIterable<[Answer]>;
      send(worker, { tasks, taken });
      for await (const [answer] of answers) {
        if (answer === null) return;
        if ('failure' in answer) throw writeFailure(answer.failure, out);
        onYear(answer.year, answer.written);
      }
    };
    const ends = await Promise.allSettled((await this.workers).map(follow));
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
  }

  /** Ends the threads, whatever they are doing. */
  async stop(): Promise<void> {
    await Promise.all((await this.workers).map((worker) => worker.terminate()));
  }
}

function send(worker: Worker, message: Message): void {
  worker.postMessage(message);
}

/** What a thread runs. */
export function workerScript(): Promise<Uint8Array> {
  return bundled(WORKER, { platform: 'node' });
}

/** Starts threads from one script: threads that load and translate each module for themselves take half a second more. */
async function startWorkers(threads: number): Promise<Worker[]> {
  const script = new URL(`data:text/javascript,${encodeURIComponent(new TextDecoder().decode(await workerScript()))}`);
  return Array.from({ length: threads }, () => new Worker(script));
}
