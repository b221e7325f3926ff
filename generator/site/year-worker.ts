import { parentPort, workerData } from 'node:worker_threads';
import { type Job, yearWriter } from './year-writer.ts';

/** A thread that writes the years it is sent, and answers each with what it wrote or why it could not. */
const write = yearWriter(workerData as Job);
parentPort?.on('message', (year: number) => {
  try {
    parentPort?.postMessage({ written: write(year) });
  } catch (error) {
    const { code, path, message } = error as NodeJS.ErrnoException;
    parentPort?.postMessage({ failure: { code, path, message } });
  }
});
