import path from 'node:path';
import { lazy } from '../../memoize.ts';
import { sha256 } from '../../sha256.ts';
import { readRegularFile } from '../disk/regular-file.ts';
import { type FolderRecord, fileLines, type PartRecord, parseFileLine } from '../record/record.ts';

/** The existing files of a part that was whole: those that are still right need not be made again. */
export class Before {
  private readonly out: string;
  private readonly record: PartRecord | null;
  private readonly folders = lazy(() => new Map(this.record?.folders.map((folder) => [folder.path, folder])));

  /** `record` is the record of the part in the tree `out`, or null if nothing of it can be trusted. */
  constructor(out: string, record: PartRecord | null) {
    this.out = out;
    this.record = record;
  }

  /** The digests recorded under a name, of the inputs of an answer or a feed; none if it was not made. */
  from(name: string): readonly string[] {
    return this.record?.from[name] ?? [];
  }

  folder(folder: string): FolderRecord | undefined {
    return this.folders().get(folder);
  }

  /** The line of a file in a folder. */
  line(folder: string, name: string): string | undefined {
    const own = this.folder(folder);
    return own && fileLines(own).find((line) => line.startsWith(`${name} `));
  }

  /** The line of a file by its path below the root. */
  lineAt(file: string): string | undefined {
    return this.line(path.posix.dirname(file).replace(/^\.$/, ''), path.posix.basename(file));
  }

  /** The content of a file, if it matches its line; else null. */
  content(folder: string, name: string): Buffer | null {
    const line = this.line(folder, name);
    const content = line === undefined ? null : readRegularFile(path.join(this.out, folder, name));
    if (line === undefined || content === null) return null;
    const { hash } = parseFileLine(line);
    return sha256(content) === hash ? content : null;
  }
}
