import { deserialize } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import { type Failure, StopError } from '../../errors.ts';
import type { Saying } from '../../messages/saying.ts';
import { type Finding, isAsNamed, lookAt } from '../look.ts';
import type { Job } from '../parts/job.ts';
import { placesOf } from '../parts/kinds.ts';
import type { Part } from '../parts/part.ts';
import { PartWriter, type WrittenPart } from '../parts/part-writer.ts';
import type { Size } from '../parts/size.ts';
import { YearFolders } from '../parts/year-folders.ts';
import { sizeOfYear } from '../parts/year-size.ts';
import { readSummed } from '../records/read-record.ts';
import type { PartSummary } from '../records/record.ts';
import { takeAll, takenFrom, type Work } from './work.ts';

/** A message to a thread. */
export type Message =
  /** The job of which the years are, serialized by V8. */
  | { readonly job: Uint8Array }
  /** Years to measure for a file system that allocates space in blocks of this size; nothing is written. */
  | { readonly measure: Work<Part>; readonly block: number }
  /** Years to write; `sound` has the digests of records that were found sound. */
  | {
      readonly write: Work<Part>;
      readonly listsChanges: boolean;
      readonly sound: ReadonlyMap<string, string>;
      readonly out: string;
    }
  /** Parts to look at, by names or, if `closely`, by sizes too. */
  | { readonly look: Work<Named>; readonly closely: boolean; readonly out: string };

export type Named = Pick<Part, 'name'>;

/** The result of a look at a part that should be whole; without a record it is not whole. */
export interface Look {
  readonly summary: PartSummary | null;
  readonly findings: readonly Finding[];
}

/** The answer of a thread: the result of each part, or why it had to stop; null when all is done. */
export type Answer<One> =
  | { readonly part: string; readonly result: One }
  | { readonly failure: Failure }
  | { readonly stop: Saying }
  | null;

type Result = Look | Size | WrittenPart;

let current: { readonly job: Job; readonly years: YearFolders } | undefined;
parentPort?.on('message', (message: Message) => {
  if ('job' in message) {
    const job = deserialize(message.job) as Job;
    current = { job, years: new YearFolders(job) };
  } else if ('measure' in message) {
    each(message.measure, (part) => sizeOf(Number(part.name), message.block));
  } else if ('write' in message) {
    const writer = new PartWriter(message.out, message.listsChanges, message.sound);
    each(message.write, (part) => writer.write(part, (before) => given().years.of(Number(part.name), before)));
  } else {
    each(message.look, (part) => look(message.out, part.name, message.closely));
  }
});

function given() {
  if (!current) throw new Error('a thread was given years before their job');
  return current;
}

function sizeOf(year: number, block: number): Size {
  const { job, years } = given();
  const { answers, feeds } = years.contentOf(year);
  return sizeOfYear(job.scope, year, answers, feeds, block);
}

function look(out: string, part: string, closely: boolean): Look {
  const read = readSummed(out, part);
  if (!read) return { summary: null, findings: [] };
  const { folders } = read.record;
  const places = placesOf(part);
  const isRight = !closely && isAsNamed(out, folders, places);
  const findings = isRight ? [] : lookAt(out, folders, places, false);
  return { summary: read.summary, findings };
}

function each<One extends Named>(work: Work<One>, resultOf: (part: One) => Result): void {
  for (const part of takenFrom(work)) {
    try {
      answer({ part: part.name, result: resultOf(part) });
    } catch (error) {
      takeAll(work);
      const { code, path, message, syscall } = error as NodeJS.ErrnoException;
      answer(error instanceof StopError ? { stop: error.saying } : { failure: { code, path, message, syscall } });
    }
  }
  answer(null);
}

function answer(content: Answer<Result>): void {
  parentPort?.postMessage(content);
}
