import { treeOf } from '../support/trees.ts';
import { CONTRACT_FLAGS } from './suite.ts';

/** The tree against which all hosts are held, for an origin or for the one that is taken without. */
export function contractTree(origin?: string, ...flags: string[]): Promise<string> {
  return treeOf(...CONTRACT_FLAGS, ...flags, ...(origin ? ['--origin', origin] : []));
}
