const FIRST_CAPACITY = 4 * 1024 * 1024;
const COMMA = 0x2c;
const SHORT = 24;

/**
 * Bytes that stand in many answers. Who compares answers by what they are made of keeps a digest with them: to look it up
 * elsewhere would cost more than to copy the bytes.
 */
export class Piece {
  readonly bytes: Uint8Array;
  digest: bigint | null = null;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}

/** What answers are put together in: bytes, or something that stands for them. */
export interface PieceSink {
  /** Grows with every piece that is not empty. */
  readonly end: number;
  piece(piece: Piece): void;
  /** Adds an item, or several with commas between, of a list whose first item stands at `start`. */
  item(item: Piece, start: number): void;
  /** Writes text of ASCII characters only over bytes that were added before. */
  overwrite(text: string, at: number): void;
}

/** Bytes that grow at their end, in one buffer that is used again and again. */
export class ByteSink implements PieceSink {
  bytes = new Uint8Array(FIRST_CAPACITY);
  end = 0;

  clear(): void {
    this.end = 0;
  }

  /** Adds text of ASCII characters only. */
  ascii(text: string): void {
    this.reserve(text.length);
    const { bytes, end } = this;
    for (let i = 0; i < text.length; i++) bytes[end + i] = text.charCodeAt(i);
    this.end = end + text.length;
  }

  add(fragment: Uint8Array): void {
    const { length } = fragment;
    this.reserve(length);
    const { bytes, end } = this;
    // A call of set costs as much as some dozens of bytes.
    if (length < SHORT) for (let i = 0; i < length; i++) bytes[end + i] = fragment[i] as number;
    else bytes.set(fragment, end);
    this.end = end + length;
  }

  piece({ bytes }: Piece): void {
    this.add(bytes);
  }

  item({ bytes }: Piece, start: number): void {
    if (bytes.length === 0) return;
    if (this.end > start) {
      this.reserve(1);
      this.bytes[this.end++] = COMMA;
    }
    this.add(bytes);
  }

  overwrite(text: string, at: number): void {
    const { bytes } = this;
    for (let i = 0; i < text.length; i++) bytes[at + i] = text.charCodeAt(i);
  }

  /** All bytes, or those from one place to another; they last until the sink is cleared or grows. */
  view(from = 0, to = this.end): Uint8Array<ArrayBuffer> {
    return this.bytes.subarray(from, to);
  }

  private reserve(more: number): void {
    if (this.end + more <= this.bytes.length) return;
    const larger = new Uint8Array(Math.max(this.end + more, this.bytes.length * 2));
    larger.set(this.bytes);
    this.bytes = larger;
  }
}
