import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { replaceFile } from '../tree/disk/folder-writer.ts';
import { FETCHED_FOLDER } from '../tree/disk/mirror-names.ts';
import { readHashedFile } from '../tree/disk/recorded.ts';
import { folderGuard } from '../tree/disk/regular-file.ts';

/**
 * What a mirror has fetched and not shown yet, each file under its SHA-256. A later run, after whatever ended this one,
 * finds it there.
 */
export class Fetched {
  private readonly folder: string;

  constructor(out: string) {
    this.folder = path.join(out, FETCHED_FOLDER);
    folderGuard(out)(FETCHED_FOLDER);
    mkdirSync(this.folder, { recursive: true });
  }

  /** The bytes with a digest; null if they are not there whole. */
  get(digest: string): Buffer | null {
    return readHashedFile(path.join(this.folder, digest), digest);
  }

  /** Adds bytes whose digest was compared. */
  add(digest: string, bytes: Uint8Array): void {
    replaceFile(path.join(this.folder, digest), bytes);
  }

  /** Deletes everything. */
  clear(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
