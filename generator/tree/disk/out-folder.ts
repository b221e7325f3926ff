import { accessSync, constants, existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import { RECORDS_FOLDER } from '../../contract/paths.ts';
import { type Failure, systemReason, UserError } from '../../errors.ts';
import { message } from '../../messages/message.ts';
import { UNFINISHED } from './folder-writer.ts';
import { LOCK_FILE } from './held.ts';
import { isMarked } from './is-marked.ts';
import { FETCHED_FOLDER, MIRROR_FILE } from './mirror-names.ts';
import { entryAt } from './regular-file.ts';

/** Files that may be in an empty output folder, to keep it in version control. */
export const KEEPERS = ['.gitignore', '.gitkeep'];

/** Makes sure that a tree may be written to the folder. Throws {@link UserError}; changes nothing. */
export function checkOutFolder(out: string): void {
  const existing = nearestExisting(out);
  if (!statSync(existing).isDirectory()) throw new UserError(message('outIsFile', existing));
  try {
    accessSync(existing, constants.W_OK | constants.X_OK);
  } catch {
    throw new UserError(message('outIsClosed', existing));
  }
  if (existing !== path.resolve(out)) return;
  const inside = readdirSync(out).filter(
    (name) =>
      ![...KEEPERS, MIRROR_FILE, FETCHED_FOLDER].includes(name) &&
      !name.startsWith(LOCK_FILE) &&
      !isBegun(path.join(out, name)),
  );
  if (inside.length > 0 && !isMarked(out)) {
    throw new UserError(message('outHoldsOthers', out, inside.slice(0, 3)));
  }
}

/** Whether this is the folder of records of a run that was killed before it wrote its mark. */
function isBegun(folder: string): boolean {
  if (path.basename(folder) !== RECORDS_FOLDER || !entryAt(folder)?.isDirectory()) return false;
  return readdirSync(folder).every((name) => name.endsWith(UNFINISHED));
}

/** Whether an error comes from the system, like those of node:fs. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && 'code' in error;
}

/** The error for a file that could not be written: for a full disk, with the room that is left. */
export function writeFailure(failure: Failure, out: string): UserError {
  const { code, path: file, message: words } = failure;
  const at = file ?? out;
  switch (code) {
    case 'ENOSPC': {
      const { bytes, files } = roomFor(out);
      return new UserError(message('diskFull', at, out, bytes, files));
    }
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new UserError(message('writingDenied', at));
    default:
      return new UserError(
        message('writingFailed', at, systemReason(failure) ?? message('systemRefuses', String(code), words)),
      );
  }
}

export interface Room {
  /** How many bytes the file system has room for. */
  readonly bytes: number;
  /** How many files the file system has room for; infinite if it has no limit. */
  readonly files: number;
  /** Size of the blocks in which it allocates space. */
  readonly block: number;
}

/** The room on the file system of a folder, which need not exist yet. */
export function roomFor(out: string): Room {
  const { bavail, bsize, ffree, files } = statfsSync(nearestExisting(out));
  return { bytes: bavail * bsize, files: files === 0 ? Number.POSITIVE_INFINITY : ffree, block: bsize };
}

function nearestExisting(folder: string): string {
  const full = path.resolve(folder);
  return existsSync(full) ? full : nearestExisting(path.dirname(full));
}
