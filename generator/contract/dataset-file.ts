/**
 * Where each month lies in a yearly dataset, so that a day is cut out without inflating the year. The file is one
 * ordinary gzip member (RFC 1952) that every gunzip reads whole. Inside, each month is deflated without a look at those
 * before it, and the extra field of the header tells where it starts.
 *
 * The header: ten bytes that are always the same, the length of the extra field, in it the mark `Mo` with its own
 * length, and thirteen positions in the file, of the start of each month and of the end of December. Numbers are
 * little-endian.
 */

const START = [0x1f, 0x8b, 0x08, 0x04, 0, 0, 0, 0, 0, 0xff];
const MARK = [0x4d, 0x6f];
const POSITIONS = 13;
const POSITIONS_AT = START.length + 2 + MARK.length + 2;
const HEADER_SIZE = POSITIONS_AT + 4 * POSITIONS;

/** An empty last block, which ends a stream of deflated data (RFC 1951). */
const LAST_BLOCK = [0x03, 0x00];

/** The header of a dataset whose months have the given sizes when deflated. */
export function datasetHeader(sizes: readonly number[]): Uint8Array {
  const header = new Uint8Array(HEADER_SIZE);
  const view = new DataView(header.buffer);
  header.set(START);
  view.setUint16(START.length, HEADER_SIZE - START.length - 2, true);
  header.set(MARK, START.length + 2);
  view.setUint16(POSITIONS_AT - 2, 4 * POSITIONS, true);
  let position = HEADER_SIZE;
  [0, ...sizes].forEach((size, i) => {
    position += size;
    view.setUint32(POSITIONS_AT + 4 * i, position, true);
  });
  return header;
}

/** The deflated data of a month (1 to 12) of a dataset, as a stream of its own. */
export function monthOf(dataset: Uint8Array, month: number): Uint8Array<ArrayBuffer> {
  const view = new DataView(dataset.buffer, dataset.byteOffset, dataset.byteLength);
  const at = (i: number) => view.getUint32(POSITIONS_AT + 4 * i, true);
  const data = dataset.subarray(at(month - 1), at(month));
  const stream = new Uint8Array(data.length + LAST_BLOCK.length);
  stream.set(data);
  stream.set(LAST_BLOCK, data.length);
  return stream;
}
