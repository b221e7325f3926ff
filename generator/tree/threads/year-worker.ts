import { parentPort } from 'node:worker_threads';
import type { Failure } from '../disk/out-folder.ts';
import { type Job, type WrittenYear, YearWriter } from '../parts/year-writer.ts';

export interface YearTask {
  readonly year: number;
  readonly inputs: string;
}

/** What a thread is sent: first the job with a year like those to come, then the years to write. */
export type Message =
  | { readonly job: Job; readonly likeYear: number }
  /** `taken` is shared by all threads: how many tasks one of them has taken. */
  | { readonly tasks: readonly YearTask[]; readonly taken: Int32Array };

/** What a thread answers: each year that it wrote, or why it could not; null when it has done with all. */
export type Answer = { readonly year: number; readonly written: WrittenYear } | { readonly failure: Failure } | null;

let writer: YearWriter;
parentPort?.on('message', (message: Message) => {
  if ('job' in message) {
    writer = new YearWriter(message.job);
    writer.prepare(message.likeYear);
  } else {
    writeYears(message.tasks, message.taken);
  }
});

/** Threads take years from one list by themselves, so that none has to wait until the main thread gives it the next. */
function writeYears(tasks: readonly YearTask[], taken: Int32Array): void {
  for (let task = take(); task !== undefined; task = take()) {
    const { year, inputs } = task;
    try {
      answer({ year, written: writer.write(year, inputs) });
    } catch (error) {
      Atomics.store(taken, 0, tasks.length);
      const { code, path, message } = error as NodeJS.ErrnoException;
      answer({ failure: { code, path, message } });
    }
  }
  answer(null);

  function take(): YearTask | undefined {
    return tasks[Atomics.add(taken, 0, 1)];
  }
}

function answer(content: Answer): void {
  parentPort?.postMessage(content);
}
