import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Memory that is a file system. */
const MEMORY = '/dev/shm';
/** So much of it is wanted by all trees of a run together. */
const ROOM = 3e9;

/**
 * Gives a run of the tests a folder for all that is temporary, and takes it away in the end. It is in memory where there is
 * room: trees are thousands of files, and every run of the generator waits until its own are on the disk.
 */
export function setup(): () => void {
  const folder = mkdtempSync(path.join(hasRoom(MEMORY) ? MEMORY : tmpdir(), 'menologion-tests-'));
  // Some tests run the program as somebody else, who makes temporary folders of his own.
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
