import { on } from 'node:events';
import path from 'node:path';
import { serialize } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { bundledFile } from '../../bundled.ts';
import { StopError } from '../../errors.ts';
import type { Catalog } from '../../model/catalog.ts';
import { CODE_ROOT } from '../../package.ts';
import { writeFailure } from '../disk/out-folder.ts';
import type { Job } from '../parts/job.ts';
import type { Part } from '../parts/part.ts';
import type { WrittenPart } from '../parts/part-writer.ts';
import type { Size } from '../parts/size.ts';
import { newWork, takeAll, type Work } from './work.ts';
import type { Answer, Look, Message, Named } from './worker.ts';

export const WORKER = path.join(CODE_ROOT, 'generator/tree/threads/worker.ts');

/**
 * Threads that look at parts and write years. They start at once, so that they are ready when the data have been read.
 */
export class Workers {
  /** How many there are. */
  readonly threads: number;
  private readonly workers: Promise<readonly Worker[]>;
  private work: Work<unknown> = newWork([]);
  private done: Promise<unknown> = Promise.resolve();
  private stopped: Promise<void> | undefined;

  constructor(threads: number) {
    this.threads = threads;
    this.workers = startWorkers(threads);
  }

  /** Resolves when the threads have been started; until then this thread has to stay free for that. */
  async started(): Promise<void> {
    await this.workers;
  }

  /** Gives the threads the job of which the years are that they measure or write. */
  async begin(job: Job): Promise<void> {
    // It is packed once for all threads.
    const packed = serialize({ ...job, catalog: catalogOfYears(job) });
    const shared = new Uint8Array(new SharedArrayBuffer(packed.length));
    shared.set(packed);
    for (const worker of await this.workers) send(worker, { job: shared });
  }

  /** Estimates the sizes of years of the job, in blocks of this size. Calls `onPart` after each. Throws StopError. */
  measure(
    out: string,
    parts: readonly Part[],
    block: number,
    onPart: (part: string, size: Size) => void,
  ): Promise<void> {
    return this.share<Size, Part>(out, [parts], (measure) => ({ measure, block }), onPart);
  }

  /**
   * Looks at parts, by names or, if `closely`, by sizes too. Calls `onPart` after each, in the order of completion.
   * Throws StopError.
   */
  look(
    out: string,
    names: readonly string[],
    closely: boolean,
    onPart: (part: string, look: Look) => void,
  ): Promise<void> {
    const parts = names.map((name) => ({ name }));
    return this.share<Look, Named>(out, [parts], (look) => ({ look, closely, out }), onPart);
  }

  /**
   * Writes years of the job in the same way. Each thread takes them from one of the shares first. `sound` has the digests
   * of records that a look has found sound, by part.
   */
  write(
    out: string,
    shares: readonly (readonly Part[])[],
    listsChanges: boolean,
    sound: ReadonlyMap<string, string>,
    onPart: (part: string, written: WrittenPart) => void,
  ): Promise<void> {
    return this.share<WrittenPart, Part>(out, shares, (write) => ({ write, listsChanges, sound, out }), onPart);
  }

  private async share<Result, One extends Named>(
    out: string,
    shares: readonly (readonly One[])[],
    message: (work: Work<One>) => Message,
    onPart: (part: string, result: Result) => void,
  ): Promise<void> {
    if (shares.every((share) => share.length === 0)) return;
    const work = newWork(shares);
    this.work = work;
    const follow = async (worker: Worker, own: number) => {
      const answers = on(worker, 'message') as AsyncIterable<[Answer<Result>]>;
      send(worker, message({ ...work, own }));
      for await (const [answer] of answers) {
        if (answer === null) return;
        if ('stop' in answer) throw new StopError(answer.stop);
        if ('failure' in answer) throw writeFailure(answer.failure, out);
        onPart(answer.part, answer.result);
      }
    };
    const done = Promise.allSettled((await this.workers).map(follow));
    this.done = done;
    const ends = await done;
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
  }

  /**
   * Ends the threads. Each first finishes its current part, so that a run that fails elsewhere leaves no half-written
   * file. A second call waits for the same end.
   */
  stop(): Promise<void> {
    this.stopped ??= this.end();
    return this.stopped;
  }

  private async end(): Promise<void> {
    takeAll(this.work);
    await this.done;
    await Promise.all((await this.workers).map((worker) => worker.terminate()));
  }
}

/**
 * The catalog without its texts, which are most of it: years do not need them, and need commemorations only for the years
 * in which they were kept.
 */
function catalogOfYears({ catalog, scope }: Job): Catalog {
  const isNeeded = (key: string) => key !== 'texts' && (key !== 'commemorations' || scope.historical);
  const fields = Object.keys(catalog).map((key) => [key, isNeeded(key) ? catalog[key as keyof Catalog] : new Map()]);
  return Object.fromEntries(fields);
}

function send(worker: Worker, message: Message): void {
  worker.postMessage(message);
}

/** The file that a thread runs. */
export function workerFile(): Promise<string> {
  return bundledFile(WORKER, { platform: 'node' });
}

/** Starts threads from one script: threads that load and translate each module themselves take half a second more. */
async function startWorkers(threads: number): Promise<Worker[]> {
  const file = await workerFile();
  return Array.from({ length: threads }, () => new Worker(file));
}
