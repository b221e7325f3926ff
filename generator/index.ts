/**
 * The exports of this package for other programs; docs/reference/node.md shows each. What computes answers from a catalog
 * is loaded with this module. What reads data, or reads and writes trees, is loaded when one of its functions is called.
 */
import type { Validation } from './catalog/load.ts';
import type { Problem } from './catalog/problem.ts';
import type { Change } from './diff/changes.ts';
import type { DiffOptions, TreeDiff } from './diff/compare-trees.ts';
import type { ExpandOptions } from './mirror/expand.ts';
import type { MirrorOptions } from './mirror/mirror.ts';
import type { Mirrored, MirrorListener } from './mirror/options.ts';
import type { Catalog } from './model/catalog.ts';
import type { Finding } from './tree/disk/integrity.ts';
import type { Joined, JoinOptions } from './tree/join.ts';
import type { GenerateOptions } from './tree/plan/options.ts';
import type { Listener, Summary } from './tree/run.ts';

export type * from '../schemas/types.ts';
export { DataError } from './catalog/problem.ts';
export type { Endpoint } from './contract/endpoints.ts';
export type { Language, TextLanguage } from './contract/languages.ts';
export * as layout from './contract/layout.ts';
export type * from './contract/requests.ts';
export type { Day } from './days/day.ts';
export { daysOf } from './days/year.ts';
export { type Calendar, type CalendarOptions, createCalendar } from './engine/calendar.ts';
export { createEngine, type Engine, type EngineOptions } from './engine/engine.ts';
export { UserError } from './errors.ts';
export { format } from './messages/format.ts';
export type { Message } from './messages/message.ts';
export type { Host, Shard, TextForm, Years } from './tree/plan/scope.ts';
export type { Selection } from './tree/plan/selection.ts';
export type { Plan } from './tree/run.ts';
export type {
  Catalog,
  Change,
  DiffOptions,
  ExpandOptions,
  Finding,
  GenerateOptions,
  Joined,
  JoinOptions,
  Listener,
  Mirrored,
  MirrorListener,
  MirrorOptions,
  Problem,
  Summary,
  TreeDiff,
  Validation,
};

/**
 * Reads, checks and links data.
 *
 * @param data a folder, or folders: each later one adds entries to those before it, or replaces entries by id. The data
 *   of the package come first if the first folder has no `labels.yaml`, and are the only data if no folder is named.
 * @param heard gets what a person should know about the data although nothing is wrong: which entries are replaced
 * @returns the catalog: plain data, which nothing changes
 * @throws {@link DataError} with every problem found
 * @example
 * const catalog = await loadCatalog(); // the data of the package
 * const ours = await loadCatalog('my-data'); // with the saints of our parish
 */
export async function loadCatalog(
  data?: string | readonly string[],
  heard?: (notices: readonly Problem[]) => void,
): Promise<Catalog> {
  const { loadCatalog: load } = await import('./catalog/load-catalog.ts');
  return load(data, heard);
}

/**
 * Reads and checks data, and finds every problem.
 *
 * @param data folders as for {@link loadCatalog}
 * @returns all problems, each with its file, line and column; none if the data can be used
 */
export async function validateData(data?: string | readonly string[]): Promise<Validation> {
  const { validateData: validate } = await import('./catalog/load.ts');
  return validate(data);
}

/**
 * Makes a folder contain the tree of these options and nothing else. Parts that exist already are not made again, and
 * only files whose bytes differ are replaced. The work is shared by processes.
 *
 * @param options of the tree; by default the whole tree is written into the folder `out`
 * @param listener gets the plan before anything is written, and the progress
 * @returns how many files and bytes were written
 * @throws {@link DataError} if the data have an error; {@link UserError} if an option is wrong, the folder is not a tree,
 *   another process writes to it, or the disk has no room. In these cases nothing has been written. If the disk fails
 *   later, a UserError says so too, and the next run continues.
 * @example
 * const { files, bytes } = await generate({ years: 2026, out: 'site' });
 */
