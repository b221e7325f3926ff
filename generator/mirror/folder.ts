import path from 'node:path';
import { message } from '../messages/message.ts';
import { readRegularFile } from '../tree/disk/regular-file.ts';
import { type Answer, Mismatch } from './answer.ts';
import type { Asked, TreeSource } from './source.ts';

/** A tree, or a part of one, in a folder that may come from anywhere. */
export class FolderSource implements TreeSource {
  readonly address: string;
  readonly sent = { requests: 0, bytes: 0 };

  constructor(folder: string) {
    this.address = path.resolve(folder);
  }

  /** A file. Throws {@link Mismatch} if there is none, or one with more bytes. */
  async get(name: string, { most, range }: Asked): Promise<Answer> {
    const file = path.join(this.address, name);
    const bytes = readRegularFile(file);
    if (bytes === null) throw new Mismatch(message('fileNotInFolder', file));
    if (bytes.length > most) throw new Mismatch(message('answerTooLarge', file, most));
    this.sent.requests++;
    const part = range ? bytes.subarray(range[0], range[1] + 1) : bytes;
    this.sent.bytes += part.length;
    return { status: range ? 206 : 200, bytes: part, etag: null };
  }

  /** Does work for each item, one after another. */
  async each<T>(items: Iterable<T>, work: (item: T) => Promise<unknown>): Promise<void> {
    for (const item of items) await work(item);
  }
}
