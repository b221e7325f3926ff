import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Waits until everything written to the file system of a folder is on the disk: after that a power failure loses none
 * of it. One sync of the file system costs a fraction of syncing each file. Node has no such call; `sync -f` comes with
 * GNU coreutils 8.24, and plain `sync` with every POSIX system. If neither exists, as on Windows, nothing is waited
 * for.
 */
export async function syncFiles(folder: string): Promise<void> {
  try {
    await run('sync', ['-f', path.resolve(folder)]);
  } catch {
    await run('sync').catch(() => {});
  }
}
