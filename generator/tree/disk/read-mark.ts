import path from 'node:path';
import { validatorOf } from '../../catalog/validators.ts';
import { TREE_FILE } from '../../contract/paths.ts';
import type { TreeMark } from '../record/mark.ts';
import { readRegularFile } from './regular-file.ts';

/** The mark of the tree in a folder, or null if there is none of ours that can be read. */
export function readMark(out: string): TreeMark | null {
  return markIn(readRegularFile(path.join(out, TREE_FILE)));
}

/** The mark in a JSON file, either its own file or a manifest; null if there is none. */
export function markIn(text: Uint8Array | null): TreeMark | null {
  if (text === null) return null;
  try {
    const { inputs, scope } = JSON.parse(Buffer.from(text).toString());
    return validatorOf('tree/mark')({ inputs, scope }) ? { inputs, scope } : null;
  } catch {
    return null;
  }
}
