const FIRST_CAPACITY = 4 * 1024 * 1024;

/** Bytes that grow at their end, in one buffer that is used again and again. */
export class ByteSink {
  bytes = Buffer.allocUnsafe(FIRST_CAPACITY);
  end = 0;

  clear(): void {
    this.end = 0;
  }

  /** Adds text of ASCII characters only. */
  ascii(text: string): void {
    this.reserve(text.length);
    this.end += this.bytes.write(text, this.end, 'latin1');
  }

  add(fragment: Uint8Array): void {
    this.reserve(fragment.length);
    this.bytes.set(fragment, this.end);
    this.end += fragment.length;
  }

  /** The bytes from one place to another; they last until the sink is cleared or grows. */
  slice(from = 0, to = this.end): Buffer {
    return this.bytes.subarray(from, to);
  }

  private reserve(more: number): void {
    if (this.end + more <= this.bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.end + more, this.bytes.length * 2));
    this.bytes.copy(larger, 0, 0, this.end);
    this.bytes = larger;
  }
}
