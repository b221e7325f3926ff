import type { Block, BlockList } from '../../schemas/types.ts';
import { BLOCK_END, crc32, halfOf, LAST_SPLIT_BLOCK, MOST_BLOCK_BYTES } from '../contract/block-file.ts';
import { blockFile, blocksFolder, contentFile, inFolder } from '../contract/paths.ts';
import { encoded, joined } from './bytes.ts';
import { type ContentFile, entryIn } from './content.ts';

/** What a block has of one id. */
interface BlockEntry {
  readonly hash: number;
  /** The entry of the answer for the id, as in `data`. */
  readonly entry: Uint8Array;
  /** The files that it replaces: the file of the id and those of its numbers. */
  readonly names: string[];
}

/** The properties that all blocks of one edition share. */
type Edition = Omit<Block['meta'], 'files'>;

/**
 * The blocks that replace the files of answers, and for each endpoint and edition the list of its blocks, by path below
 * the root of the tree. The file of an id comes before those of its numbers.
 */
export function* blockFiles(files: Iterable<ContentFile>): Iterable<{ path: string; content: Uint8Array }> {
  for (const { meta, entries } of editionsIn(files)) {
    const path = (block?: number) => inFolder(blocksFolder(), blockFile(meta.edition, meta.endpoint, block));
    const blocks = [...blocksOf(meta, [...entries.values()])];
    for (const { block, content } of blocks) yield { path: path(block), content };
    const list: BlockList = { meta, data: blocks.map(({ block }) => block) };
    // The list comes last, so that a reader finds all blocks that it names while a tree is updated.
    yield { path: path(), content: encoded(JSON.stringify(list)) };
  }
}

function editionsIn(files: Iterable<ContentFile>) {
  const editions = new Map<string, { meta: Edition; entries: Map<string, BlockEntry> }>();
  for (const { endpoint, edition, id, number, text } of files) {
    const key = `${endpoint} ${edition}`;
    const { meta, entries } = editions.get(key) ?? { meta: { endpoint, edition }, entries: new Map() };
    editions.set(key, { meta, entries });
    if (number === undefined) entries.set(id, { hash: crc32(id), entry: encoded(entryIn(text())), names: [] });
    entries.get(id)?.names.push(contentFile(id, number));
  }
  return editions.values();
}

function* blocksOf(
  meta: Edition,
  entries: readonly BlockEntry[],
  block = 1,
): Iterable<{ block: number; content: Uint8Array }> {
  if (entries.length === 0) return;
  const content = blockBytes(meta, entries);
  if (content.length <= MOST_BLOCK_BYTES || entries.length === 1 || block > LAST_SPLIT_BLOCK) {
    yield { block, content };
    return;
  }
  for (const half of [2 * block, 2 * block + 1]) {
    const own = entries.filter(({ hash }) => halfOf(block, hash) === half);
    yield* blocksOf(meta, own, half);
  }
}

function blockBytes(meta: Edition, entries: readonly BlockEntry[]): Uint8Array {
  const head = { meta: { ...meta, files: entries.flatMap(({ names }) => names) } satisfies Block['meta'] };
  const lines = entries.flatMap(({ entry }, i) => [i === 0 ? NEWLINE : COMMA_NEWLINE, entry]);
  return joined([encoded(`${JSON.stringify(head).slice(0, -1)},"data":[`), ...lines, encoded(BLOCK_END)]);
}
const NEWLINE = encoded('\n');
const COMMA_NEWLINE = encoded(',\n');
