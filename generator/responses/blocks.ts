import {
  BLOCK_DATA,
  BLOCK_END,
  blockStart,
  crc32,
  halfOf,
  LAST_SPLIT_BLOCK,
  MOST_BLOCK_BYTES,
} from '../contract/block-file.ts';
import { blockFile, blocksFolder, contentFile, inFolder } from '../contract/paths.ts';
import { encoded, joined } from './bytes.ts';
import type { ContentFile } from './content.ts';

/** What a block holds of one id. */
interface BlockEntry {
  readonly hash: number;
  /** The entry of the answer for the id, as it stands in `data`. */
  readonly entry: Uint8Array;
  /** The files in place of which it stands: that of the id and those of its numbers. */
  readonly names: string[];
}

type Edition = Pick<ContentFile, 'endpoint' | 'lang'>;

/**
 * The blocks in which answers stand instead of files, and for each endpoint and language the list of its blocks, by path
 * below the root of the tree. The files of an id come with the one without a number first.
 */
export function* blockFiles(files: Iterable<ContentFile>): Iterable<{ path: string; content: Uint8Array }> {
  for (const { endpoint, lang, entries } of editionsOf(files)) {
    const path = (block?: number) => inFolder(blocksFolder(), blockFile(lang, endpoint, block));
    const blocks = [...blocksOf({ endpoint, lang }, [...entries.values()])];
    for (const { block, content } of blocks) yield { path: path(block), content };
    const list = { meta: { endpoint, lang }, data: blocks.map(({ block }) => block) };
    // The list comes last: whoever reads it while a tree is updated finds all blocks that it names.
    yield { path: path(), content: encoded(JSON.stringify(list)) };
  }
}

function editionsOf(files: Iterable<ContentFile>) {
  const editions = new Map<string, Edition & { entries: Map<string, BlockEntry> }>();
  for (const { endpoint, lang, id, number, text } of files) {
    const edition = editions.get(`${endpoint} ${lang}`) ?? { endpoint, lang, entries: new Map() };
    editions.set(`${endpoint} ${lang}`, edition);
    const { entries } = edition;
    if (number === undefined) entries.set(id, { hash: crc32(id), entry: encoded(entryIn(text)), names: [] });
    entries.get(id)?.names.push(contentFile(id, number));
  }
  return editions.values();
}

/** The only entry of an answer. No id that stands before it has a quote. */
function entryIn(answer: string): string {
  const start = '"data":[';
  return answer.slice(answer.indexOf(start) + start.length, -']}'.length);
}

function* blocksOf(
  edition: Edition,
  entries: readonly BlockEntry[],
  block = 1,
): Iterable<{ block: number; content: Uint8Array }> {
  if (entries.length === 0) return;
  const content = blockBytes(edition, entries);
  if (content.length <= MOST_BLOCK_BYTES || entries.length === 1 || block > LAST_SPLIT_BLOCK) {
    yield { block, content };
    return;
  }
  for (const half of [2 * block, 2 * block + 1]) {
    const own = entries.filter(({ hash }) => halfOf(block, hash) === half);
    yield* blocksOf(edition, own, half);
  }
}

function blockBytes({ endpoint, lang }: Edition, entries: readonly BlockEntry[]): Uint8Array {
  const names = entries.flatMap((entry) => entry.names).map((name) => JSON.stringify(name));
  const lines = entries.flatMap(({ entry }, i) => [i === 0 ? NEWLINE : COMMA_NEWLINE, entry]);
  return joined([encoded(`${blockStart(endpoint, lang)}${names.join()}${BLOCK_DATA}`), ...lines, encoded(BLOCK_END)]);
}
const NEWLINE = encoded('\n');
const COMMA_NEWLINE = encoded(',\n');
