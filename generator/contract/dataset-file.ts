/**
 * Where each month is in a yearly dataset, so that a day can be cut out without inflating the year. The file is one
 * ordinary gzip member (RFC 1952), which every gunzip reads completely. Inside, each month is deflated without
 * reference to the months before it, and the extra field of the header says where it starts.
 *
 * The header consists of ten bytes that are always the same, the length of the extra field, and two subfields in it,
 * each with its mark and its own length. `Mo` has thirteen positions in the file: the start of each month and the end
 * of December. `Mc` has the CRC-32 and the inflated size of each month, so that a dataset can be put together from
 * months without inflating them. Numbers are little-endian.
 */

const START = [0x1f, 0x8b, 0x08, 0x04, 0, 0, 0, 0, 0, 0xff];
const MARK = [0x4d, 0x6f];
const CHECKS_MARK = [0x4d, 0x63];
const MONTHS = 12;
const POSITIONS_AT = START.length + 2 + MARK.length + 2;
/** How many bytes at the beginning say where all months are. */
export const PLACES_SIZE = POSITIONS_AT + 4 * (MONTHS + 1);
const CHECKS_AT = PLACES_SIZE + CHECKS_MARK.length + 2;
/** How many bytes at the beginning say where the months are, and how to put a dataset together from them. */
export const HEADER_SIZE = CHECKS_AT + 8 * MONTHS;

/** An empty last block, which ends a stream of deflated data (RFC 1951). */
const LAST_BLOCK = [0x03, 0x00];

/** A month of a dataset: its deflated data, and the CRC-32 and the size in bytes of the inflated data. */
export interface DatasetMonth {
  readonly deflated: Uint8Array;
  readonly crc: number;
  readonly size: number;
}

/** The header of a dataset with these months. */
export function datasetHeader(months: readonly DatasetMonth[]): Uint8Array {
  const header = new Uint8Array(HEADER_SIZE);
  const view = new DataView(header.buffer);
  header.set(START);
  view.setUint16(START.length, HEADER_SIZE - START.length - 2, true);
  header.set(MARK, START.length + 2);
  view.setUint16(POSITIONS_AT - 2, 4 * (MONTHS + 1), true);
  header.set(CHECKS_MARK, CHECKS_AT - 4);
  view.setUint16(CHECKS_AT - 2, 8 * MONTHS, true);
  let position = HEADER_SIZE;
  view.setUint32(POSITIONS_AT, position, true);
  months.forEach(({ deflated, crc, size }, i) => {
    position += deflated.length;
    view.setUint32(POSITIONS_AT + 4 * (i + 1), position, true);
    view.setUint32(CHECKS_AT + 8 * i, crc, true);
    view.setUint32(CHECKS_AT + 8 * i + 4, size, true);
  });
  return header;
}

/** Whether bytes begin like a dataset, up to the positions of the months. */
export function isDataset(bytes: Uint8Array): boolean {
  const has = (expected: readonly number[], at: number) => expected.every((byte, i) => bytes[at + i] === byte);
  return bytes.length >= PLACES_SIZE && has(START, 0) && has(MARK, START.length + 2);
}

/**
 * Where a month (1 to 12) is in a dataset: its first byte and the first byte after it. The beginning of the file is
 * enough.
 */
export function monthPlace(beginning: Uint8Array, month: number): readonly [from: number, to: number] {
  const view = viewOf(beginning);
  const at = (i: number) => view.getUint32(POSITIONS_AT + 4 * i, true);
  return [at(month - 1), at(month)];
}

/** A month (1 to 12) of a dataset. */
export function datasetMonth(dataset: Uint8Array, month: number): DatasetMonth {
  const view = viewOf(dataset);
  const checks = CHECKS_AT + 8 * (month - 1);
  return {
    deflated: dataset.subarray(...monthPlace(dataset, month)),
    crc: view.getUint32(checks, true),
    size: view.getUint32(checks + 4, true),
  };
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

/** The deflated data of a month (1 to 12) of a dataset, as a complete stream. */
export function monthInDataset(dataset: Uint8Array, month: number): Uint8Array<ArrayBuffer> {
  return monthStream(dataset.subarray(...monthPlace(dataset, month)));
}

/** The deflated data of a month, as a complete stream. */
export function monthStream(deflated: Uint8Array): Uint8Array<ArrayBuffer> {
  const stream = new Uint8Array(deflated.length + LAST_BLOCK.length);
  stream.set(deflated);
  stream.set(LAST_BLOCK, deflated.length);
  return stream;
}
