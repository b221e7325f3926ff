import path from 'node:path';
import { lazy, memoize } from '../../memoize.ts';
import { sha256 } from '../../sha256.ts';
import type { Finding } from '../disk/integrity.ts';
import { readHashedFile } from '../disk/recorded.ts';
import { type FolderRecord, fileLines, type PartRecord, parseFileLine } from '../record/record.ts';

/** The name under which a record has the digest of the code that made the part. */
export const CODE = 'code';

/** A file that stays, by its path below the root, with its line. */
export interface KeptFile {
  readonly path: string;
  readonly line: string;
}

/** The existing files of a part that was whole: those that are still right need not be made again. */
export class Before {
  /** What was in its places besides its files, or instead of them. */
  readonly findings: readonly Finding[];
  private readonly out: string;
  private readonly record: PartRecord | null;
  private readonly code: string;
  private readonly folders = lazy(() => new Map(this.record?.folders.map((folder) => [folder.path, folder])));

  private readonly linesIn = memoize((folder: string) => {
    const own = this.folder(folder);
    return new Map((own ? fileLines(own) : []).map((line) => [parseFileLine(line).name, line]));
  });

  /**
   * `record` is the record of the part in the tree `out`, or null if nothing of it can be trusted; `code` is the digest of
   * the code that now makes the part.
   */
  constructor(out: string, record: PartRecord | null, code: string, findings: readonly Finding[] = []) {
    this.out = out;
    this.record = record;
    this.code = code;
    this.findings = findings;
  }

  /** The digests recorded under the name of a unit; none if it was not made, or by other code. */
  digests(name: string): readonly string[] {
    const from = this.record?.from;
    return (from?.[CODE]?.[0] === this.code && from[name]) || [];
  }

  folder(folder: string): FolderRecord | undefined {
    return this.folders().get(folder);
  }

  /** The line of a file in a folder. */
  line(folder: string, name: string): string | undefined {
    return this.linesIn(folder).get(name);
  }

  /** A file by its path below the root, with its line. */
  fileAt(file: string): KeptFile | undefined {
    const line = this.line(path.posix.dirname(file).replace(/^\.$/, ''), path.posix.basename(file));
    return line === undefined ? undefined : { path: file, line };
  }

  /** A file by its path below the root, if it has this content. */
  fileOf(file: string, content: Uint8Array | string): KeptFile | undefined {
    const known = this.fileAt(file);
    return known && parseFileLine(known.line).hash === sha256(content) ? known : undefined;
  }

  /** The content of a file, if it matches its line; else null. */
  content(folder: string, name: string): Buffer | null {
    const line = this.line(folder, name);
    return line === undefined ? null : readHashedFile(path.join(this.out, folder, name), parseFileLine(line).hash);
  }
}
