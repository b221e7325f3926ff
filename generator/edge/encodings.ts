import { ENCODINGS, type Encoding, isCompressed, isCompressedWhenSent, VARIES } from '../contract/encodings.ts';
import type { ReadFile } from './files.ts';

/** A file as it is sent: its bytes, and what is said of their coding. */
export interface Sent {
  readonly bytes: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
}

/** Tells how a file with these bytes is sent to a request with this `Accept-Encoding`. */
export type Encode = (file: string, bytes: Uint8Array, accepted: string | null) => Promise<Sent>;

/** Compresses in a coding what does not stand so. */
export type Compress = (coding: Encoding['name'], bytes: Uint8Array) => Uint8Array;

/** Sends pages, and what else stands compressed beside itself, in the coding that saves most of those that are taken. */
export function encodedFiles(read: ReadFile, compress: Compress): Encode {
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

/** The codings that a header takes (RFC 9110, 12.5.3). What it forbids by `q=0` is left out. */
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
