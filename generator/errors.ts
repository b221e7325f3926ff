/** A reason to stop that is no fault of the program: said to the user as it is, in one sentence, without a trace. */
export class StopError extends Error {}

/** What the codes of a system mean, and what can be done. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder, or a link leads to nothing: create it or name another',
  ENOTDIR: 'a file stands where a folder is meant: take it away or name another',
  EISDIR: 'a folder stands where a file is meant: take it away or name another',
  EEXIST: 'something else stands there: take it away or name another',
  ENOTEMPTY: 'something else stands there: take it away or name another',
  EACCES: 'permission is denied: change who may read and write it',
  EPERM: 'permission is denied: change who may read and write it',
  EROFS: 'the disk may not be written: name another place',
  ELOOP: 'links lead in a circle: put the file itself there',
  ENAMETOOLONG: 'the name is too long: shorten it',
  ENOSPC: 'the disk is full: free some space',
  EDQUOT: 'your share of the disk is full: free some space',
  EFBIG: 'the file would be larger than is allowed here: raise the limit (ulimit -f)',
  EMFILE: 'too many files are open at once: raise the limit (ulimit -n)',
  ENFILE: 'too many files are open on this machine: close other programs',
  EAGAIN: 'the machine has no more threads or processes to give: close other programs or raise the limit (ulimit -u)',
  ENOMEM: 'there is too little memory: close other programs',
  ERR_WORKER_OUT_OF_MEMORY: 'there is too little memory: take fewer --threads',
  ERR_WORKER_INIT_FAILED: 'no more threads can be started: take fewer --threads',
  EIO: 'the disk fails: read its log',
  EADDRINUSE: 'the port is taken: name another',
  EADDRNOTAVAIL: 'this machine has no such address: name another',
  EAI_AGAIN: 'no name server answers: name the host by its address',
  ENOTFOUND: 'there is no host of this name: name another',
};

/** Why the system refused, and what to do; null where an error is not the system's but a fault of the program. */
export function systemReason(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === undefined) return null;
  return REASONS[code] ?? (syscall === undefined ? null : `the system refuses (${code}): ${error.message}`);
}

/** The same with the file that it is about, where the error names one. */
export function systemSentence(error: unknown): string | null {
  const reason = systemReason(error);
  const file = (error as NodeJS.ErrnoException).path;
  return reason && (file ? `${file} cannot be used: ${reason}` : `this cannot go on: ${reason}`);
}
