import path from 'node:path';
import { TREE_FILE } from '../../contract/paths.ts';
import { StopError } from '../../errors.ts';
import { says } from '../../messages/saying.ts';
import { plainFile } from '../disk/plain.ts';
import type { Scope } from '../scope.ts';
import type { TreeInputs } from './inputs.ts';

/** The mark of a tree: what it is made from and what it must contain. */
export interface TreeMark {
  readonly inputs: TreeInputs;
  readonly scope: Scope;
}

/** Whether a folder contains a tree of ours, perhaps made by another version of this program. */
export function isMarked(out: string): boolean {
  try {
    return JSON.parse(String(plainFile(path.join(out, TREE_FILE)))).inputs.generator === 'menologion';
  } catch {
    return false;
  }
}

/** The error for a folder in which no mark can be read. */
export function noMark(out: string): StopError {
  return new StopError(says(isMarked(out) ? 'treeOfOtherVersion' : 'treeMissing', out));
}

/** Text of a mark. */
export function markText({ inputs, scope }: TreeMark): string {
  return jsonText({ inputs, scope });
}

/** Text of a JSON file that people read too. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}
