import { ByteSink } from '../../responses/byte-sink.ts';
import { decoded } from '../../responses/bytes.ts';
import { sha256 } from '../../sha256.ts';
import { type FolderRecord, fileLine, parseFileLine } from '../record/record.ts';

/**
 * The files of one folder as bytes, one after another in a sink that is reused for the next folder, and the lines of
 * the record in another sink: an object and a string for each of millions of files would cost more than their bytes. To
 * add a file, add its bytes to the sink and close it with its name. A file that need not be made is kept by its line.
 */
export class FolderPack {
  readonly sink = new ByteSink();
  readonly names: string[] = [];
  private readonly ends: number[] = [];
  private readonly kept = new Set<number>();
  private bytesKept = 0;
  private readonly lines = new ByteSink();

  clear(): void {
    this.names.length = 0;
    this.ends.length = 0;
    this.kept.clear();
    this.bytesKept = 0;
    this.sink.clear();
    this.lines.clear();
  }

  /** Makes a file from the bytes added since the last one. */
  close(name: string): void {
    const from = this.start(this.names.length);
    const to = this.sink.end;
    this.add(name, fileLine({ name, size: to - from, hash: sha256(this.sink.view(from, to)) }));
  }

  /** Adds a file that already exists in the folder and stays, by its line in a record. */
  addUnchanged(line: string): void {
    const { name, size } = parseFileLine(line);
    this.kept.add(this.names.length);
    this.bytesKept += size;
    this.add(name, line);
  }

  isUnchanged(file: number): boolean {
    return this.kept.has(file);
  }

  private add(name: string, line: string): void {
    if (this.names.length > 0) this.lines.ascii('\n');
    this.lines.ascii(line);
    this.names.push(name);
    this.ends.push(this.sink.end);
  }

  /** Where the bytes of a file begin and end in the sink. */
  start(file: number): number {
    return file === 0 ? 0 : (this.ends[file - 1] as number);
  }
  end(file: number): number {
    return this.ends[file] as number;
  }

  /** The bytes of a file; they are valid until the pack is cleared or another file is added. */
  content(file: number): Uint8Array {
    return this.sink.view(this.start(file), this.end(file));
  }

  record(path: string): FolderRecord {
    const lines = this.lines.view();
    const count = this.names.length;
    return { path, bytes: this.sink.end + this.bytesKept, sha256: sha256(lines), count, lines: decoded(lines) };
  }
}
