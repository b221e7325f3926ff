import { statSync } from 'node:fs';
import { dataFolders } from '../catalog/folders.ts';
import type { Problem } from '../catalog/problem.ts';
import { DATED_YEARS } from '../contract/endpoints.ts';
import { UserError } from '../errors.ts';
import { message } from '../messages/message.ts';
import { isSystemError } from '../tree/disk/out-folder.ts';
import type { Years } from '../tree/plan/scope.ts';
import { fillDatabase } from './contents.ts';
import { dataSource } from './data-source.ts';
import { createDatabase, DATABASE } from './database.ts';
import type { ExportSource } from './source.ts';
import { checkRoom, checkTarget, isDiskFailure, writeTarget } from './target.ts';
import { treeSource } from './tree-source.ts';

/** What is exported, and where to. */
export interface SqliteOptions {
  /** The database file. */
  readonly to: string;
  /** The years; null for none. By default all years of a tree, or of data those whose dates commemorations list. */
  readonly years?: Years | null;
  /** A tree to take the answers from, in place of data. */
  readonly tree?: string | undefined;
  readonly data: readonly string[];
  /** Start of the addresses in answers from data. */
  readonly origin: string;
  readonly historical: boolean;
}

/** Gets what a person should know about the data, the plan, and the progress after every year. */
export interface ExportListener {
  noticed(notices: readonly Problem[]): void;
  planned(plan: { readonly years: number; readonly bytes: number; readonly free: number }): void;
  progressed(years: number): void;
}

/** What was written. */
export interface Exported {
  readonly years: number;
  readonly bytes: number;
}

/** About how many bytes a database has without years, and a year adds: a little more than was measured. */
const BYTES_OF_TEXTS = 60_000_000;
const BYTES_OF_YEAR = 2_000_000;

/**
 * Writes a database of all answers of some years, or nothing. The same answers give the same bytes, whether they come
 * from data or from a tree. Throws DataError, and UserError if the place, the tree or the disk does not permit it.
 */
export async function exportSqlite(options: SqliteOptions, listener: ExportListener): Promise<Exported> {
  const { to, tree } = options;
  const data = tree === undefined ? dataFolders(options.data) : [];
  checkTarget(to, DATABASE, data, tree);
  const source = await sourceOf(options, data, listener);
  const years = source.years.length;
  const bytes = BYTES_OF_TEXTS + years * BYTES_OF_YEAR;
  listener.planned({ years, bytes, free: checkRoom(to, bytes) });
  await writeTarget(to, async (file) => {
    const database = createDatabase(file);
    try {
      await fillDatabase(database, source, (done) => listener.progressed(done));
    } catch (error) {
      throw failure(error, options);
    } finally {
      database.close();
    }
  });
  return { years, bytes: statSync(to).size };
}

function sourceOf(
  { tree, years, origin, historical }: SqliteOptions,
  data: readonly string[],
  { noticed }: ExportListener,
): Promise<ExportSource> | ExportSource {
  if (tree !== undefined) return treeSource(tree, years);
  return dataSource({ data, years: years === undefined ? DATED_YEARS : years, origin, historical }, noticed);
}

/** The error for what stopped an export: it may be a tree whose answers have another form than ours. */
function failure(error: unknown, { tree }: SqliteOptions): unknown {
  if (tree === undefined || error instanceof UserError || isSystemError(error) || isDiskFailure(error)) return error;
  return new UserError(message('treeAnswersStrange', tree), { cause: error });
}
