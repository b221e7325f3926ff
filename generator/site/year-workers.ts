import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { writeFailure } from './out-folder.ts';
import type { Job, WrittenPart } from './year-writer.ts';

const WORKER = new URL('./year-worker.ts', import.meta.url).href;
/** tsx does not reach into threads by itself on Node 20. */
const BOOT = `import('tsx/esm/api').then(({ register }) => { register(); return import('${WORKER}'); });`;

export interface YearTask {
  readonly year: number;
  readonly inputs: string;
}
type Answer = { written: WrittenPart } | { failure: NodeJS.ErrnoException };

/** Threads that write years. They start at once, so that they are ready when the data have been read. */
export class YearWorkers {
  private readonly workers: readonly Worker[];

  constructor(threads: number) {
    this.workers = Array.from({ length: threads }, () => new Worker(BOOT, { eval: true }));
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
    const ends = await Promise.allSettled(this.workers.map(drain));
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
  }

  /** Ends the threads, whatever they are doing. */
  async stop(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}
