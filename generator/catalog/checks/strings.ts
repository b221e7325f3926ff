import type { DataFiles } from '../data-files.ts';
import type { DataPath, Entry } from '../source.ts';

/** So many faults of one string are told of at once; to find the place of each takes as long as to read to it. */
export const MOST_FAULTS = 20;

/** A string of the data with its place. */
export interface Placed {
  readonly entry: Entry<unknown>;
  readonly path: DataPath;
  readonly text: string;
  /** Whether it is a text, in which paragraphs and HTML may stand; all others are plain and on one line. */
  readonly isText: boolean;
}

/** All strings of all files. */
export function stringsOf(files: DataFiles): Placed[] {
  const { readings, books, ...lists } = files;
  const { script, capitals, wording, ...tables } = books;
  const listed = Object.values({ ...lists, ...readings, ...tables }).flatMap(
    (list: readonly (Entry<unknown> | { entry: Entry<unknown> })[]) =>
      list.map((item) => ('entry' in item ? item.entry : item)),
  );
  const entries = [...listed, ...[script, capitals, wording].filter((entry) => entry !== null)];
  return entries.flatMap((entry) => [...stringsIn(entry, entry.value, [])]);
}

function* stringsIn(entry: Entry<unknown>, value: unknown, path: DataPath): Iterable<Placed> {
  if (typeof value === 'string') yield { entry, path, text: value, isText: isText(path) };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    yield* stringsIn(entry, member, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

/** A piece of a canon or an akathist has a `text`, hymns and narratives have `texts` by language; `church` beside them. */
function isText(path: DataPath): boolean {
  return (['text', 'church'].includes(String(path.at(-1))) && path.length > 1) || path.at(-2) === 'texts';
}
