import { type CalendarDate, dateOf, dayNumber, isoDate } from '../calendar/day-number.ts';
import { monthOf } from '../contract/dataset-file.ts';
import type { DailyEndpoint } from '../contract/endpoints.ts';
import type { Language } from '../contract/languages.ts';
import { datasetFile, datasetsFolder, dayPath } from '../contract/paths.ts';
import { encoded, find, joined } from '../responses/bytes.ts';

/** Returns the bytes of a file of the tree by its path below the root, or null if the tree has no such file. */
export type ReadFile = (path: string) => Promise<Uint8Array | null>;

/** Inflates raw deflated data. */
export type Inflate = (data: Uint8Array<ArrayBuffer>) => Uint8Array | Promise<Uint8Array>;

/** Returns the bytes of a daily answer, or null if the tree has none. */
export type ReadDay = (lang: Language, endpoint: DailyEndpoint, date: CalendarDate) => Promise<Uint8Array | null>;

/** Reads a daily answer from its file; if the tree has none, cuts the day from the dataset of its year. */
export function dayReader(read: ReadFile, inflate: Inflate): ReadDay {
  return async (lang, endpoint, date) => {
    const own = await read(dayPath(lang, endpoint, isoDate(date)));
    if (own !== null) return own;
    const dataset = await read(`${datasetsFolder()}/${datasetFile(endpoint, date.year, lang)}`);
    return dataset && cutDay(await inflate(monthOf(dataset, date.month)), lang, date);
  };
}

/** Inflates with a stream, which every host has. */
export async function inflateByStream(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const { readable, writable } = new DecompressionStream('deflate-raw');
  const writer = writable.getWriter();
  const [bytes] = await Promise.all([new Response(readable).arrayBuffer(), writer.write(data), writer.close()]);
  return new Uint8Array(bytes);
}

/** The answer for one day, cut from the days of its month from its key to the next one, without parsing. */
function cutDay(month: Uint8Array, lang: Language, date: CalendarDate): Uint8Array | null {
  const name = isoDate(date);
  const next = isoDate(dateOf('gregorian', dayNumber('gregorian', date) + 1));
  const from = find(month, `"${name}":{`);
  if (from < 0) return null;
  const nextKey = find(month, `,"${next}":{`, from);
  const meta = JSON.stringify({ from: name, to: name, count: 1, lang });
  const day = month.subarray(from, nextKey < 0 ? undefined : nextKey);
  return joined([encoded(`{"meta":${meta},"data":{`), day, encoded('}}')]);
}
