import { BLOCKS_FOLDER, blocksFolder, datasetsFolder, inFolder } from '../../contract/paths.ts';
import { decoded, encoded } from '../../responses/bytes.ts';
import { sha256 } from '../../sha256.ts';
import { isOwnFolder, type Places } from '../plan/part.ts';

/**
 * What a part of the tree (a year, the texts or the pages) was made from and contains. Records are in the tree and
 * serve three purposes: they say that the part is whole, whether it still matches the data, and how to detect a change.
 */
export interface PartRecord {
  /** Digest of everything that decides the bytes of the part. */
  readonly inputs: string;
  /** By name, digests of the inputs of some of its answers: an answer with the same digests need not be made again. */
  readonly from: PartDigests;
  readonly folders: readonly FolderRecord[];
}

/** SHA-256 digests by the name of what they cover; see parts/year-folders.ts. */
export type PartDigests = Readonly<Record<string, readonly string[]>>;

export interface FolderRecord {
  /** Path below the root of the tree. */
  readonly path: string;
  readonly bytes: number;
  /** SHA-256 of its lines. */
  readonly sha256: string;
  /** The number of its files. */
  readonly count: number;
  /** A line `name size hash` for each file; the hash is SHA-256. */
  readonly lines: string;
}

export interface FileLine {
  readonly name: string;
  readonly size: number;
  readonly hash: string;
}

/** The line of a file in a record, and back. */
export function fileLine({ name, size, hash }: FileLine): string {
  return `${name} ${size} ${hash}`;
}
export function parseFileLine(line: string): FileLine {
  const [name = '', size = '', hash = ''] = line.split(' ');
  return { name, size: Number(size), hash };
}

/** The lines of the files of a folder, and their content. */
export function fileLines({ lines }: FolderRecord): string[] {
  return lines === '' ? [] : lines.split('\n');
}
export function filesOf(folder: FolderRecord): FileLine[] {
  return fileLines(folder).map(parseFileLine);
}

/** The names of the files of a folder. */
export function namesOf(folder: FolderRecord): string[] {
  return fileLines(folder).map((line) => line.slice(0, line.indexOf(' ')));
}

/** Whether two records of a folder name the same files. */
export function haveSameNames(one: FolderRecord, other: FolderRecord): boolean {
  return one.count === other.count && namesOf(one).join() === namesOf(other).join();
}

/**
 * What the manifest needs of a record. All complete records, with a line for each of millions of files, would fill the
 * memory.
 */
export interface PartSummary {
  readonly inputs: string;
  /** SHA-256 and size of the record itself. */
  readonly sha256: string;
  readonly bytes: number;
  readonly folders: readonly Omit<FolderRecord, 'lines'>[];
  /** Lines of the datasets, including blocks; each file is named relative to the folder of the datasets. */
  readonly datasets: readonly string[];
}

/** A number of files, and their bytes. */
export interface Written {
  /** How many files. */
  readonly files: number;
  /** The sum of their sizes. */
  readonly bytes: number;
}

/** The files and bytes in folders. */
export function sizeOf(folders: PartSummary['folders']): Written {
  return {
    files: folders.reduce((sum, { count }) => sum + count, 0),
    bytes: folders.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/** Summary of a record, given also as bytes. */
export function summaryOf({ inputs, folders }: PartRecord, text: Uint8Array): PartSummary {
  return {
    inputs,
    sha256: sha256(text),
    bytes: text.length,
    folders: folders.map(({ lines, ...folder }) => folder),
    datasets: folders.flatMap((folder) => {
      if (folder.path === datasetsFolder()) return fileLines(folder);
      return folder.path === blocksFolder() ? fileLines(folder).map((line) => inFolder(BLOCKS_FOLDER, line)) : [];
    }),
  };
}

/** Text of a record: the same bytes for the same part, one line for each file so that tools can compare. */
export function recordText({ inputs, from, folders }: PartRecord): string {
  const texts = folders.map(({ path: name, bytes, sha256: digest, lines }) => {
    const about = JSON.stringify({ path: name, bytes, sha256: digest }).slice(0, -1);
    // Names of files, sizes and digests need no escapes, and an indenting JSON.stringify would take most of the time.
    const files = lines === '' ? '' : `\n  "${lines.replaceAll('\n', '",\n  "')}"\n `;
    return ` ${about},"files":[${files}]}`;
  });
  return `{"inputs":${JSON.stringify(inputs)},"from":${JSON.stringify(from)},"folders":[\n${texts.join(',\n')}\n]}\n`;
}

/**
 * The record of a part from its text, or null if it is not one. Anybody may have written a record, so it is accepted
 * only if it is byte-for-byte what this program writes and names only files of its part.
 */
export function parseRecord(text: Uint8Array, places: Places): PartRecord | null {
  const source = decoded(text);
  const record = fromJson(source);
  const isOurs =
    record !== null &&
    recordText(record) === source &&
    Object.values(record.from ?? { none: null }).every(areDigests) &&
    record.folders.every((folder) => isSound(folder, places));
  return isOurs ? record : null;
}

function fromJson(text: string): PartRecord | null {
  try {
    return recordIn(text);
  } catch {
    return null;
  }
}

function recordIn(text: string): PartRecord {
  const { inputs, from, folders } = JSON.parse(text) as {
    inputs: string;
    from: PartDigests;
    folders: { path: string; bytes: number; sha256: string; files: string[] }[];
  };
  const records = folders.map(({ files, path: name, bytes, sha256: digest }) => {
    return { path: name, bytes, sha256: digest, count: files.length, lines: files.join('\n') };
  });
  return { inputs, from, folders: records };
}

const FOLDER = /^(?:[\w~-][\w~.-]*(?:\/[\w~-][\w~.-]*)*)?$/;
const LINES = /^(?:[\w~-][\w~.-]* \d{1,15} [0-9a-f]{64}(?:\n(?=.)|$))*$/;

/** Characters of the lines of a folder, for 100,000 files; of a million lines the expression fills the stack. */
const MOST_LINES = 3_000_000;

function areDigests(list: unknown): boolean {
  return Array.isArray(list) && list.every((one) => typeof one === 'string' && /^[0-9a-f]{64}$/.test(one));
}

function isSound(folder: FolderRecord, places: Places): boolean {
  const { path: name, lines, sha256: digest } = folder;
  return (
    FOLDER.test(name) &&
    lines.length <= MOST_LINES &&
    LINES.test(lines) &&
    sha256(encoded(lines)) === digest &&
    (isOwnFolder(name, places) || filesOf(folder).every((file) => places.files.includes(inFolder(name, file.name))))
  );
}
