import { constants, crc32, deflateRawSync } from 'node:zlib';
import { isoDate } from '../../calendar/day-number.ts';
import { type DatasetMonth, datasetHeader } from '../../contract/dataset-file.ts';
import { END_OF_ANSWER } from '../../responses/daily.ts';
import { crc32Joined } from './crc32.ts';
import { GZIP_LEVEL } from './gzip.ts';

/** What follows the last month in the answer for a year. */
export const END = Buffer.from(END_OF_ANSWER);
const DEFLATED_END: DatasetMonth = { deflated: deflateRawSync(END), crc: crc32(END), size: END.length };

/** The daily answer for a whole year as a gzip file in which each month can be inflated alone. */
export function datasetBytes(bytes: Uint8Array<ArrayBuffer>, year: number): Buffer {
  const answer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const cuts = [0];
  for (const month of LATER_MONTHS) cuts.push(startOfMonth(answer, year, month, cuts.at(-1) as number));
  cuts.push(answer.length - END.length);
  return datasetOf(cuts.slice(1).map((to, i) => deflatedMonth(answer.subarray(cuts[i], to))));
}

/** The bytes of a month in the daily answer for a year, as a dataset contains them. */
export function deflatedMonth(bytes: Uint8Array): DatasetMonth {
  // A full flush ends on a whole byte and resets the dictionary.
  const options = { level: GZIP_LEVEL, finishFlush: constants.Z_FULL_FLUSH };
  return { deflated: deflateRawSync(bytes, options), crc: crc32(bytes), size: bytes.length };
}

/** The dataset of twelve months; they are not inflated. */
export function datasetOf(months: readonly DatasetMonth[]): Buffer {
  const all = [...months, DEFLATED_END];
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(
    all.reduce((crc, month) => crc32Joined(crc, month.crc, month.size), 0),
    0,
  );
  trailer.writeUInt32LE(
    all.reduce((sum, { size }) => sum + size, 0),
    4,
  );
  return Buffer.concat([datasetHeader(months), ...all.map(({ deflated }) => deflated), trailer]);
}

const LATER_MONTHS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/**
 * Where the entry of the first day of a month starts, with its comma. No text can contain this, because quotation marks
 * in texts are escaped.
 */
function startOfMonth(answer: Buffer, year: number, month: number, after: number): number {
  return answer.indexOf(`,"${isoDate({ year, month, day: 1 })}":{`, after);
}
