import path from 'node:path';
import { TREE_FILE } from '../../contract/paths.ts';
import { UserError } from '../../errors.ts';
import { message } from '../../messages/message.ts';
import { readRegularFile } from './regular-file.ts';

/** Whether a folder contains a tree of ours, perhaps made by another version of this program. */
export function isMarked(out: string): boolean {
  try {
    return JSON.parse(String(readRegularFile(path.join(out, TREE_FILE)))).inputs.generator === 'menologion';
  } catch {
    return false;
  }
}

/** The error for a folder in which no mark can be read. */
export function noMark(out: string): UserError {
  return new UserError(message(isMarked(out) ? 'treeOfOtherVersion' : 'treeMissing', out));
}
