import { setImmediate as nextTurn } from 'node:timers/promises';
import { deserialize } from 'node:v8';
import { type Failure, UserError } from '../../errors.ts';
import type { Message } from '../../messages/message.ts';
import { heldCheck } from '../disk/held.ts';
import { type Finding, lookAt } from '../disk/integrity.ts';
import { readSummed } from '../disk/read-record.ts';
import type { Job } from '../parts/job.ts';
import { YearFolders } from '../parts/year-folders.ts';
import { placesOf } from '../plan/kinds.ts';
import type { Part } from '../plan/part.ts';
import type { PartSummary } from '../record/record.ts';
import { PartWriter, type WrittenPart } from '../unit/writer.ts';

/** A message to a worker process. */
export type WorkerMessage =
  /** The job of which the years are, serialized by V8. */
  | { readonly job: Uint8Array }
  /** What to do with the parts that follow. */
  | { readonly task: WorkerTask }
  | { readonly parts: readonly PartName[] };

export type WorkerTask =
  /** Writes years. */
  | {
      readonly write: {
        readonly out: string;
        /** The content of the lock of this run. */
        readonly lock: string;
        readonly listsChanges: boolean;
      };
    }
  /** Looks at parts, by names or, if `closely`, by sizes too. */
  | { readonly look: { readonly out: string; readonly closely: boolean } };

export type PartName = Pick<Part, 'name'>;

/** The result of a look at a part that should be whole; without a record it is not whole. */
export interface PartIntegrity {
  readonly summary: PartSummary | null;
  readonly findings: readonly Finding[];
}

export type Result = PartIntegrity | WrittenPart;

/** What a worker answers for each part: the result, or why it cannot go on. */
export type WorkerReply =
  | { readonly part: string; readonly result: Result }
  | { readonly failure: Failure }
  | { readonly stop: Message };

type ResultOf = (part: Part) => Result;

const queue: Part[] = [];
let years: YearFolders | undefined;
let resultOf: ResultOf = () => {
  throw new Error('a worker was given parts before their task');
};
let isAtWork = false;

// The process that started this one has ended, or needs it no more.
process.on('disconnect', () => process.exit());
process.on('message', (message: WorkerMessage) => {
  if ('job' in message) {
    years = new YearFolders(deserialize(message.job) as Job);
  } else if ('task' in message) {
    resultOf = taskOf(message.task);
  } else {
    queue.push(...(message.parts as readonly Part[]));
    void work();
  }
});

async function work(): Promise<void> {
  if (isAtWork) return;
  isAtWork = true;
  for (let part = queue.shift(); part !== undefined; part = queue.shift()) {
    // If the answer cannot be sent, the process that asked has ended.
    process.send?.(answerOf(part), undefined, undefined, () => {});
    // Between two parts the process learns whether it is to end.
    await nextTurn();
  }
  isAtWork = false;
}

function answerOf(part: Part): WorkerReply {
  try {
    return { part: part.name, result: resultOf(part) };
  } catch (error) {
    if (error instanceof UserError) return { stop: error.reason };
    const { code, path, message, syscall } = error as NodeJS.ErrnoException;
    return { failure: { code, path, message, syscall } };
  }
}

function taskOf(task: WorkerTask): ResultOf {
  if ('look' in task) return ({ name }) => look(task.look.out, name, task.look.closely);
  const { out, lock, listsChanges } = task.write;
  const writer = new PartWriter(out, listsChanges, heldCheck(out, lock));
  return (part) => {
    const before = writer.before(part);
    return writer.write(part, before, given().of(Number(part.name), before));
  };
}

function given(): YearFolders {
  if (!years) throw new Error('a worker was given years before their job');
  return years;
}

function look(out: string, part: string, closely: boolean): PartIntegrity {
  const read = readSummed(out, part);
  if (!read) return { summary: null, findings: [] };
  return { summary: read.summary, findings: lookAt(out, read.record.folders, placesOf(part), closely) };
}
