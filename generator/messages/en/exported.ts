import { counted, percent, size } from './amounts.ts';

const YEARS = { one: 'year', other: 'years' };
/** What export writes. */
const A_KIND = { database: 'a database', archive: 'an archive' };

/** What export reports, and why it refuses. */
export const exported = {
  aboutExport: 'write everything into one file',
  aboutExportSqlite: 'write an SQLite database of all answers, from the data or from a tree',
  aboutExportZip: 'write one archive of a tree, from which expand makes the tree again',
  treeInsteadArgument: 'folder of a tree to read in place of the data',
  treeArgument: 'folder of the tree',
  toOption: 'file to write',
  exportYearsOption:
    'years of the days: 2026, 2000-2100, now, or none (default: all years of the tree, or 2000-2100 from the data)',
  zipYearsOption: 'only these years, besides what belongs to no year',

  exportPlanned: (years: number, bytes: number, free: number) =>
    `${counted(years, YEARS)}, about ${size(bytes)} at most (${size(free)} free)`,
  yearsDone: (share: number, years: number) => `${percent(share)}: ${counted(years, YEARS)} done`,
  yearsBar: '{bar} {percentage}% | {value} of {total} years | {eta_formatted} left',
  databaseWritten: (to: string, years: number, bytes: number) =>
    `${to}: a database of ${counted(years, YEARS)}, ${size(bytes)}`,
  archiveWritten: (to: string, files: number, bytes: number) =>
    `${to}: an archive of ${counted(files, { one: 'file', other: 'files' })}, ${size(bytes)}`,

  notWithTree: (flag: string) =>
    `a tree is read in place of the data, so ${flag} has no meaning beside it: leave one of the two out`,
  exportInTree: (to: string, tree: string) =>
    `${to} is inside the tree ${tree}, which would no longer be whole: choose another place with --to`,
  exportFolderMissing: (to: string, folder: string) =>
    `${to} cannot be written because there is no folder ${folder}: create it first, or choose another place with --to`,
  exportThroughLink: (to: string) =>
    `${to} is a symbolic link, and a file is never written through a link: delete it or choose another place with --to`,
  exportOverFolder: (to: string) => `${to} is a folder: name a file with --to`,
  exportOverOther: (to: string, kind: keyof typeof A_KIND) =>
    `${to} is not ${A_KIND[kind]} that this program wrote, and is left as it is: choose another place with --to`,
  exportPlaceTaken: (to: string, work: string) =>
    `${to} is written in the folder ${work} first, but that is a file or a link: delete it or choose another place with --to`,
  exportTooLarge: (to: string, wanted: number, free: number) =>
    `up to ${size(wanted)} are needed, but only ${size(free)} are free where ${to} would be: ` +
    'free some space, name fewer years with --years, or choose another place with --to',
  exportDiskFull: (to: string, free: number) =>
    `${to} was not written, because the disk is full or fails (${size(free)} are free): ` +
    'free some space or choose another place with --to',
  treeLacksYears: (tree: string, first: number, last: number) =>
    `${tree} does not have all years from ${first} to ${last}: name others with --years`,
  treeLacks: (tree: string, names: readonly string[]) =>
    `${tree} does not have everything that the database contains (it lacks ${names.join(', ')}): ` +
    'take a tree with all languages and endpoints, or name no tree to read the data',
  treeAnswersStrange: (tree: string) =>
    `the answers in ${tree} have another form than those of this program: use the version that made the tree`,
  treeChangedMeanwhile: (tree: string) => `${tree} was changed while it was read: run the command again`,
  zipNeedsYears: 'an archive has the days of at least one year: write --years 2026, or leave it out for all years',
  zipWithoutDatasets: (tree: string) =>
    `${tree} has no datasets of these years, and an archive has the days as datasets: generate them with --datasets, ` +
    'or choose other years with --years',
};
