import type { Block } from '../../schemas/types.ts';
import { BLOCK_END, blockOf } from '../contract/block-file.ts';
import { contentName } from '../contract/content-name.ts';
import { languageOfEdition, type TextEdition } from '../contract/editions.ts';
import type { ContentEndpoint } from '../contract/endpoints.ts';
import { blockFile, blocksFolder, contentFile, inFolder } from '../contract/paths.ts';
import { memoize } from '../memoize.ts';
import { decoded, encoded, find, standsAt } from '../responses/bytes.ts';
import { answerOf, type EntryBytes, type EntryOf, entryFrom, missingBytes } from './entry.ts';
import { DamagedFile, type ReadFile } from './files.ts';

const NEWLINE = '\n'.charCodeAt(0);
const COMMA = ','.charCodeAt(0);

/** The content of the blocks of an endpoint in an edition. Each block is read once. */
export interface Blocks {
  readonly entryOf: EntryOf;
  /** The answer at the address of the file of an id, or of one of its numbers; null if no block replaces the file. */
  fileOf(id: string, number?: number): Promise<Uint8Array | null>;
}

/** The answer at the address of a file that a block replaces; null if none does. */
export async function fileInBlocks(path: string, read: ReadFile): Promise<Uint8Array | null> {
  const name = contentName(path);
  const blocks = name && (await openBlocks(name.endpoint, name.edition, read));
  return blocks ? blocks.fileOf(name.id, name.number) : null;
}

/** The blocks of an endpoint in an edition, or null if the tree has none. */
export async function openBlocks(
  endpoint: ContentEndpoint,
  edition: TextEdition,
  read: ReadFile,
): Promise<Blocks | null> {
  const lang = languageOfEdition(endpoint, edition);
  const pathOf = (block?: number) => inFolder(blocksFolder(), blockFile(edition, endpoint, block));
  const list = await read(pathOf());
  if (list === null) return null;
  const numbers = numbersIn(list);
  const blockAt = memoize(async (place: number) => {
    const bytes = await read(pathOf(place));
    const meta = bytes && metaOf(bytes);
    if (meta?.endpoint === endpoint && meta.edition === edition) return { bytes: bytes as Uint8Array, ...meta };
    throw new DamagedFile(`${pathOf(place)} is missing or damaged`);
  });
  /** The block that replaces a file, or null if none does. */
  const blockWith = async (id: string, number?: number) => {
    const place = blockOf(id, numbers);
    const block = place === null ? null : await blockAt(place);
    return block?.files.includes(contentFile(id, number)) ? block : null;
  };
  const entryOf: EntryOf = async (id, number) => {
    const block = await blockWith(id);
    if (!block) return null;
    const whole = cutEntry(block.bytes, id);
    if (!whole.found || number === undefined) return whole;
    return pieceOf(whole, endpoint, number) ?? missingBytes(endpoint, id, 'NUMBER_NOT_FOUND', lang);
  };
  return {
    entryOf,
    async fileOf(id, number) {
      const block = await blockWith(id, number);
      const entry = block && (await entryOf(id, number));
      return entry && answerOf(lang, [id], [entry]);
    },
  };
}

/**
 * The numbers in a list of blocks. Everything read here and below is checked, because a tree may come from anywhere.
 */
function numbersIn(list: Uint8Array): readonly number[] {
  const { data } = JSON.parse(decoded(list)) as { data: unknown };
  if (Array.isArray(data) && data.every(Number.isSafeInteger)) return data;
  throw new DamagedFile('a list of blocks is damaged');
}

/** The head of a block; null if it is damaged. */
function metaOf(block: Uint8Array): Block['meta'] | null {
  if (!standsAt(block, BLOCK_END, block.length - BLOCK_END.length)) return null;
  const { meta } = JSON.parse(`${decoded(block.subarray(0, block.indexOf(NEWLINE)))}]}`);
  return Array.isArray(meta.files) ? meta : null;
}

/** The line of an id that the head names; nothing else in the block is read. */
function cutEntry(block: Uint8Array, id: string): EntryBytes {
  const from = find(block, `\n{"id":${JSON.stringify(id)},`);
  const to = block.indexOf(NEWLINE, from + 1);
  const line = block.subarray(from + 1, block[to - 1] === COMMA ? to - 1 : to);
  const entry = from >= 0 && to >= 0 && entryFrom(line, id);
  if (entry) return entry;
  throw new DamagedFile(`the entry of ${id} in its block is damaged`);
}

/** An entry with only the piece of a number, or null if it has none; only this entry is parsed. */
function pieceOf({ bytes }: EntryBytes, endpoint: ContentEndpoint, number: number): EntryBytes | null {
  const entry = JSON.parse(decoded(bytes));
  const pieces = entry[endpoint].filter((piece: { number: number }) => piece.number === number);
  return pieces.length === 0 ? null : { found: true, bytes: encoded(JSON.stringify({ ...entry, [endpoint]: pieces })) };
}
