import { type ParsedFiles, parsedFiles } from '../cache/parsed-files.ts';
import { message } from '../messages/message.ts';
import type { Catalog } from '../model/catalog.ts';
import { BASE_CHECKS, CHECKS, FOLDER_CHECKS, PICTURE_CHECKS } from './checks/index.ts';
import type { DataFiles } from './data-files.ts';
import { dataFolders } from './folders.ts';
import { link } from './link.ts';
import { overlay } from './overlay.ts';
import { idsAtRisk, idsKeptForPacks } from './pack-ids.ts';
import { DataError, fileProblem, type Problem, problemLine } from './problem.ts';
import { readFolder } from './read-folder.ts';
import { type SourceCoverage, sourceCoverage } from './source-coverage.ts';
import { mayBeUnreadable } from './unreadable.ts';
import { validatedReader } from './validated-file.ts';

export interface Validation {
  /** All errors; empty if the data can be used. */
  readonly problems: readonly Problem[];
  /** What a person should know although nothing is wrong: which entries of packs replace earlier ones. */
  readonly notices: readonly Problem[];
  /** How many sources the entries name; null if there are errors. */
  readonly sources: SourceCoverage | null;
}

/** A catalog, and what a person should know about its data although nothing is wrong. */
export interface Linked {
  readonly catalog: Catalog;
  readonly notices: readonly Problem[];
}

/** Checks data folders; see loadCatalog in load-catalog.ts for what they may be. */
export function validateData(data?: string | readonly string[]): Validation {
  const { files, problems, notices } = checkedFiles(dataFolders(data));
  return { problems, notices, sources: files && problems.length === 0 ? sourceCoverage(files) : null };
}

/** Reads and checks data without linking them. Throws {@link DataError} with every problem found. */
export function loadFiles(data?: string | readonly string[]): DataFiles {
  return soundFiles(dataFolders(data)).files;
}

/** Reads, checks and links data folders. Throws {@link DataError} with every problem found. */
export function linkFolders(folders: readonly string[]): Linked {
  const { files, notices } = soundFiles(folders);
  return { catalog: link(files), notices };
}

function soundFiles(folders: readonly string[]): { readonly files: DataFiles; readonly notices: readonly Problem[] } {
  const { files, problems, notices } = checkedFiles(folders);
  if (!files || problems.length > 0) throw new DataError(problems);
  return { files, notices };
}

/** The data after reading and checking; `files` is null if the folders cannot be combined. */
export interface Checked extends Omit<Validation, 'sources'> {
  readonly files: DataFiles | null;
}

/** Reads and checks the same folders at each call; what reads them is made once. */
export function checker(folders: readonly string[]): () => Checked {
  const readValidated = validatedReader(folders);
  return () => checkedFiles(folders, parsedFiles, readValidated);
}

/** Reads and checks data folders, except for what is known already. */
export function checkedFiles(
  folders: readonly string[],
  known = parsedFiles,
  readValidated = validatedReader(folders, known),
): Checked {
  const read = folders.map((folder, i) => readFolder(folder, i > 0, readValidated));
  const checked = checkedTogether(read, known);
  known.save();
  return checked;
}

function checkedTogether(read: readonly ReturnType<typeof readFolder>[], known: ParsedFiles): Checked {
  const problems = read.flatMap(({ problems: found }) => found);
  const whole = read.flatMap(({ files }) => files ?? []);
  const [base, ...packs] = whole;
  if (!base) return { files: null, problems: firstOfFiles(problems), notices: [] };
  const notices: Problem[] = [];
  const files = packs.reduce((before, pack) => {
    // An entry that could not be read still has its id.
    if (problems.length === 0) notices.push(...idsAtRisk(before, pack));
    return overlay(before, pack, notices);
  }, base);
  const inWords = wordProblems(files, base, packs);
  // The checks do not see an entry that a pack replaces.
  if (problems.length + inWords.length + notices.length === 0) {
    known.addSoundWords(read.flatMap(({ keys }) => [...keys.values()]));
  }
  const found = [...inWords, ...PICTURE_CHECKS.flatMap((check) => check(files))];
  const certain = found.filter((problem) => !mayBeUnreadable(problem, files.unreadable));
  const distinct = new Map([...problems, ...certain].map((problem) => [problemLine(problem), problem]));
  return { files, problems: firstOfFiles([...distinct.values()]), notices: firstOfFiles(notices) };
}

/** As many problems of a file as a person can read; if there are more, the last one says how many. */
function firstOfFiles(problems: readonly Problem[]): Problem[] {
  const counts = new Map<string, number>();
  const first = problems.filter(({ file }) => {
    const count = (counts.get(file) ?? 0) + 1;
    counts.set(file, count);
    return count <= MOST_OF_FILE;
  });
  const more = [...counts].filter(([, count]) => count > MOST_OF_FILE);
  return [...first, ...more.map(([file, count]) => fileProblem(file, message('moreOfFile', count - MOST_OF_FILE)))];
}
const MOST_OF_FILE = 200;

/** What is wrong with files by their own content. */
function wordProblems(files: DataFiles, base: DataFiles, packs: readonly DataFiles[]): Problem[] {
  return [
    ...idsKeptForPacks(base),
    ...BASE_CHECKS.flatMap((check) => check(base)),
    ...packs.flatMap((pack) => FOLDER_CHECKS.flatMap((check) => check(pack))),
    ...CHECKS.flatMap((check) => check(files)),
  ];
}
