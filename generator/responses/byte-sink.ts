const FIRST_CAPACITY = 4 * 1024 * 1024;
const COMMA = 0x2c;
const SHORT = 24;

/** Bytes that many answers share. */
export class Piece {
  readonly bytes: Uint8Array;
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}

/** Collects what a function adds to a sink. All calls use the same buffer, but each returns bytes of its own. */
export function bytesWritten(): (write: (sink: ByteSink) => void) => Uint8Array<ArrayBuffer> {
  const sink = new ByteSink();
  return (write) => {
    sink.clear();
    write(sink);
    return sink.view().slice();
  };
}

/** Bytes in one growing buffer, which is used again and again. */
export class ByteSink {
  bytes = new Uint8Array(FIRST_CAPACITY);
  end = 0;

  clear(): void {
    this.end = 0;
  }

  /** Adds ASCII text. */
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
    // A call of `set` costs as much as some dozens of bytes.
    if (length < SHORT) for (let i = 0; i < length; i++) bytes[end + i] = fragment[i] as number;
    else bytes.set(fragment, end);
    this.end = end + length;
  }

  piece({ bytes }: Piece): void {
    this.add(bytes);
  }

  /** Adds an item, or several with commas between, to a list whose first item is at `start`. */
  item({ bytes }: Piece, start: number): void {
    if (bytes.length === 0) return;
    if (this.end > start) {
      this.reserve(1);
      this.bytes[this.end++] = COMMA;
    }
    this.add(bytes);
  }

  /** Replaces bytes that were added before with ASCII text. */
  overwrite(text: string, at: number): void {
    const { bytes } = this;
    for (let i = 0; i < text.length; i++) bytes[at + i] = text.charCodeAt(i);
  }

  /** All bytes, or those from one place to another. The view is valid until the sink is cleared or grows. */
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
