import { createHash, hash } from 'node:crypto';
import { ByteSink } from '../responses/byte-sink.ts';
import { type FolderRecord, fileLine } from './record.ts';

export interface PackedFile {
  readonly name: string;
  /** Its bytes; they last until the pack is cleared. */
  readonly content: Buffer;
  readonly hash: string;
}

/** The files of one folder as bytes, one after another in one sink that is used again for the next folder. */
export class FolderPack {
  files: PackedFile[] = [];
  private readonly sink = new ByteSink();
  private readonly hashDigits: number;

  /** `hashDigits` of each file's SHA-256 are recorded: 16 tell any two files apart, 64 are for others to check. */
  constructor(hashDigits: 16 | 64 = 16) {
    this.hashDigits = hashDigits;
  }

  clear(): void {
    this.files = [];
    this.sink.clear();
  }

  /** Adds a file; `fill` adds its bytes to the sink. */
  add(name: string, fill: (sink: ByteSink) => void): void {
    const from = this.sink.end;
    fill(this.sink);
    const content = this.sink.slice(from);
    this.files.push({ name, content, hash: hash('sha256', content, 'hex').slice(0, this.hashDigits) });
  }

  record(path: string): FolderRecord {
    const files = this.files.map(({ name, content, hash: digest }) =>
      fileLine({ name, size: content.length, hash: digest }),
    );
    const sha256 = createHash('sha256').update(files.join('\n')).digest('hex');
    return { path, bytes: this.sink.end, sha256, files };
  }
}
