import type { Catalog } from '../model/catalog.ts';
import { CHECKS, FOLDER_CHECKS } from './checks/index.ts';
import type { DataFiles } from './data-files.ts';
import { dataFolders } from './folders.ts';
import { link } from './link.ts';
import { overlay, type Replacement } from './overlay.ts';
import { DataError, type Problem, problemLine } from './problem.ts';
import { readFolder } from './read-folder.ts';
import { Shapes } from './shapes.ts';
import { type SourceCoverage, sourceCoverage } from './source-coverage.ts';

export interface Validation {
  /** Everything that is wrong; empty where the data can be used. */
  readonly problems: readonly Problem[];
  /** What packs put in the place of earlier entries. */
  readonly replaced: readonly Replacement[];
  /** How many sources the entries name; null where something is wrong. */
  readonly sources: SourceCoverage | null;
}

/** Checks data folders, which are taken as {@link loadCatalog} takes them. */
export function validateData(data?: string | readonly string[]): Validation {
  const { files, problems, replaced } = checkedFiles(dataFolders(data));
  return { problems, replaced, sources: files && problems.length === 0 ? sourceCoverage(files) : null };
}

/**
 * Reads, checks and links data. Throws {@link DataError} with every problem found.
 *
 * @param data a folder, or folders of which each later one adds to those before it or replaces by id. Before a first
 *   folder without a `labels.yaml` stand the data that the package brings; they stand alone where no folder is named.
 * @example
 * const catalog = await loadCatalog(); // the data of the package
 * const ours = await loadCatalog('my-data'); // with the saints of our parish
 */
export async function loadCatalog(data?: string | readonly string[]): Promise<Catalog> {
  return link(loadFiles(data));
}

/** Reads and checks data, which are taken as {@link loadCatalog} takes them, without linking them. */
export function loadFiles(data?: string | readonly string[]): DataFiles {
  const { files, problems } = checkedFiles(dataFolders(data));
  if (!files || problems.length > 0) throw new DataError(problems);
  return files;
}

function checkedFiles(folders: readonly string[]): Omit<Validation, 'sources'> & { files: DataFiles | null } {
  const shapes = new Shapes();
  const read = folders.map((folder, i) => readFolder(folder, i > 0, shapes));
  const problems = read.flatMap(({ problems: found }) => found);
  const whole = read.flatMap(({ files }) => files ?? []);
  const [base, ...packs] = whole;
  if (!base || problems.length > 0) return { files: null, problems, replaced: [] };
  const replaced: Replacement[] = [];
  const files = packs.reduce((before, pack) => overlay(before, pack, replaced), base);
  const found = [
    ...packs.flatMap((pack) => FOLDER_CHECKS.flatMap((check) => check(pack))),
    ...CHECKS.flatMap((check) => check(files)),
  ];
  const distinct = new Map(found.map((problem) => [problemLine(problem), problem]));
  return { files, problems: [...distinct.values()], replaced };
}
