import type { Scope, Shard } from '../plan/scope.ts';
import type { TreeInputs } from './inputs.ts';

/** The mark of a tree: what it is made from and what it must contain. */
export interface TreeMark {
  readonly inputs: TreeInputs;
  readonly scope: Scope;
}

/** Text of a mark. */
export function markText({ inputs, scope }: TreeMark): string {
  return jsonText({ inputs, scope });
}

/** The mark of a shard: what this run was asked for, so that shards can be compared before they are joined. */
export interface ShardMark extends TreeMark {
  readonly shard: Shard;
  /** Digest of all data: if the sources of shards differ, it says whether their data do, or else the program. */
  readonly data: string;
}

/** Text of the mark of a shard. */
export function shardMarkText({ inputs, scope, shard, data }: ShardMark): string {
  return jsonText({ inputs, scope, shard, data });
}

/** Text of a JSON file that people read too. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}
