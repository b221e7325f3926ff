import { type CalendarDate, isoDate } from '../calendar/day-number.ts';
import { isDataset, monthInDataset } from '../contract/dataset-file.ts';
import type { DailyEndpoint } from '../contract/endpoints.ts';
import type { Language } from '../contract/languages.ts';
import { datasetFile, datasetsFolder, dayPath } from '../contract/paths.ts';
import { joined } from '../responses/bytes.ts';
import { cutDay } from '../responses/cut-day.ts';

/** Returns the bytes of a file of the tree by its path below the root, or null if the tree has no such file. */
export type ReadFile = (path: string) => Promise<Uint8Array | null>;

/** Inflates raw deflated data to at most so many bytes; throws if there are more. */
export type Inflate = (data: Uint8Array<ArrayBuffer>, most: number) => Uint8Array | Promise<Uint8Array>;

/** The most bytes of a month of a dataset. The largest has 300,000; a thousandth of a hostile one may be deflated. */
const MOST_MONTH_BYTES = 32_000_000;

/** A file of the tree is not what this program writes. Its `code` makes the log show the message without a trace. */
export class DamagedFile extends Error {
  readonly code = 'DAMAGED_FILE';
}

/** Returns the bytes of a daily answer, or null if the tree has none. */
export type ReadDay = (lang: Language, endpoint: DailyEndpoint, date: CalendarDate) => Promise<Uint8Array | null>;

/** Reads a daily answer from its file; if the tree has none, cuts the day from the dataset of its year. */
export function dayReader(read: ReadFile, inflate: Inflate): ReadDay {
  const oneByOne = inOrder();
  return async (lang, endpoint, date) => {
    const own = await read(dayPath(lang, endpoint, isoDate(date)));
    if (own !== null) return own;
    const file = `${datasetsFolder()}/${datasetFile(endpoint, date.year, lang)}`;
    const dataset = await read(file);
    if (dataset === null) return null;
    if (!isDataset(dataset)) throw new DamagedFile(`${file} is not a dataset`);
    return oneByOne(async () => {
      const month = await inflate(monthInDataset(dataset, date.month), MOST_MONTH_BYTES);
      return cutDay(month, lang, date)?.file ?? null;
    });
  };
}

/** Does pieces of work one after another, so that only one of them needs memory. */
function inOrder(): <R>(work: () => Promise<R>) => Promise<R> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
}

/** Inflates with a stream, which every host has. Other work goes on between its pieces. */
export async function inflateByStream(
  data: Uint8Array<ArrayBuffer>,
  most: number = MOST_MONTH_BYTES,
): Promise<Uint8Array> {
  const { readable, writable } = new DecompressionStream('deflate-raw');
  const writer = writable.getWriter();
  const written = Promise.all([writer.write(data), writer.close()]);
  // The reader gets the same error first.
  written.catch(() => {});
  const reader = readable.getReader();
  const pieces: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    pieces.push(next.value);
    if (size <= most) continue;
    await reader.cancel();
    throw new DamagedFile(`a month of a dataset has more than ${most} bytes`);
  }
  await written;
  return joined(pieces);
}
