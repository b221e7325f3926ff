import { readdirSync } from 'node:fs';
import path from 'node:path';
import { RECORDS_FOLDER, SHARD_FILE } from '../../contract/paths.ts';
import { UserError } from '../../errors.ts';
import { message } from '../../messages/message.ts';
import { PACKAGE } from '../../package.ts';
import type { Shard } from '../plan/scope.ts';
import { type ShardMark, shardMarkText } from '../record/mark.ts';
import { markIn } from './read-mark.ts';
import { entryAt, readRegularFile } from './regular-file.ts';

/**
 * The marks of the shards whose files are in a folder, by number. Throws UserError if one cannot be read, or is of
 * another version.
 */
export function readShards(out: string): ShardMark[] {
  const folder = path.join(out, RECORDS_FOLDER);
  const names = entryAt(folder)?.isDirectory() ? readdirSync(folder) : [];
  const shards = names.flatMap((name) => {
    const file = `${RECORDS_FOLDER}/${name}`;
    const [, index, of] = SHARD_FILE.exec(file) ?? [];
    return index && of ? readShard(out, file, { index: Number(index), of: Number(of) }) : [];
  });
  return shards.sort((a, b) => a.shard.of - b.shard.of || a.shard.index - b.shard.index);
}

function readShard(out: string, file: string, shard: Shard): ShardMark {
  const text = readRegularFile(path.join(out, file));
  const mark = markIn(text);
  const { data, version } = otherFields(text);
  if (mark && data !== null) {
    const read = { ...mark, shard, data };
    if (text?.equals(Buffer.from(shardMarkText(read)))) return read;
  }
  if (version === null || version === PACKAGE.version) throw new UserError(message('shardMarkDamaged', file));
  throw new UserError(message('shardOfOtherVersion', [`${shard.index}/${shard.of}`], version, PACKAGE.version));
}

/** What the mark of a shard has beside that of a tree, and its version, which may write marks in another form. */
function otherFields(text: Uint8Array | null): { data: string | null; version: string | null } {
  try {
    const { data, inputs } = JSON.parse(String(text));
    const { version } = inputs;
    return {
      data: typeof data === 'string' && /^[0-9a-f]{64}$/.test(data) ? data : null,
      version: typeof version === 'string' && /^[\w.+-]{1,64}$/.test(version) ? version : null,
    };
  } catch {
    return { data: null, version: null };
  }
}
