import { crc32, inflateRawSync } from 'node:zlib';
import {
  type DatasetMonth,
  datasetMonth,
  HEADER_SIZE,
  isDataset,
  monthPlace,
  monthStream,
} from '../contract/dataset-file.ts';
import { datasetOf } from '../tree/parts/dataset.ts';

/** The bytes of a range, or the whole file from a host without ranges. */
export interface Ranged {
  readonly bytes: Uint8Array;
  readonly isWhole: boolean;
}
/** Asks for the bytes of a dataset from one position to before another. */
export type RangeReader = (from: number, to: number) => Promise<Ranged>;

const MONTHS = Array.from({ length: 12 }, (_, i) => i + 1);
/** The most bytes of a month of a dataset; see edge/files.ts. */
const MOST_MONTH_BYTES = 32_000_000;

/**
 * A dataset of this size from an old one, the changed months by ranges. The digest of the result says whether it is
 * right. Null if it cannot be made so.
 */
export async function datasetFrom(
  range: RangeReader,
  size: number,
  old: Uint8Array,
  changed: readonly number[],
): Promise<Uint8Array | null> {
  if (!isDataset(old)) return null;
  const [only, ...others] = changed;
  const found =
    only !== undefined && others.length === 0
      ? await oneMonth(range, size, old, only)
      : await someMonths(range, size, changed);
  if (found === null || found instanceof Uint8Array) return found;
  return datasetOf(MONTHS.map((month) => found.get(month) ?? datasetMonth(old, month)));
}

type Found = ReadonlyMap<number, DatasetMonth> | Uint8Array | null;

/** A single changed month begins where the old one did, and the sizes of the files say where it ends. */
async function oneMonth(range: RangeReader, size: number, old: Uint8Array, month: number): Promise<Found> {
  const [from, to] = monthPlace(old, month);
  const end = to + size - old.length;
  if (end <= from || end > size) return null;
  const { bytes, isWhole } = await range(from, end);
  return isWhole ? bytes : new Map([[month, measured(bytes)]]);
}

/** Several changed months are where the new header says. */
async function someMonths(range: RangeReader, size: number, changed: readonly number[]): Promise<Found> {
  const head = await range(0, HEADER_SIZE);
  if (head.isWhole) return head.bytes;
  if (!isDataset(head.bytes) || head.bytes.length < HEADER_SIZE) return null;
  const found = new Map<number, DatasetMonth>();
  for (const month of changed) {
    const [from, to] = monthPlace(head.bytes, month);
    if (to <= from || to > size) return null;
    const { bytes, isWhole } = await range(from, to);
    if (isWhole) return bytes;
    found.set(month, { ...datasetMonth(head.bytes, month), deflated: bytes });
  }
  return found;
}

/** A month with its checks; of what cannot be inflated they are wrong, and so is the digest of the dataset. */
function measured(deflated: Uint8Array): DatasetMonth {
  try {
    const bytes = inflateRawSync(monthStream(deflated), { maxOutputLength: MOST_MONTH_BYTES });
    return { deflated, crc: crc32(bytes), size: bytes.length };
  } catch {
    return { deflated, crc: 0, size: 0 };
  }
}
