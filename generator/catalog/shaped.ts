import { statSync } from 'node:fs';
import { readBytes } from './disk.ts';
import { keyOf, knownData } from './known-data.ts';
import { KnownWords } from './known-words.ts';
import type { Problem } from './problem.ts';
import type { ShapeFault, Shapes } from './shapes.ts';
import { soundPart } from './sound-part.ts';
import { type DataPath, Entry, parseSource, Source, valueAt } from './source.ts';

/** What of a YAML file has the shape of its schema, and what is wrong with the rest. */
export interface Shaped<T> {
  /** The file without what is left out; undefined where nothing of it can be used. */
  readonly source?: Source<T>;
  readonly problems: readonly Problem[];
  /** Entries, or the file as a whole, that have another shape, and the places where they have it. */
  readonly left: readonly Unshaped[];
  /** What its bytes and its schema are known by, where nothing is wrong. */
  readonly key?: string;
}

export interface Unshaped {
  readonly entry: Entry<unknown>;
  readonly wrong: readonly DataPath[];
}

/** Schemas of files that are one entry: such a file is taken as a whole or not at all. */
const ONE_ENTRY = /^(?:texts\/|readings\/usage$|books\/(?:script|capitals|wording)$)/;

/** Reads a YAML file and holds it against a schema of `schemas/data`. */
export type ReadShaped = <T>(file: string, schema: string) => Shaped<T>;

/** Reads whatever it is asked for; what is known is not parsed. What people call codes is looked for in the folders. */
export function shapedReader(shapes: Shapes, folders: readonly string[] = [], known = knownData): ReadShaped {
  const words = new KnownWords(folders);
  return <T>(file: string, schema: string): Shaped<T> => {
    const read = readBytes(file);
    if ('problem' in read) return { problems: [read.problem], left: [] };
    const { bytes } = read;
    const key = keyOf(schema, bytes);
    const value = known.value(key, bytes.length);
    if (value !== undefined) return { source: new Source(file, bytes, value as T), problems: [], left: [], key };
    const { source, problems } = parseSource<T>(file, bytes);
    if (!source) return { problems, left: [] };
    const faults = shapes.faults(`data/${schema}`, source, words);
    if (faults.length > 0) return partOf(source, schema, faults, shapes);
    known.addValue(key, source.value);
    return { source, problems: [], left: [], key };
  };
}

function partOf<T>(source: Source<T>, schema: string, faults: readonly ShapeFault[], shapes: Shapes): Shaped<T> {
  const problems = faults.map(({ path, isKey, saying }) =>
    isKey ? source.problemOfKey(path, saying) : source.problem(path, saying),
  );
  const wrong = faults.map(({ path }) => path);
  const part = ONE_ENTRY.test(schema) ? null : soundPart(source.value, wrong, shapes.check(`data/${schema}`));
  const left = (part?.left ?? [[]]).map((path) => ({
    entry: new Entry(source, path, valueAt(source.value, path)),
    wrong: wrong.filter((other) => path.every((step, i) => other[i] === step)),
  }));
  return { ...(part ? { source: new Source(source.file, source.bytes, part.value) } : {}), problems, left };
}

/** The same, which gives what it gave before of a file that has not been written since. */
export function rereader(read: ReadShaped): ReadShaped {
  const known = new Map<string, { stamp: string; shaped: Shaped<unknown> }>();
  return <T>(file: string, schema: string): Shaped<T> => {
    const before = known.get(file);
    const stamp = stampOf(file);
    if (stamp !== null && before?.stamp === stamp) return before.shaped as Shaped<T>;
    const shaped = read<T>(file, schema);
    if (stamp === null) known.delete(file);
    else known.set(file, { stamp, shaped });
    return shaped;
  };
}

/** What is another after every writing or renaming of a file; null where there is none that can be looked at. */
function stampOf(file: string): string | null {
  try {
    const { dev, ino, size, mtimeNs, ctimeNs } = statSync(file, { bigint: true });
    return [dev, ino, size, mtimeNs, ctimeNs].join();
  } catch {
    return null;
  }
}
