import path from 'node:path';
import { plainFile } from '../disk/plain.ts';
import { digestLike } from '../records/digests.ts';
import { type FolderRecord, fileLines, type PartRecord, parseFileLine } from '../records/record.ts';

/** What stands of a part that was whole: what of it goes on to be right need not be made again. */
export class Before {
  private readonly out: string;
  private readonly record: PartRecord | null;

  /** `record` is that of the part in the tree `out`, or null where nothing of it is to be relied on. */
  constructor(out: string, record: PartRecord | null) {
    this.out = out;
    this.record = record;
  }

  /** The digests of what went into something, as they are named in the record; none where it was not made. */
  from(name: string): readonly string[] {
    return this.record?.from[name] ?? [];
  }

  folder(folder: string): FolderRecord | undefined {
    return this.record?.folders.find(({ path: one }) => one === folder);
  }

  /** The line of a file in a folder. */
  line(folder: string, name: string): string | undefined {
    const own = this.folder(folder);
    return own && fileLines(own).find((line) => line.startsWith(`${name} `));
  }

  /** What a file holds, where it is what its line says. */
  content(folder: string, name: string): Buffer | null {
    const line = this.line(folder, name);
    const content = line === undefined ? null : plainFile(path.join(this.out, folder, name));
    if (line === undefined || content === null) return null;
    const { hash } = parseFileLine(line);
    return digestLike(hash)(content) === hash ? content : null;
  }
}
