import { createHash } from 'node:crypto';
import { ByteSink } from '../responses/byte-sink.ts';
import { type Digest, fingerprint } from './digests.ts';
import { type FolderRecord, fileLine } from './record.ts';

/** A file of a pack: its bytes stand in the sink from one place to another. */
export interface PackedFile {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** What the record says of it. */
  readonly line: string;
}

/**
 * The files of one folder as bytes, one after another in one sink that is used again for the next folder. To add a
 * file, add its bytes to the sink and close it with its name.
 */
export class FolderPack {
  readonly sink = new ByteSink();
  files: PackedFile[] = [];
  private readonly digest: Digest;

  /** `digest` is what is recorded of each file. */
  constructor(digest: Digest = fingerprint) {
    this.digest = digest;
  }

  clear(): void {
    this.files = [];
    this.sink.clear();
  }

  /** Makes a file of the bytes that were added since the last one. */
  close(name: string): void {
    const from = this.files.at(-1)?.to ?? 0;
    const to = this.sink.end;
    const hash = this.digest(this.sink.view(from, to));
    this.files.push({ name, from, to, line: fileLine({ name, size: to - from, hash }) });
  }

  /** The bytes of a file; they last until the pack is cleared or another file is added. */
  content({ from, to }: PackedFile): Buffer {
    return this.sink.slice(from, to);
  }

  record(path: string): FolderRecord {
    const files = this.files.map(({ line }) => line);
    const sha256 = createHash('sha256').update(files.join('\n')).digest('hex');
    return { path, bytes: this.sink.end, sha256, files };
  }
}
