import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inFolder } from '../../contract/paths.ts';
import { UserError } from '../../errors.ts';
import { message } from '../../messages/message.ts';
import { sha256 } from '../../sha256.ts';
import { entryAt, folderWay } from '../../tree/disk/regular-file.ts';
import { isPackFile, looksImported, PACK_TEXTS } from '../books/pack.ts';

/** The file of a pack that names what the import wrote. It ends like a file for people, which no reader of data reads. */
export const RECORD = 'imported.txt';

/** The files that an import wrote, by path below the pack, with the SHA-256 of their content. */
export type PackRecord = ReadonlyMap<string, string>;

/** Almost thirty times the record of all books, in bytes. */
const MOST_RECORD_BYTES = 5_000_000;
const LINE = /^([0-9a-f]{64}) {2}(.+)$/;

/** The record of files with these texts, in the form of sha256sum(1): `sha256sum -c imported.txt` checks a pack. */
export function packRecordText(files: ReadonlyMap<string, string>): string {
  return [...files].map(([name, text]) => `${sha256(Buffer.from(text))}  ${name}\n`).join('');
}

/**
 * The record in a folder; null if there is none. Throws {@link UserError} if its name belongs to something else, or a
 * line names no file that an import writes.
 */
export function readPackRecord(folder: string): PackRecord | null {
  const file = path.join(folder, RECORD);
  const entry = entryAt(file);
  if (!entry) return null;
  if (!entry.isFile() || entry.size > MOST_RECORD_BYTES) throw new UserError(message('noPackRecord', file));
  const record = new Map<string, string>();
  const lines = readFileSync(file, 'utf8').split('\n');
  if (lines.at(-1) === '') lines.pop();
  for (const [i, line] of lines.entries()) {
    const [, digest, name] = LINE.exec(line) ?? [];
    if (digest === undefined || name === undefined || !isPackFile(name)) {
      throw new UserError(message('noLineOfPackRecord', file, i + 1));
    }
    record.set(name, digest);
  }
  return record;
}

/** No import writes a larger file, in bytes. */
const MOST_BYTES = 50_000_000;

/** The content of a file below a folder; null if there is none that an import could have written. No link is followed. */
export function contentIn(folder: string): (name: string) => Buffer | null {
  const way = folderWay(folder);
  return (name) => {
    const file = path.join(folder, name);
    const entry = way(path.posix.dirname(name)) === null ? entryAt(file) : null;
    return entry?.isFile() && entry.size <= MOST_BYTES ? readFileSync(file) : null;
  };
}

/**
 * The files of a pack that an import wrote and nobody has changed since. A pack without a record was made before there
 * were records: there it is what has the name and the beginning that an import gives to its files.
 */
export function ownFiles(folder: string, record: PackRecord | null): Set<string> {
  const contentOf = contentIn(folder);
  const isOwn = (name: string) => {
    const content = contentOf(name);
    if (content === null) return false;
    return record ? record.get(name) === sha256(content) : looksImported(name, content.toString());
  };
  return new Set((record ? [...record.keys()] : namesOfPack(folder)).filter(isOwn));
}

/** The names below a folder that an import could have written. */
function namesOfPack(folder: string): string[] {
  const inside = (below: string): string[] =>
    entryAt(path.join(folder, below))?.isDirectory() ? readdirSync(path.join(folder, below)) : [];
  const texts = inside(PACK_TEXTS).flatMap((id) =>
    inside(`${PACK_TEXTS}/${id}`).map((name) => `${PACK_TEXTS}/${id}/${name}`),
  );
  return [...inside('.'), ...texts].filter(isPackFile);
}

/** What is below a folder besides known files; a folder without any of them is named once, for everything in it. */
export function othersIn(folder: string, known: ReadonlySet<string>): string[] {
  const folders = new Set([...known].flatMap(foldersAbove));
  const inside = (below: string): string[] =>
    readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
      const name = inFolder(below, entry.name);
      if (!entry.isDirectory()) return known.has(name) ? [] : [name];
      return folders.has(name) ? inside(name) : [`${name}/`];
    });
  return inside('').sort();
}

function foldersAbove(name: string): string[] {
  const above = path.posix.dirname(name);
  return above === '.' ? [] : [above, ...foldersAbove(above)];
}
