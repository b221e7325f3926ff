import { gzipSync } from 'node:zlib';

/** 20 % more bytes than at the usual level, in a third of its time. */
export const GZIP_LEVEL = 3;
/** The byte of a gzip file that names the system on which it was made; it must be the same on all (RFC 1952, 2.3.1). */
const SYSTEM = 9;
const UNKNOWN_SYSTEM = 255;

/** A gzip file of a dataset, the same bytes on every system. */
export function gzipped(content: string): Buffer {
  return ofNoSystem(gzipSync(content, { level: GZIP_LEVEL }));
}

/** The gzip file without the name of the system; it is changed in place. */
export function ofNoSystem(file: Buffer): Buffer {
  file[SYSTEM] = UNKNOWN_SYSTEM;
  return file;
}
