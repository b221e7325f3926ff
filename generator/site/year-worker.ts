import { parentPort } from 'node:worker_threads';
import { type Job, YearWriter } from './year-writer.ts';

/** What a thread is sent: first the job with a year like those to come, then each year to write. */
export type Message =
  | { readonly job: Job; readonly likeYear: number }
  | { readonly year: number; readonly inputs: string };

/** A thread that makes itself ready for a job, then writes each year and answers with what it wrote or why it could not. */
let writer: YearWriter;
parentPort?.on('message', (message: Message) => {
  try {
    if ('job' in message) {
      writer = new YearWriter(message.job);
      writer.prepare(message.likeYear);
    } else {
      parentPort?.postMessage({ written: writer.write(message.year, message.inputs) });
    }
  } catch (error) {
    const { code, path, message: text } = error as NodeJS.ErrnoException;
    parentPort?.postMessage({ failure: { code, path, message: text } });
  }
});
