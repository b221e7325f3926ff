import { keyOf, parsedFiles } from '../cache/parsed-files.ts';
import { readBytes } from './disk.ts';
import { KnownWords } from './known-words.ts';
import type { Problem } from './problem.ts';
import { isWide, MOST_ERRORS, type ShapeFault, shapeFaults } from './shapes.ts';
import { soundPart } from './sound-part.ts';
import { type DataPath, Entry, parseSource, Source, valueAt } from './source.ts';
import { ROWS } from './tables.ts';
import { validatorOf } from './validators.ts';

/** The part of a YAML file that matches its schema, and what is wrong with the rest. */
export interface Shaped<T> {
  /** The file without what is left out; undefined if nothing of it can be used. */
  readonly source?: Source<T>;
  readonly problems: readonly Problem[];
  /** Entries of a wrong shape, or the complete file, and where the shape is wrong. */
  readonly left: readonly Unshaped[];
  /** The digest of its bytes and its schema, if nothing is wrong. */
  readonly key?: string;
}

export interface Unshaped {
  readonly entry: Entry<unknown>;
  readonly wrong: readonly DataPath[];
}

/** Schemas of files that are one entry: such a file is used completely or not at all. */
const ONE_ENTRY = ROWS.flatMap(({ schemas, where }) => (where.length === 0 ? schemas : []));

/** Reads a YAML file and checks it against a schema of `schemas/data`. */
export type ReadShaped = <T>(file: string, schema: string) => Shaped<T>;

/** Reads each requested file; a known file is not parsed. The folders have the names that people use for codes. */
export function shapedReader(folders: readonly string[] = [], known = parsedFiles): ReadShaped {
  const words = new KnownWords(folders);
  return <T>(file: string, schema: string): Shaped<T> => {
    const read = readBytes(file);
    if ('problem' in read) return { problems: [read.problem], left: [] };
    const { bytes } = read;
    const key = keyOf(schema, bytes);
    const value = known.value(key, bytes.length);
    if (value !== undefined) {
      return { source: new Source(file, bytes, value as T, known.hasSoundWords(key)), problems: [], left: [], key };
    }
    const { source, problems } = parseSource<T>(file, bytes);
    if (!source) return { problems, left: [] };
    const faults = shapeFaults(`data/${schema}`, source, words);
    if (faults.length > 0) return partOf(source, schema, faults);
    known.addValue(key, source.value);
    return { source, problems: [], left: [], key };
  };
}

function partOf<T>(source: Source<T>, schema: string, faults: readonly ShapeFault[]): Shaped<T> {
  const validator = validatorOf(`data/${schema}`);
  const problems = faults.map(({ path, isKey, reason }) =>
    isKey ? source.problemOfKey(path, reason) : source.problem(path, reason),
  );
  const wrong = faults.map(({ path }) => path);
  const isUnusable =
    ONE_ENTRY.includes(schema) || isWide(source.value) || (validator.errors?.length ?? 0) > MOST_ERRORS;
  const part = isUnusable ? null : soundPart(source.value, wrong, validator);
  const left = (part?.left ?? [[]]).map((path) => ({
    entry: new Entry(source, path, valueAt(source.value, path)),
    wrong: wrong.filter((other) => path.every((step, i) => other[i] === step)),
  }));
  return { ...(part ? { source: new Source(source.file, source.bytes, part.value) } : {}), problems, left };
}
