/** How much files take. */
export interface Size {
  readonly files: number;
  readonly bytes: number;
  /** Bytes on a file system that allocates space in blocks of a given size. */
  readonly bytesOnDisk: number;
}

/** A size that grows. */
export class Sum implements Size {
  files = 0;
  bytes = 0;
  bytesOnDisk = 0;
  private readonly block: number;
  constructor(block: number) {
    this.block = block;
  }
  /** Counts a file of this size, which represents `weight` such files. */
  add(size: number, weight = 1): void {
    this.files += weight;
    this.bytes += size * weight;
    this.bytesOnDisk += Math.ceil(size / this.block) * this.block * weight;
  }
  /** Counts another size, or a share of it. */
  join(other: Size, share = 1): void {
    this.files += other.files * share;
    this.bytes += other.bytes * share;
    this.bytesOnDisk += other.bytesOnDisk * share;
  }
}
