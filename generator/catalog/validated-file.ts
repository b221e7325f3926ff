import { keyOf, parsedFiles } from '../cache/parsed-files.ts';
import { readBytes } from './disk.ts';
import { KnownWords } from './known-words.ts';
import type { Problem } from './problem.ts';
import { isWide, MOST_ERRORS, type SchemaFault, schemaFaults } from './schema-faults.ts';
import { type DataPath, Entry, parseSource, Source, valueAt } from './source.ts';
import { ROWS } from './tables.ts';
import { validatorOf } from './validators.ts';

/** The part of a YAML file that matches its schema, and what is wrong with the rest. */
export interface ValidatedFile<T> {
  /** The file without its invalid entries; undefined if nothing of it can be used. */
  readonly source?: Source<T>;
  readonly problems: readonly Problem[];
  /** The entries that do not match, or the complete file, and the places where. */
  readonly invalid: readonly InvalidEntry[];
  /** The digest of its bytes and its schema, if nothing is wrong. */
  readonly key?: string;
}

export interface InvalidEntry {
  readonly entry: Entry<unknown>;
  readonly wrong: readonly DataPath[];
}

/** Schemas of files that are one entry: such a file is used completely or not at all. */
const ONE_ENTRY = ROWS.flatMap(({ schemas, where }) => (where.length === 0 ? schemas : []));

/** Reads a YAML file and checks it against a schema of `schemas/data`. */
export type ReadValidated = <T>(file: string, schema: string) => ValidatedFile<T>;

/** Reads each requested file; a known file is not parsed. The folders have the names that people use for codes. */
export function validatedReader(folders: readonly string[] = [], known = parsedFiles): ReadValidated {
  const words = new KnownWords(folders);
  return <T>(file: string, schema: string): ValidatedFile<T> => {
    const read = readBytes(file);
    if ('problem' in read) return { problems: [read.problem], invalid: [] };
    const { bytes } = read;
    const key = keyOf(schema, bytes);
    const value = known.value(key, bytes.length);
    if (value !== undefined) {
      return { source: new Source(file, bytes, value as T, known.hasSoundWords(key)), problems: [], invalid: [], key };
    }
    const { source, problems } = parseSource<T>(file, bytes);
    if (!source) return { problems, invalid: [] };
    const faults = schemaFaults(`data/${schema}`, source, words);
    if (faults.length > 0) return partOf(source, schema, faults);
    known.addValue(key, source.value);
    return { source, problems: [], invalid: [], key };
  };
}

function partOf<T>(source: Source<T>, schema: string, faults: readonly SchemaFault[]): ValidatedFile<T> {
  const validator = validatorOf(`data/${schema}`);
  const problems = faults.map(({ path, isKey, reason }) =>
    isKey ? source.problemOfKey(path, reason) : source.problem(path, reason),
  );
  const wrong = faults.map(({ path }) => path);
  const isUnusable =
    ONE_ENTRY.includes(schema) || isWide(source.value) || (validator.errors?.length ?? 0) > MOST_ERRORS;
  const part = isUnusable ? null : recoveredPart(source.value, wrong, validator);
  const invalid = (part?.invalid ?? [[]]).map((path) => ({
    entry: new Entry(source, path, valueAt(source.value, path)),
    wrong: wrong.filter((other) => path.every((step, i) => other[i] === step)),
  }));
  return { ...(part ? { source: new Source(source.file, source.bytes, part.value) } : {}), problems, invalid };
}

interface RecoveredPart<T> {
  readonly value: T;
  /** What is omitted: entries of a list, or keys. */
  readonly invalid: readonly DataPath[];
}

/**
 * The usable part of a file that does not match its schema: all entries except those with wrong pieces. A list keeps an
 * empty place for each omitted entry, so that the others keep their positions. Null if the rest does not match the
 * schema of the file either.
 */
function recoveredPart<T>(
  value: T,
  wrong: readonly DataPath[],
  matches: (value: unknown) => boolean,
): RecoveredPart<T> | null {
  const invalid = [
    ...new Map(wrong.map((path) => entryOf(value, path)).map((path) => [path.join('\n'), path])).values(),
  ];
  if (invalid.some((path) => path.length === 0)) return null;
  const closed = mapped(value, invalid, (list, places) => list.filter((_, i) => !places.includes(i)));
  if (!matches(closed)) return null;
  const open = mapped(value, invalid, (list, places) => {
    const holed = [...list];
    for (const place of places) delete holed[place];
    return holed;
  });
  return { value: open as T, invalid };
}

/** The entry of a piece: an item of the file or of one of its lists, or everything under a key. */
function entryOf(value: unknown, path: DataPath): DataPath {
  if (Array.isArray(value)) return path.slice(0, 1);
  const list = (value as Readonly<Record<string | number, unknown>> | null)?.[path[0] ?? ''];
  return path.slice(0, Array.isArray(list) ? 2 : 1);
}

type Thinned = (list: readonly unknown[], places: readonly number[]) => unknown[];

/** The value without the omitted keys; `thinned` says how lists lose items. */
function mapped(value: unknown, invalid: readonly DataPath[], thinned: Thinned): unknown {
  if (Array.isArray(value)) {
    const places = invalid.flatMap(([place]) => (typeof place === 'number' ? [place] : []));
    return places.length === 0 ? value : thinned(value, places);
  }
  const members = Object.entries(value as Readonly<Record<string, unknown>>);
  return Object.fromEntries(
    members.flatMap(([key, member]) => {
      const within = invalid.filter(([step]) => step === key).map(([, ...rest]) => rest);
      if (within.some((rest) => rest.length === 0)) return [];
      return [[key, within.length === 0 ? member : mapped(member, within, thinned)]];
    }),
  );
}
