import path from 'node:path';
import { recordPath } from '../../contract/paths.ts';
import { moveOver, UNFINISHED } from './folder-writer.ts';
import { syncFiles } from './sync.ts';

/** At most this much work is repeated after a power failure. */
const MILLISECONDS = 10_000;

/**
 * Records of parts that are written but perhaps not yet on the disk. They get their final names once they are: a record
 * says that a part is whole, so it must not survive a power failure that loses its files.
 */
export class PendingRecords {
  private readonly out: string;
  /** Throws if this run may no longer write. */
  private readonly check: () => void;
  private parts: string[] = [];
  private settled = performance.now();
  private running: Promise<void> = Promise.resolve();

  constructor(out: string, check: () => void) {
    this.out = out;
    this.check = check;
  }

  /**
   * Adds a part whose record has been written under its unfinished name. From time to time all parts so far are
   * settled.
   */
  add(part: string): void {
    this.parts.push(part);
    if (performance.now() - this.settled < MILLISECONDS) return;
    this.settled = performance.now();
    this.running = this.running.then(() => this.settleNow());
    // settle() reports its failure.
    this.running.catch(() => {});
  }

  /** Gives all records their final names. */
  async settle(): Promise<void> {
    await this.running;
    await this.settleNow();
  }

  private async settleNow(): Promise<void> {
    const parts = this.parts;
    this.parts = [];
    if (parts.length === 0) return;
    await syncFiles(this.out);
    for (const part of parts) {
      this.check();
      const record = path.join(this.out, recordPath(part));
      moveOver(`${record}${UNFINISHED}`, record);
    }
  }
}
