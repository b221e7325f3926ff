import { parentPort } from 'node:worker_threads';
import { StopError } from '../../errors.ts';
import type { Failure } from '../disk/out-folder.ts';
import { type Finding, lookAt } from '../look.ts';
import type { Job } from '../parts/job.ts';
import { placesOf } from '../parts/kinds.ts';
import type { Part } from '../parts/part.ts';
import { PartWriter, type WrittenPart } from '../parts/part-writer.ts';
import { YearFolders } from '../parts/year-folders.ts';
import { readRecord } from '../records/read-record.ts';
import { type PartSummary, recordText, summaryOf } from '../records/record.ts';

/** What a thread is sent. `taken` is shared by all threads: how many parts one of them has taken. */
export type Message =
  /** The job, with a year like those to come; pieces that years share are made, and nothing is written. */
  | { readonly job: Job; readonly likeYear: number }
  /** Years to write, from one list. */
  | {
      readonly write: readonly Part[];
      readonly listsChanges: boolean;
      readonly out: string;
      readonly taken: Int32Array;
    }
  /** Parts to look at. */
  | { readonly look: readonly Part[]; readonly out: string; readonly taken: Int32Array };

/** What a look at a part that should be whole has found; without a record it is not whole. */
export interface Look {
  readonly summary: PartSummary | null;
  readonly findings: readonly Finding[];
}

/** What a thread answers: what became of each part, or why it could not go on; null when it has done with all. */
export type Answer<Result> =
  | { readonly part: string; readonly result: Result }
  | { readonly failure: Failure }
  | { readonly stop: string }
  | null;

let job: YearFolders | undefined;
parentPort?.on('message', (message: Message) => {
  if ('job' in message) {
    job = new YearFolders(message.job);
    job.prepare(message.likeYear);
  } else if ('write' in message) {
    const writer = new PartWriter(message.out, message.listsChanges);
    each(message.write, message.taken, (part): WrittenPart => {
      if (!job) throw new Error('a thread was given years to write before their job');
      return writer.write(part, job.of(Number(part.name)));
    });
  } else {
    each(message.look, message.taken, (part) => look(message.out, part.name));
  }
});

function look(out: string, part: string): Look {
  const record = readRecord(out, part);
  if (!record) return { summary: null, findings: [] };
  const summary = summaryOf(record, Buffer.from(recordText(record)));
  return { summary, findings: lookAt(out, record.folders, placesOf(part), false) };
}

/** Threads take parts from one list by themselves, so that none has to wait until the main thread gives it the next. */
function each(parts: readonly Part[], taken: Int32Array, work: (part: Part) => Look | WrittenPart): void {
  const take = () => parts[Atomics.add(taken, 0, 1)];
  for (let part = take(); part !== undefined; part = take()) {
    try {
      answer({ part: part.name, result: work(part) });
    } catch (error) {
      Atomics.store(taken, 0, parts.length);
      const { code, path, message } = error as NodeJS.ErrnoException;
      answer(error instanceof StopError ? { stop: message } : { failure: { code, path, message } });
    }
  }
  answer(null);
}

function answer(content: Answer<Look | WrittenPart>): void {
  parentPort?.postMessage(content);
}
