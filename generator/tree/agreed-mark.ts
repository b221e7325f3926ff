import { UserError } from '../errors.ts';
import { type Message, message } from '../messages/message.ts';
import { typedOptions } from './plan/typed-options.ts';
import { markText, type ShardMark, type TreeMark } from './record/mark.ts';

/**
 * The mark that all shards have. Throws UserError that names the shards with another one than most have, and in what
 * they differ: the version, the options, the data, or else the code.
 */
export function agreedMark(shards: readonly [ShardMark, ...ShardMark[]]): TreeMark {
  const groups = new Map<string, ShardMark[]>();
  for (const shard of shards) groups.set(markText(shard), [...(groups.get(markText(shard)) ?? []), shard]);
  const [most, few] = [...groups.values()].sort((a, b) => b.length - a.length) as [ShardMark[], ShardMark[]?];
  const [{ inputs, scope }] = most as [ShardMark];
  if (!few) return { inputs, scope };
  const names = few.map(({ shard }) => `${shard.index}/${shard.of}`);
  throw new UserError(difference(names, few[0] as ShardMark, most[0] as ShardMark));
}

function difference(names: readonly string[], one: ShardMark, other: ShardMark): Message {
  const { version } = one.inputs;
  if (version !== other.inputs.version) return message('shardsOfVersions', names, version, other.inputs.version);
  const theirs = optionsIn(other);
  const all = [...optionsIn(one)].filter(([name, value]) => theirs.get(name) !== value);
  const options = all.some(([name]) => name === '--years') ? all.filter(([name]) => !FOLLOWING.includes(name)) : all;
  if (options.length > 0) {
    const each = options.map(([name, value]) => message('optionDiffers', name, value, theirs.get(name) ?? null));
    return message('shardsOfOptions', names, each);
  }
  return message(one.data === other.data ? 'shardsOfCode' : 'shardsOfData', names);
}

/** What other years give other values, unless it is typed. */
const FOLLOWING = ['--datasets', '--pages'];

function optionsIn({ inputs, scope }: TreeMark): ReadonlyMap<string, string | null> {
  return typedOptions(scope, inputs.origin, inputs.sequence);
}
