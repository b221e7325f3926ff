import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A file system in memory. */
const MEMORY = '/dev/shm';
/** All trees of a run together need this much of it. */
const ROOM = 3e9;

/**
 * Gives a test run a folder for all temporary files, and deletes it at the end. The folder is in memory if there is
 * room: trees are thousands of files, and every run of the generator waits until its files are on the disk.
 */
export function setup(): () => void {
  const folder = mkdtempSync(path.join(hasRoom(MEMORY) ? MEMORY : tmpdir(), 'menologion-tests-'));
  // Some tests run the program as another user, who makes their own temporary folders.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > ROOM;
  } catch {
    return false;
  }
}
