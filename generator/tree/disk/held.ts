import path from 'node:path';
import { UserError } from '../../errors.ts';
import { message } from '../../messages/message.ts';
import { renewHeartbeat } from './heartbeat.js';

/** Name of the lock in the folder that is written to. No host serves a name that begins with a dot. */
export const LOCK_FILE = '.lock';

/** How long a run may write without looking at its lock, in milliseconds. */
const TRUST = 5_000;

/**
 * Makes sure that the lock of a folder still has the content that the run gave it. A run that was
 * stopped for over a minute, or whose machine slept, must learn before the next file that another took the lock over.
 * Throws UserError if so. Costs nothing if it was called a moment ago.
 */
export function heldCheck(out: string, text: string): () => void {
  const lock = path.resolve(out, LOCK_FILE);
  let seen = Date.now();
  return () => {
    // The monotonic clock does not count the time in which a machine sleeps.
    const now = Date.now();
    if (Math.abs(now - seen) < TRUST) return;
    if (!isHeld(lock, text)) throw new UserError(message('outWasTaken', out, lock));
    seen = now;
  };
}

/** Whether a lock still has the content that its holder gave it; if so, renews it. */
export function isHeld(lock: string, text: string): boolean {
  try {
    return renewHeartbeat(lock, text);
  } catch (error) {
    // If the system does not let this process see the lock, it will not let it write either.
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
}
