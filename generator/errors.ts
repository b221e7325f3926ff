import { format } from './messages/format.ts';
import { type Message, type MessageKey, message } from './messages/message.ts';

/**
 * A reason to stop that is not a fault of the program. The user sees it as one sentence without a stack trace. Its
 * `message` is English.
 */
export class UserError extends Error {
  override readonly name = 'UserError';
  readonly reason: Message;
  /** The key of the reason, for programs. */
  readonly code: MessageKey;
  /** `cause` is the error behind it, if there is one. */
  constructor(reason: Message, options?: ErrorOptions) {
    super(format(reason), options);
    this.reason = reason;
    this.code = reason.key;
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
} as const satisfies Record<string, MessageKey>;

/** The error of a failed system call as plain data, so that a process can pass it on. */
export type Failure = Pick<NodeJS.ErrnoException, 'code' | 'path' | 'message' | 'syscall'>;

/** Why the system refused, and what to do; null if the error is a fault of the program. */
export function systemReason(error: unknown): Message | null {
  if (typeof error !== 'object' || error === null) return null;
  const { code, syscall, message: words } = error as Failure;
  if (code === undefined) return null;
  if (code in REASONS) return message(REASONS[code as keyof typeof REASONS]);
  return syscall === undefined ? null : message('systemRefuses', code, words);
}

/** Why the system refused, with the file that the error names, if it names one. */
export function systemMessage(error: unknown): Message | null {
  const reason = systemReason(error);
  if (!reason) return null;
  const { path: file } = error as Failure;
  return file ? message('fileUnusable', file, reason) : message('cannotGoOn', reason);
}
