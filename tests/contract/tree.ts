import { treeOf } from '../support/trees.ts';
import { CONTRACT_FLAGS } from './suite.ts';

/** The tree with which all hosts are tested, for an origin or for the default one. */
export function contractTree(origin?: string, ...flags: string[]): Promise<string> {
  return treeOf(...CONTRACT_FLAGS, ...flags, ...(origin ? ['--origin', origin] : []));
}
