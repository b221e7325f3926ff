// @ts-check
// JavaScript, because a thread runs this file as it is, also where the sources run.
import { closeSync, lstatSync, openSync, readFileSync, writeSync } from 'node:fs';
import { isMainThread, workerData } from 'node:worker_threads';

/** Milliseconds between two heartbeats. */
const EVERY = 10_000;

/**
 * Renews a lock if it still has the given content: the same bytes are written again, so the clock of its file system
 * dates it. Writes through the descriptor that was read, so the lock of another run never gets a new date.
 *
 * @param {string} lock the path of the file
 * @param {string} text what its holder wrote there
 * @returns {boolean} whether the lock is still the holder's. Throws if the system does not say.
 */
export function renewHeartbeat(lock, text) {
  if (!lstatSync(lock, { throwIfNoEntry: false })?.isFile()) return false;
  const descriptor = openSync(lock, 'r+');
  try {
    if (readFileSync(descriptor, 'utf8') !== text) return false;
    writeSync(descriptor, text, 0);
    return true;
  } finally {
    closeSync(descriptor);
  }
}

function beat() {
  try {
    renewHeartbeat(workerData.lock, workerData.text);
  } catch {
    // The holder finds out before it writes on.
  }
}

if (!isMainThread && workerData?.lock) setInterval(beat, EVERY);
