import { BLOCK_END, blockOf, blockStart, entryStart } from '../contract/block-file.ts';
import { contentName } from '../contract/content-name.ts';
import type { ContentEndpoint } from '../contract/endpoints.ts';
import type { TextLanguage } from '../contract/languages.ts';
import { blockFile, blocksFolder, contentFile, inFolder } from '../contract/paths.ts';
import { decoded, encoded, find, standsAt } from '../responses/bytes.ts';
import { remembered } from '../responses/remembered.ts';
import { answerOf, type Entry, type EntryOf, entryFrom, missingEntry } from './entry.ts';
import type { ReadFile } from './files.ts';

const NEWLINE = '\n'.charCodeAt(0);
const COMMA = ','.charCodeAt(0);

/** What the blocks of an endpoint in a language hold. */
export interface Blocks {
  /** Cuts an entry from its block, which is read once. */
  readonly entryOf: EntryOf;
  /** Whether a block stands in place of the file of an id, or of one of its numbers. */
  holds(id: string, number?: number): Promise<boolean>;
}

/** The answer at the address of a file in place of which a block stands; null where none does. */
export async function fileInBlocks(path: string, read: ReadFile): Promise<Uint8Array | null> {
  const name = contentName(path);
  if (!name) return null;
  const { endpoint, lang, id, number } = name;
  const blocks = await openBlocks(endpoint, lang, read);
  const entry = (await blocks?.holds(id, number)) ? await blocks?.entryOf(id, number) : null;
  return entry ? answerOf(lang, [id], [entry]) : null;
}

/** The blocks of an endpoint in a language, or null where the tree has none. */
export async function openBlocks(
  endpoint: ContentEndpoint,
  lang: TextLanguage,
  read: ReadFile,
): Promise<Blocks | null> {
  const pathOf = (block?: number) => inFolder(blocksFolder(), blockFile(lang, endpoint, block));
  const list = await read(pathOf());
  if (list === null) return null;
  const numbers = numbersIn(list);
  const readBlock = remembered(async (path: string) => {
    const block = await read(path);
    const isWhole = block && standsAt(block, BLOCK_END, block.length - BLOCK_END.length);
    if (isWhole && standsAt(block, blockStart(endpoint, lang), 0)) return block;
    throw new Error(`${path} is missing or damaged`);
  });
  /** The block in which a file is named, or null where there is none. */
  const blockWith = async (id: string, number?: number) => {
    const place = blockOf(id, numbers);
    const block = place && (await readBlock(pathOf(place)));
    return block && isNamed(block, contentFile(id, number)) ? block : null;
  };
  return {
    async entryOf(id, number) {
      const block = await blockWith(id);
      const whole = block && cutEntry(block, id);
      if (!whole?.found || number === undefined) return whole;
      return pieceOf(whole, endpoint, number) ?? missingEntry(endpoint, id, lang, 'NUMBER_NOT_FOUND');
    },
    async holds(id, number) {
      return (await blockWith(id, number)) !== null;
    },
  };
}

/** The numbers in a list of blocks. What is read here and below is checked: a tree may come from anywhere. */
function numbersIn(list: Uint8Array): readonly number[] {
  const { data } = JSON.parse(decoded(list)) as { data: unknown };
  if (Array.isArray(data) && data.every(Number.isSafeInteger)) return data;
  throw new Error('a list of blocks is damaged');
}

/** Whether the head of a block names a file. */
function isNamed(block: Uint8Array, name: string): boolean {
  return find(block.subarray(0, block.indexOf(NEWLINE)), JSON.stringify(name)) >= 0;
}

/** The line of an id that the head names; of all else in the block nothing is looked at. */
function cutEntry(block: Uint8Array, id: string): Entry {
  const from = [true, false].map((found) => find(block, `\n${entryStart(id, found)}`)).find((at) => at >= 0) ?? -1;
  const to = block.indexOf(NEWLINE, from + 1);
  const line = block.subarray(from + 1, block[to - 1] === COMMA ? to - 1 : to);
  const entry = from >= 0 && to >= 0 && entryFrom(line, id);
  if (entry) return entry;
  throw new Error(`the entry of ${id} in its block is damaged`);
}

/** The same entry with the one piece of a number, or null where it has none; only this entry is parsed. */
function pieceOf({ bytes }: Entry, endpoint: ContentEndpoint, number: number): Entry | null {
  const entry = JSON.parse(decoded(bytes));
  const pieces = entry[endpoint].filter((piece: { number: number }) => piece.number === number);
  return pieces.length === 0 ? null : { found: true, bytes: encoded(JSON.stringify({ ...entry, [endpoint]: pieces })) };
}
