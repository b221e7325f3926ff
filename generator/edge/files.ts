import { type CalendarDate, dateOf, dayNumber, isoDate } from '../calendar/day-number.ts';
import { monthOf } from '../dataset-index.ts';
import { type DailyEndpoint, datasetFile, datasetsFolder, dayPath, type Language } from '../layout.ts';

/** Gives the bytes of a file of the tree by its path below the root, or null where the tree has no such file. */
export type ReadFile = (path: string) => Promise<Uint8Array | null>;

/** The text of a file of the tree, or null. */
export async function readText(read: ReadFile, path: string): Promise<string | null> {
  const bytes = await read(path);
  return bytes && UTF8.decode(bytes);
}
const UTF8 = new TextDecoder();

/** The text of a daily answer: its file, or where the tree has none, the day cut from the dataset of its year. */
export async function readDay(
  read: ReadFile,
  lang: Language,
  endpoint: DailyEndpoint,
  date: CalendarDate,
): Promise<string | null> {
  const name = isoDate(date);
  const own = await readText(read, dayPath(lang, endpoint, name));
  if (own !== null) return own;
  const dataset = await read(`${datasetsFolder()}/${datasetFile(endpoint, date.year, lang)}`);
  return dataset && cutDay(await inflated(monthOf(dataset, date.month)), lang, date);
}

async function inflated(data: Uint8Array<ArrayBuffer>): Promise<string> {
  const { readable, writable } = new DecompressionStream('deflate-raw');
  const writer = writable.getWriter();
  const [text] = await Promise.all([decoded(readable), writer.write(data), writer.close()]);
  return text;
}

async function decoded(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
  return text;
}

/** The answer for one day, cut from the days of its month by the places of its key and the next; nothing is parsed. */
function cutDay(month: string, lang: Language, date: CalendarDate): string | null {
  const name = isoDate(date);
  const next = isoDate(dateOf('gregorian', dayNumber('gregorian', date) + 1));
  const from = month.indexOf(`"${name}":{`);
  if (from < 0) return null;
  const nextKey = month.indexOf(`,"${next}":{`, from);
  const meta = JSON.stringify({ from: name, to: name, count: 1, lang });
  return `{"meta":${meta},"data":{${month.slice(from, nextKey < 0 ? undefined : nextKey)}}}`;
}
