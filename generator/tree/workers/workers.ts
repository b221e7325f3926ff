import path from 'node:path';
import { serialize } from 'node:v8';
import { bundledFile } from '../../bundled.ts';
import { UserError } from '../../errors.ts';
import type { Catalog } from '../../model/catalog.ts';
import { CODE_ROOT } from '../../package.ts';
import { writeFailure } from '../disk/out-folder.ts';
import type { Job } from '../parts/job.ts';
import type { Part } from '../plan/part.ts';
import type { WrittenPart } from '../unit/writer.ts';
import type { PartIntegrity, PartName, Result, WorkerTask } from './worker.ts';
import { WorkerProcess } from './worker-process.ts';

export const WORKER = path.join(CODE_ROOT, 'generator/tree/workers/worker.ts');

/**
 * Processes that look at parts and write years. They start at once, so that they are ready when the data have been
 * read. They are processes and not threads, because threads wait for each other in the system: all files that they open
 * are in one table, and all their memory in another.
 */
export class Workers {
  /** How many there are. */
  readonly count: number;
  private readonly workers: Promise<readonly WorkerProcess[]>;
  private stopped: Promise<void> | undefined;

  constructor(count: number) {
    this.count = count;
    this.workers = startWorkers(count);
  }

  /** The numbers of the processes, once all have been started. */
  async pids(): Promise<number[]> {
    return (await this.workers).flatMap(({ pid }) => pid ?? []);
  }

  /** Gives the workers the job of which the years are that they write. */
  async begin(job: Job): Promise<void> {
    // It is packed once for all workers.
    const packed = serialize({ ...job, catalog: catalogOfYears(job) });
    // Until it is all there, this process has to stay free to send it.
    await Promise.all((await this.workers).map((worker) => worker.send({ job: packed })));
  }

  /**
   * Looks at parts, by names or, if `closely`, by sizes too. Calls `onPart` after each, in the order of completion.
   * Throws UserError.
   */
  look(
    out: string,
    names: readonly string[],
    closely: boolean,
    onPart: (part: string, look: PartIntegrity) => void,
  ): Promise<void> {
    const parts = names.map((name) => ({ name }));
    return this.share({ look: { out, closely } }, out, parts, onPart);
  }

  /**
   * Writes years of the job in the same way. `lock` is the content of the lock of this run.
   */
  write(
    out: string,
    lock: string,
    parts: readonly Part[],
    listsChanges: boolean,
    onPart: (part: string, written: WrittenPart) => void,
  ): Promise<void> {
    return this.share({ write: { out, lock, listsChanges } }, out, parts, onPart);
  }

  private async share<One extends Result>(
    task: WorkerTask,
    out: string,
    parts: readonly PartName[],
    onPart: (part: string, result: One) => void,
  ): Promise<void> {
    const queue = [...parts];
    const follow = async (worker: WorkerProcess) => {
      const give = () => {
        // Half of an even share: few messages at first, and all workers end at about the same time.
        const next = queue.splice(0, Math.ceil(queue.length / (2 * this.count)));
        if (next.length > 0) void worker.send({ parts: next });
        return next.length;
      };
      void worker.send({ task });
      let left = give();
      if (left === 0) return;
      for await (const answer of worker.answers()) {
        if ('stop' in answer) throw new UserError(answer.stop);
        if ('failure' in answer) throw writeFailure(answer.failure, out);
        onPart(answer.part, answer.result as One);
        left--;
        // While the worker makes its last part, the next ones get there.
        if (left <= 1) left += give();
        if (left === 0) return;
      }
    };
    try {
      await Promise.all((await this.workers).map(follow));
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  /**
   * Ends the workers. Each first finishes its current part, so that a run that fails elsewhere leaves no half-written
   * file. A second call waits for the same end.
   */
  stop(): Promise<void> {
    this.stopped ??= this.end();
    return this.stopped;
  }

  private async end(): Promise<void> {
    await Promise.all((await this.workers).map((worker) => worker.end()));
  }
}

/**
 * The catalog without its texts, which are most of it: years do not need them, and need commemorations only for the years
 * in which they were kept.
 */
function catalogOfYears({ catalog, scope }: Job): Catalog {
  const isNeeded = (key: string) => key !== 'texts' && (key !== 'commemorations' || scope.historical);
  const fields = Object.keys(catalog).map((key) => [key, isNeeded(key) ? catalog[key as keyof Catalog] : []]);
  return Object.fromEntries(fields);
}

/** The file that a worker runs. */
export function workerFile(): Promise<string> {
  return bundledFile(WORKER, { platform: 'node' });
}

/** Starts workers from one script: those that load and translate each module themselves take half a second more. */
async function startWorkers(count: number): Promise<WorkerProcess[]> {
  const file = await workerFile();
  return Array.from({ length: count }, () => new WorkerProcess(file));
}
