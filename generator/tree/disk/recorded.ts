import path from 'node:path';
import { UserError } from '../../errors.ts';
import { message } from '../../messages/message.ts';
import { sha256 } from '../../sha256.ts';
import type { FileLine } from '../record/record.ts';
import { folderWay, readRegularFile } from './regular-file.ts';

/** The content of a regular file if it has this SHA-256; else null. */
export function readHashedFile(file: string, hash: string): Buffer | null {
  const content = readRegularFile(file);
  return content && sha256(content) === hash ? content : null;
}

/**
 * Reads files of a tree by their paths, each with the bytes that its line names; nothing is read through a symbolic
 * link. The function throws UserError if a file is missing or is another.
 */
export function recordedFiles(out: string): (file: string, line: Pick<FileLine, 'size' | 'hash'>) => Buffer {
  const wayOf = folderWay(out);
  return (file, { size, hash }) => {
    const content = wayOf(path.posix.dirname(file)) === null ? readHashedFile(path.join(out, file), hash) : null;
    if (content?.length === size) return content;
    throw fileAltered(file, out);
  };
}

/** The error for a file of a tree that is not the one of its record. */
export function fileAltered(file: string, out: string): UserError {
  return new UserError(message('treeFileAltered', file, out));
}
