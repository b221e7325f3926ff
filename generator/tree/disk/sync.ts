import { execFile } from 'node:child_process';
import { closeSync, fsyncSync, openSync } from 'node:fs';
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

/** Waits until one file and its name are on the disk. Where folders cannot be opened, as on Windows, the name is not waited for. */
export function syncFile(file: string): void {
  for (const one of [file, path.dirname(file)]) {
    try {
      const descriptor = openSync(one, 'r');
      try {
        fsyncSync(descriptor);
      } finally {
        closeSync(descriptor);
      }
    } catch {
      // Nothing is lost unless the power fails now.
    }
  }
}
