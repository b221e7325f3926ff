import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type {
  CommemorationData,
  Fasting,
  IconList,
  Labels,
  MenologionMonth,
  Movable,
  RetiredIds,
  Types,
} from '../../schemas/types.ts';
import type { Problem } from './problem.ts';
import type { Shapes } from './shapes.ts';
import { readSource, type Source } from './source.ts';

/** The data files as they were read, each of the shape its schema asks for, not yet linked with each other. */
export interface DataFiles {
  readonly folder: string;
  readonly types: Source<Types>;
  readonly labels: Source<Labels>;
  readonly icons: Source<IconList>;
  readonly menologion: readonly Source<MenologionMonth>[];
  readonly retiredIds: Source<RetiredIds>;
  readonly movable: Source<Movable>;
  readonly fasting: Source<Fasting>;
}

const MONTHS = Array.from({ length: 12 }, (_, i) => `${String(i + 1).padStart(2, '0')}.yaml`);

/** Reads all files of a data folder and checks each against its schema. `files` is null when one cannot be used. */
export function readDataFiles(folder: string, shapes: Shapes): { files: DataFiles | null; problems: Problem[] } {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    const message = 'there is no such data folder: name one with --data';
    return { files: null, problems: [{ file: folder, line: 1, column: 1, path: '', message }] };
  }
  const problems: Problem[] = strayFiles(folder);
  const read = <T>(name: string, schema: string): Source<T> => {
    const { source, problems: found } = readSource<T>(path.join(folder, name));
    problems.push(...(source ? shapes.problems(schema, source) : found));
    return source as Source<T>;
  };
  const files: DataFiles = {
    folder,
    types: read('types.yaml', 'data/types'),
    labels: read('labels.yaml', 'data/labels'),
    icons: read('icons.yaml', 'data/icons'),
    menologion: MONTHS.map((month) => read<MenologionMonth>(`menologion/${month}`, 'data/menologion')),
    retiredIds: read('retired-ids.yaml', 'data/retired-ids'),
    movable: read('movable.yaml', 'data/movable'),
    fasting: read('fasting.yaml', 'data/fasting'),
  };
  return { files: problems.length > 0 ? null : files, problems };
}

/** A file that nothing reads is most often a slip in its name. */
function strayFiles(folder: string): Problem[] {
  const months = path.join(folder, 'menologion');
  if (!existsSync(months)) return [];
  return readdirSync(months)
    .filter((name) => !MONTHS.includes(name))
    .map((name) => ({
      file: path.join(months, name),
      line: 1,
      column: 1,
      path: '',
      message: 'nothing reads a file of this name: months are 01.yaml to 12.yaml',
    }));
}

/** An entry of the menologion with the place where it stands. */
export interface FixedPlace {
  readonly source: Source<MenologionMonth>;
  readonly monthDay: string;
  readonly path: [string, number];
  readonly entry: CommemorationData;
}

/** Every entry of the menologion, in the order of the files. */
export function fixedEntries(files: DataFiles): FixedPlace[] {
  return files.menologion.flatMap((source) =>
    Object.entries(source.value).flatMap(([monthDay, entries]) =>
      entries.map((entry, index): FixedPlace => ({ source, monthDay, path: [monthDay, index], entry })),
    ),
  );
}
