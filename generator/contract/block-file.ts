/**
 * How answers by id stand in blocks. All entries of an endpoint in an edition make block 1. A block that would be too
 * large is none: its ids are shared out to two, block k to 2k and 2k + 1, by the next bit of the CRC-32 of each id, from
 * the highest on. So the place of an id hangs on no other id: a text that grows changes its own block alone, or splits it.
 *
 * A block is JSON of so many lines: a head, which names the files in place of which it stands, a line for each entry,
 * and the end. A list beside the blocks says which there are.
 */
/** No block is larger, unless it is a single entry. Halves of what is larger make most blocks some 200 kB. */
export const MOST_BLOCK_BYTES = 300_000;
/** The last block that has halves: there are no more bits by which to share out its ids. */
export const LAST_SPLIT_BLOCK = 2 ** 32 - 1;

/** The half of a block to which an id belongs. */
export function halfOf(block: number, hash: number): number {
  return 2 * block + ((hash >>> Math.clz32(block)) & 1);
}

/** The block of an id among those that there are; null where none would hold it. */
export function blockOf(id: string, blocks: readonly number[]): number | null {
  const hash = crc32(id);
  let block = 1;
  while (!blocks.includes(block)) {
    if (block > LAST_SPLIT_BLOCK) return null;
    block = halfOf(block, hash);
  }
  return block;
}

/** The CRC-32 of an id (that of gzip and zip), which any language has at hand. */
export function crc32(id: string): number {
  let crc = -1;
  for (let i = 0; i < id.length; i++) {
    crc ^= id.charCodeAt(i);
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** The end of a block, from the last entry on. */
export const BLOCK_END = '\n]}\n';
