import { createReadStream } from 'node:fs';
import { inFolder, RECORDS_FOLDER } from '../../contract/paths.ts';
import { UserError } from '../../errors.ts';
import { message } from '../../messages/message.ts';
import { type FolderRecord, filesOf } from '../record/record.ts';
import type { Finding } from './integrity.ts';
import { partAt } from './unexpected-files.ts';

/** A listing of files elsewhere, a line `path;size` for each, as `rclone lsf -R --files-only --format ps` writes it. */
export class Listing {
  /** By folder its lines `name;size`, or the sizes by name once the folder was looked at. */
  private readonly folders = new Map<string, string[] | Map<string, number>>();

  /** Reads a listing. Throws UserError if a line is of another form. */
  static async read(file: string): Promise<Listing> {
    const listing = new Listing();
    let count = 0;
    for await (const lines of linesOf(file)) {
      for (const line of lines) {
        count++;
        const [, folder = '', name] = LINE.exec(line) ?? [];
        if (name === undefined) throw new UserError(message('listingLine', file, count));
        if (!name.startsWith(';')) listing.add(folder.slice(0, -1), name);
      }
    }
    return listing;
  }

  private add(folder: string, line: string): void {
    const lines = this.folders.get(folder);
    if (Array.isArray(lines)) lines.push(line);
    else this.folders.set(folder, [line]);
  }

  private sizesIn(folder: string): Map<string, number> {
    const known = this.folders.get(folder) ?? [];
    if (!Array.isArray(known)) return known;
    const sizes = new Map(
      known.map((line) => line.split(';') as [string, string]).map(([name, size]) => [name, Number(size)]),
    );
    this.folders.set(folder, sizes);
    return sizes;
  }

  /** What of a part is not listed as its record has it; `bytes` is the size of the record. */
  *findingsIn(part: string, folders: readonly FolderRecord[], bytes: number): Iterable<Finding> {
    const record = { path: RECORDS_FOLDER, files: [{ name: `${part}.json`, size: bytes }] };
    for (const { path: folder, files } of [
      record,
      ...folders.map((one) => ({ path: one.path, files: filesOf(one) })),
    ]) {
      const sizes = this.sizesIn(folder);
      for (const { name, size } of files) {
        const listed = sizes.get(name);
        sizes.delete(name);
        if (listed === size) continue;
        const kind = listed === undefined ? 'missing' : listed < size ? 'truncated' : 'altered';
        yield { kind, path: inFolder(folder, name) };
      }
    }
  }

  /** What is listed in the place of a part and was in no record so far. */
  *extra(): Iterable<Finding> {
    const isInPlace = partAt();
    for (const folder of [...this.folders.keys()]) {
      for (const name of this.sizesIn(folder).keys()) {
        const file = inFolder(folder, name);
        if (isInPlace(file) !== null) yield { kind: 'extra', path: file };
      }
    }
  }
}

/** A path and a size; folders, if they are listed, have a slash at the end and the size -1. */
const LINE = /^((?:[^;/]*\/)*)([^;/]+;\d{1,15}|;-1)\r?$/;
/** No path in object storage is as long. */
const LONGEST = 4096;

/** The lines of a file, or of a pipe, many at a time. */
async function* linesOf(file: string): AsyncIterable<readonly string[]> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() as string;
    // What goes on without an end is no line.
    yield rest.length > LONGEST ? [...lines, ''] : lines;
  }
  if (rest !== '') yield [rest];
}
