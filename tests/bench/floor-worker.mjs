import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

/** Writes files of given sizes from one constant buffer: the time that the file system alone needs. */
const { root, folders } = workerData;
const constant = Buffer.alloc(16 * 1024 * 1024, 'x');
for (const { path, names, sizes } of folders) {
  mkdirSync(`${root}/${path}`, { recursive: true });
  for (const [i, name] of names.split('\n').entries()) {
    const descriptor = openSync(`${root}/${path}/${name}`, 'w');
    writeSync(descriptor, constant, 0, sizes[i]);
    closeSync(descriptor);
  }
}
parentPort.postMessage('done');
