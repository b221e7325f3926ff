import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { StopError } from '../stop-error.ts';
import type { Job, Written } from './year-writer.ts';

const WORKER = new URL('./year-worker.ts', import.meta.url).href;
/** tsx does not reach into threads by itself on Node 20. */
const BOOT = `import('tsx/esm/api').then(({ register }) => { register(); return import('${WORKER}'); });`;

interface Failure {
  readonly code?: string;
  readonly path?: string;
  readonly message: string;
}
type Answer = { written: Written } | { failure: Failure };

/** Threads that write years. They start at once, so that they are ready when the data have been read. */
export class YearWorkers {
  private readonly workers: readonly Worker[];

  constructor(threads: number) {
    this.workers = Array.from({ length: threads }, () => new Worker(BOOT, { eval: true }));
  }

  /** Writes the years. Calls `onYear` after each, in the order in which they are done. Throws StopError. */
  async write(job: Job, years: readonly number[], onYear: (written: Written) => void): Promise<void> {
    const queue = [...years];
    const drain = async (worker: Worker) => {
      worker.postMessage({ job });
      for (let year = queue.shift(); year !== undefined; year = queue.shift()) {
        worker.postMessage({ year });
        const [answer] = (await once(worker, 'message')) as [Answer];
        if ('failure' in answer) throw new StopError(failureSentence(answer.failure));
        onYear(answer.written);
      }
    };
    await Promise.all(this.workers.map(drain));
  }

  /** Ends the threads, whatever they are doing. */
  async stop(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}

function failureSentence({ code, path, message }: Failure): string {
  const at = path === undefined ? 'the tree' : path;
  switch (code) {
    case 'ENOSPC':
      return `${at} cannot be written: the disk is full or out of inodes; free some or name another folder with --out`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `${at} cannot be written: permission is denied; change it or name another folder with --out`;
    default:
      return `${at} cannot be written: ${message}`;
  }
}
