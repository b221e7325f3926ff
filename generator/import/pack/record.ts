import { readFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../../errors.ts';
import { message } from '../../messages/message.ts';
import { sha256 } from '../../sha256.ts';
import { entryAt } from '../../tree/disk/regular-file.ts';
import { isPackFile } from '../books/pack.ts';

/** The file of a pack that names what the import wrote. It ends like a file for people, which no reader of data reads. */
export const RECORD = 'imported.txt';

/** The files that an import wrote, by path below the pack, with the SHA-256 of their content. */
export type PackRecord = ReadonlyMap<string, string>;

/** Almost thirty times the record of all books, in bytes. */
const MOST_BYTES = 5_000_000;
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
  if (!entry.isFile() || entry.size > MOST_BYTES) throw new UserError(message('noPackRecord', file));
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
