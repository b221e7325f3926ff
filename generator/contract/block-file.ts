/**
 * How answers by id are arranged in blocks. All entries of an endpoint in an edition make block 1. A block that would
 * be too large does not exist: its ids are divided between two blocks, k between 2k and 2k + 1, by the next bit of the
 * CRC-32 of each id, from the highest on. So the place of an id depends on no other id: a text that grows changes only
 * its own block, or splits it.
 *
 * A block is JSON in lines: a head, which names the files that the block replaces, one line for each entry, and the
 * end. A list beside the blocks says which blocks exist.
 */
/**
 * No block is larger, unless it has a single entry. Because larger blocks are halved, most blocks have about 200 kB.
 */
export const MOST_BLOCK_BYTES = 300_000;
/** The last block that can be split. After it there are no more bits to divide its ids. */
export const LAST_SPLIT_BLOCK = 2 ** 32 - 1;

/** The half of a block that has an id. */
export function halfOf(block: number, hash: number): number {
  return 2 * block + ((hash >>> Math.clz32(block)) & 1);
}

/** The block of an id among the existing blocks; null if none of them can have it. */
export function blockOf(id: string, blocks: readonly number[]): number | null {
  const hash = crc32(id);
  let block = 1;
  while (!blocks.includes(block)) {
    if (block > LAST_SPLIT_BLOCK) return null;
    block = halfOf(block, hash);
  }
  return block;
}

/** The CRC-32 of an id, the same as in gzip and zip. Every language has it. */
export function crc32(id: string): number {
  let crc = -1;
  for (let i = 0; i < id.length; i++) {
    crc ^= id.charCodeAt(i);
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** The end of a block, after the last entry. */
export const BLOCK_END = '\n]}\n';
