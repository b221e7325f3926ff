import { inWords } from './messages/in-words.ts';
import { type Saying, type SayingKey, says } from './messages/saying.ts';

/**
 * A reason to stop that is not a fault of the program. The user sees it as one sentence without a stack trace. Its
 * `message` is English.
 */
export class StopError extends Error {
  readonly saying: Saying;
  constructor(saying: Saying) {
    super(inWords(saying));
    this.saying = saying;
  }
}

/** What the error codes of a system mean, and what can be done. */
const REASONS = {
  ENOENT: 'nothingStandsThere',
  ENOTDIR: 'fileForFolder',
  EISDIR: 'folderForFile',
  EEXIST: 'otherStandsThere',
  ENOTEMPTY: 'otherStandsThere',
  EACCES: 'permissionDenied',
  EPERM: 'permissionDenied',
  EROFS: 'diskReadOnly',
  ELOOP: 'linksInCircle',
  ENAMETOOLONG: 'nameTooLong',
  ENOSPC: 'noSpace',
  EDQUOT: 'shareFull',
  EFBIG: 'fileTooLarge',
  EMFILE: 'tooManyFilesOpen',
  NO_PLACE: 'programPlaceless',
  ERR_MODULE_NOT_FOUND: 'programPartMissing',
  ENFILE: 'tooManyFilesOpenHere',
  EAGAIN: 'noMoreProcesses',
  ENOMEM: 'tooLittleMemory',
  EIO: 'diskFails',
  EADDRINUSE: 'addressTaken',
  EADDRNOTAVAIL: 'noSuchAddress',
  EAI_AGAIN: 'noNameServer',
  ENOTFOUND: 'noSuchHost',
} as const satisfies Record<string, SayingKey>;

/** The error of a failed system call as plain data, so that a process can pass it on. */
export type Failure = Pick<NodeJS.ErrnoException, 'code' | 'path' | 'message' | 'syscall'>;

/** Why the system refused, and what to do; null if the error is a fault of the program. */
export function systemReason(error: unknown): Saying | null {
  if (typeof error !== 'object' || error === null) return null;
  const { code, syscall, message } = error as Failure;
  if (code === undefined) return null;
  if (code in REASONS) return says(REASONS[code as keyof typeof REASONS]);
  return syscall === undefined ? null : says('systemRefuses', code, message);
}

/** The same with the file that the error names, if it names one. */
export function systemSaying(error: unknown): Saying | null {
  const reason = systemReason(error);
  if (!reason) return null;
  const { path: file } = error as Failure;
  return file ? says('fileUnusable', file, reason) : says('cannotGoOn', reason);
}