export async function generate(options?: GenerateOptions, listener?: Listener): Promise<Summary> {
  const { generate: make } = await import('./tree/generate.ts');
  return make(options, listener);
}

/**
 * Reads a whole tree and finds every file that is missing, extra, truncated or altered.
 *
 * @param out the folder of the tree
 * @param progress gets the number of files read so far
 * @param key files of public keys, of which one must have signed the tree
 * @returns the findings; none if the tree is whole
 * @throws {@link UserError} if there is no tree, or it was never finished, or a key cannot be used
 */
export async function verifyTree(
  out: string,
  progress?: (files: number) => void,
  key: string | readonly string[] = [],
): Promise<Finding[]> {
  const [{ verifyTree: verify }, { readTrustedKeys }] = await Promise.all([
    import('./tree/verify.ts'),
    import('./tree/disk/keys.ts'),
  ]);
  return verify(out, progress, readTrustedKeys(key));
}

/**
 * Compares what two trees say of days, commemorations and texts.
 *
 * @param before the folder of the older tree
 * @param after the folder of the newer tree
 * @param options which years and languages are compared; by default all that both trees have
 * @returns what was compared, and the changes
 * @throws {@link UserError} if a folder has no tree that can be read, or the trees have nothing in common
 */
export async function diffTrees(before: string, after: string, options?: DiffOptions): Promise<TreeDiff> {
  const { compareTrees } = await import('./diff/compare-trees.ts');
  return compareTrees(before, after, options).diff;
}

/**
 * Makes the parts of a tree again that have findings: files that differ are replaced, and extra ones are deleted.
 * Everything else stays as it is.
 *
 * @param out the folder of the tree
 * @param findings of {@link verifyTree}
 * @param data the folders from which the tree was made, as for {@link loadCatalog}
 * @param listener gets the plan and the progress
 * @returns how many files and bytes were written, and how many paths changed
 * @throws {@link UserError} if the tree was made from other data or by another version
 */
export async function repairTree(
  out: string,
  findings: readonly Finding[],
  data?: string | readonly string[],
  listener?: Listener,
): Promise<Summary> {
  const [{ repairTree: repair }, { dataFolders }] = await Promise.all([
    import('./tree/repair.ts'),
    import('./catalog/folders.ts'),
  ]);
  return repair(out, findings, dataFolders(data), listener);
}

/**
 * Joins the shards of a tree in one folder: checks that every part is there and fits, and writes the files of the whole.
 *
 * @param out the folder with the parts of all shards, or only with their records
 * @param options whether the files are elsewhere, and perhaps a listing of them; who signs the tree
 * @returns how many files and parts the tree has, and which files join wrote
 * @throws {@link UserError} that names what is missing, damaged or extra, or the option in which shards differ
 */
export async function joinTree(out: string, options: JoinOptions = {}): Promise<Joined> {
  const { joinTree: join } = await import('./tree/join.ts');
  return join(out, options);
}

/**
 * Makes a folder a verified copy of a site, or brings it up to date.
 *
 * @param options the address of the site, and the folder
 * @param listener gets what the copy lacks, and what a person should know
 * @returns how many files the copy has and changed, and how much was fetched
 * @throws {@link UserError} if the site cannot be mirrored; the copy is then as it was
 * @example
 * const { changed } = await mirrorSite({ site: 'https://example.org', out: 'mirror', key: 'pub.pem' });
 */
export async function mirrorSite(options: MirrorOptions, listener?: MirrorListener): Promise<Mirrored> {
  const { mirrorSite: mirror } = await import('./mirror/mirror.ts');
  return mirror(options, listener);
}

/**
 * Makes a tree from datasets in a folder, and the lists of their tree beside them.
 *
 * @param options the folder, and the folder of the tree
 * @param listener as for {@link mirrorSite}
 * @returns how many files the tree has and changed
 * @throws {@link UserError} if the folder lacks something; the tree is then as it was
 */
export async function expandFolder(options: ExpandOptions, listener?: MirrorListener): Promise<Mirrored> {
  const { expandFolder: expand } = await import('./mirror/expand.ts');
  return expand(options, listener);
}
