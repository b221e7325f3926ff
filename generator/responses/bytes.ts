/**
 * Answers are assembled from bytes. What nobody parses is never decoded, because decoding would cost more than
 * everything else. Searched texts are ASCII, which is the same in UTF-8.
 */

const ENCODER = new TextEncoder();
const DECODER = new TextDecoder();

/** Text as bytes. */
export function encoded(text: string): Uint8Array {
  return ENCODER.encode(text);
}

/** The bytes of a content that may be a text. */
export function bytesIn(content: Uint8Array | string): Uint8Array {
  return typeof content === 'string' ? encoded(content) : content;
}

/** Bytes as text. */
export function decoded(bytes: Uint8Array): string {
  return DECODER.decode(bytes);
}

/** Pieces one after another, as one array. */
export function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const piece of pieces) {
    whole.set(piece, end);
    end += piece.length;
  }
  return whole;
}

/** Whether an ASCII text is at a place. */
export function standsAt(bytes: Uint8Array, text: string, place: number): boolean {
  for (let i = 0; i < text.length; i++) if (bytes[place + i] !== text.charCodeAt(i)) return false;
  return true;
}

/** The first place of an ASCII text at or after a place, or -1. */
export function find(bytes: Uint8Array, text: string, from = 0): number {
  const first = text.charCodeAt(0);
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (standsAt(bytes, text, at)) return at;
  }
  return -1;
}
