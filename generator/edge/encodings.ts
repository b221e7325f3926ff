import { ENCODINGS, type Encoding, isCompressed, isCompressedWhenSent, VARIES } from '../contract/encodings.ts';
import type { ReadFile } from './files.ts';

/** A file as it is sent: its bytes, and the headers about its coding. */
export interface Sent {
  readonly bytes: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
}

/** Decides how a file with these bytes is sent to a request with this `Accept-Encoding`. */
export type Encode = (file: string, bytes: Uint8Array, accepted: string | null) => Promise<Sent>;

/** Compresses in a coding what has no compressed copy. */
export type Compress = (coding: Encoding['name'], bytes: Uint8Array) => Uint8Array;

/** Sends pages, and other files with compressed copies, in the accepted coding that saves most. */
export function encodedCandidates(read: ReadFile, compress: Compress): Encode {
  return async (file, plain, accepted) => {
    const stands = isCompressed(file);
    if (!stands && !isCompressedWhenSent(file)) return { bytes: plain, headers: {} };
    const taken = codingsIn(accepted ?? '');
    for (const { name, ending } of ENCODINGS) {
      if (!taken.includes(name)) continue;
      const bytes = stands ? await read(file + ending) : compress(name, plain);
      if (bytes) return { bytes, headers: { ...VARIES, 'Content-Encoding': name } };
    }
    return { bytes: plain, headers: VARIES };
  };
}

/** The codings that a header accepts (RFC 9110, 12.5.3), without those that it forbids by `q=0`. */
function codingsIn(header: string): string[] {
  return header
    .toLowerCase()
    .split(',')
    .flatMap((one) => {
      const [name = '', ...parameters] = one.split(';').map((part) => part.trim());
      return parameters.some((parameter) => FORBIDDEN.test(parameter)) ? [] : name;
    });
}
const FORBIDDEN = /^q=0(\.0*)?$/;
