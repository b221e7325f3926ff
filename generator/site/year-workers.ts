import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { PACKAGE_ROOT } from '../package-root.ts';
import { writeFailure } from './out-folder.ts';
import type { Job, WrittenPart } from './year-writer.ts';

const WORKER = path.join(PACKAGE_ROOT, 'generator/site/year-worker.ts');

export interface YearTask {
  readonly year: number;
  readonly inputs: string;
}
type Answer = { written: WrittenPart } | { failure: NodeJS.ErrnoException };

/** Threads that write years. They start at once, so that they are ready when the data have been read. */
export class YearWorkers {
  private readonly workers: Promise<readonly Worker[]>;

  constructor(threads: number) {
    this.workers = startWorkers(threads);
  }

  /** Writes the years. Calls `onYear` after each, in the order in which they are done. Throws StopError. */
  async write(
    job: Job,
    tasks: readonly YearTask[],
    onYear: (year: number, written: WrittenPart) => void,
  ): Promise<void> {
    const queue = [...tasks];
    const drain = async (worker: Worker) => {
      worker.postMessage({ job });
      for (let task = queue.shift(); task !== undefined; task = queue.shift()) {
        worker.postMessage(task);
        const [answer] = (await once(worker, 'message')) as [Answer];
        if ('failure' in answer) {
          queue.length = 0;
          throw writeFailure(answer.failure, job.out);
        }
        onYear(task.year, answer.written);
      }
    };
    const ends = await Promise.allSettled((await this.workers).map(drain));
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
  }

  /** Ends the threads, whatever they are doing. */
  async stop(): Promise<void> {
    await Promise.all((await this.workers).map((worker) => worker.terminate()));
  }
}

/** Starts threads from one script: threads that load and translate each module for themselves take half a second more. */
async function startWorkers(threads: number): Promise<Worker[]> {
  const { outputFiles } = await build({
    entryPoints: [WORKER],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
  const script = new URL(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`);
  return Array.from({ length: threads }, () => new Worker(script));
}
