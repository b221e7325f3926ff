import { execFileSync } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './data-folder.ts';

/** Whether this process may make file systems. */
export const MAKES_DISKS = process.getuid?.() === 0;

/** A separate file system, for one test, with the bytes and inodes that options of `mount` give it. */
export function smallDisk(options: string): string {
  const disk = temporaryFolder();
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk]);
  onTestFinished(() => void execFileSync('umount', ['-l', disk]));
  return disk;
}
