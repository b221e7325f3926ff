import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ENCODINGS, type Encoding, isCompressed } from '../../contract/encodings.ts';
import type { TreeFile } from '../../pages/source.ts';
import type { Scope } from '../scope.ts';

/** Whether a tree has files compressed beside themselves: Netlify and Cloudflare compress what they send, and count files. */
export function holdsCompressed({ host }: Scope): boolean {
  return host === null;
}

/** Files as they are, and those that a tree has compressed with their compressed bytes beside them. */
export async function withEncodings(files: readonly TreeFile[]): Promise<TreeFile[]> {
  // All at once: the thread pool of Node compresses several at a time.
  const groups = await Promise.all(
    files.map(async (file) => {
      if (!isCompressed(file.path)) return [file];
      const others = ENCODINGS.map(async ({ name, ending }) => ({
        path: file.path + ending,
        content: await COMPRESS[name](file.content),
      }));
      return [file, ...(await Promise.all(others))];
    }),
  );
  return groups.flat();
}

/** Above so many bytes a higher level of Brotli saves two bytes in a hundred, in three times the time. */
const LARGE = 128 * 1024;
const LEVEL = 10;
const LEVEL_OF_LARGE = 7;
/** Of a gzip file, the byte that says on which system it was made; it is to be the same on all (RFC 1952, 2.3.1). */
const SYSTEM = 9;
const UNKNOWN_SYSTEM = 255;

const COMPRESS: Readonly<Record<Encoding['name'], (content: Uint8Array) => Promise<Uint8Array>>> = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: content.length > LARGE ? LEVEL_OF_LARGE : LEVEL,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: async (content) => {
    const bytes = await promisify(gzip)(content);
    bytes[SYSTEM] = UNKNOWN_SYSTEM;
    return bytes;
  },
};
