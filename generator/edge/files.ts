import { type CalendarDate, dateOf, dayNumber, isoDate } from '../calendar/day-number.ts';
import { type DailyEndpoint, datasetFile, datasetsFolder, dayPath, type Language } from '../layout.ts';

/** Gives the bytes of a file of the tree by its path below the root, or null where the tree has no such file. */
export type ReadFile = (path: string) => Promise<Uint8Array | null>;

/** The text of a file of the tree, or null. */
export async function readText(read: ReadFile, path: string): Promise<string | null> {
  const bytes = await read(path);
  return bytes && new TextDecoder().decode(bytes);
}

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
  return dataset && cutDay(await unzip(dataset), lang, date);
}

async function unzip(bytes: Uint8Array): Promise<string> {
  const stream = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).text();
}

/** The answer for one day, cut from that of a year by the places of its key and the next; nothing is parsed. */
function cutDay(year: string, lang: Language, date: CalendarDate): string | null {
  const name = isoDate(date);
  const next = isoDate(dateOf('gregorian', dayNumber('gregorian', date) + 1));
  const from = year.indexOf(`"${name}":{`);
  if (from < 0) return null;
  const nextKey = year.indexOf(`,"${next}":{`, from);
  const to = nextKey < 0 ? year.length - '}}'.length : nextKey;
  const meta = JSON.stringify({ from: name, to: name, count: 1, lang });
  return `{"meta":${meta},"data":{${year.slice(from, to)}}}`;
}
