import { parentPort } from 'node:worker_threads';
import { type Job, yearWriter } from './year-writer.ts';

/** A thread that is sent a job, then years; it writes each year and answers with what it wrote or why it could not. */
let write: ReturnType<typeof yearWriter>;
parentPort?.on('message', (message: { job: Job } | { year: number; inputs: string }) => {
  try {
    if ('job' in message) write = yearWriter(message.job);
    else parentPort?.postMessage({ written: write(message.year, message.inputs) });
  } catch (error) {
    const { code, path, message: text } = error as NodeJS.ErrnoException;
    parentPort?.postMessage({ failure: { code, path, message: text } });
  }
});
