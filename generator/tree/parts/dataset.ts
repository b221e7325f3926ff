import { constants, crc32, deflateRawSync } from 'node:zlib';
import { isoDate } from '../../calendar/day-number.ts';
import { datasetHeader } from '../../contract/dataset-file.ts';

/** Good compression at a third of the time of the usual level. */
export const GZIP_LEVEL = 4;

/** The daily answer for a whole year as a gzip file in which each month can be inflated alone. */
export function datasetBytes(bytes: Uint8Array<ArrayBuffer>, year: number): Buffer {
  const answer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const end = answer.length - '}}'.length;
  const cuts = [0];
  for (const month of LATER_MONTHS) cuts.push(startOfMonth(answer, year, month, cuts.at(-1) as number));
  cuts.push(end);
  const months = cuts.slice(1).map((to, i) =>
    // A full flush ends on a whole byte and forgets what was before it.
    deflateRawSync(answer.subarray(cuts[i], to), { level: GZIP_LEVEL, finishFlush: constants.Z_FULL_FLUSH }),
  );
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(answer), 0);
  trailer.writeUInt32LE(answer.length, 4);
  const header = datasetHeader(months.map(({ length }) => length));
  return Buffer.concat([header, ...months, deflateRawSync(answer.subarray(end)), trailer]);
}

const LATER_MONTHS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Where the entry of the first day of a month starts, with its comma. No text looks so: quotes in it are escaped. */
function startOfMonth(answer: Buffer, year: number, month: number, after: number): number {
  return answer.indexOf(`,"${isoDate({ year, month, day: 1 })}":{`, after);
}
