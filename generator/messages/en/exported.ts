import { counted, percent, size } from './amounts.ts';

const YEARS = { one: 'year', other: 'years' };

/** What export reports, and why it refuses. */
export const exported = {
  aboutExport: 'write everything into one file',
  aboutExportSqlite: 'write an SQLite database of all answers, from the data or from a tree',
  toOption: 'file to write',
  fromOption: 'tree to read in place of the data',
  exportYearsOption:
    'years of the days: 2026, 2000-2100, now, or none (default: all years of the tree, or 2000-2100 from the data)',

  exportPlanned: (years: number, bytes: number, free: number) =>
    `${counted(years, YEARS)}, about ${size(bytes)} at most (${size(free)} free)`,
  yearsDone: (share: number, years: number) => `${percent(share)}: ${counted(years, YEARS)} done`,
  yearsBar: '{bar} {percentage}% | {value} of {total} years | {eta_formatted} left',
  databaseWritten: (to: string, years: number, bytes: number) =>
    `${to}: a database of ${counted(years, YEARS)}, ${size(bytes)}`,

  notWithFrom: (flag: string) =>
    `--from reads a tree in place of the data, so ${flag} has no meaning beside it: leave one of the two out`,
  exportInTree: (to: string, tree: string) =>
    `${to} is inside the tree ${tree}, which would no longer be whole: choose another place with --to`,
  exportFolderMissing: (to: string, folder: string) =>
    `${to} cannot be written because there is no folder ${folder}: create it first`,
  exportThroughLink: (to: string) =>
    `${to} is a symbolic link, and a file is never written through a link: delete it or choose another place with --to`,
  exportOverFolder: (to: string) => `${to} is a folder: name a file with --to`,
  exportOverOther: (to: string) =>
    `${to} is not a database that this program wrote, and is left as it is: choose another place with --to`,
  exportPlaceTaken: (to: string, work: string) =>
    `${to} is written in the folder ${work} first, but that is a file or a link: delete it or choose another place with --to`,
  exportTooLarge: (to: string, wanted: number, free: number) =>
    `about ${size(wanted)} are needed, but only ${size(free)} are free where ${to} would be: ` +
    'free some space, name fewer years with --years, or choose another place with --to',
  exportDiskFull: (to: string, free: number) =>
    `${to} was not written, because the disk is full or fails (${size(free)} are free): ` +
    'free some space or choose another place with --to',
  treeLacksYears: (tree: string, first: number, last: number) =>
    `${tree} does not have all years from ${first} to ${last}: name others with --years, or leave out --from`,
  treeLacks: (tree: string, names: readonly string[]) =>
    `${tree} does not have everything that the database contains (it lacks ${names.join(', ')}): ` +
    'take a tree with all languages and endpoints, or leave out --from',
  treeFileAltered: (file: string) =>
    `${file} is missing or is not the one that the tree lists: verify names all such files, and generate makes them again`,
  treeAnswersStrange: (tree: string) =>
    `the answers in ${tree} have another form than those of this program: use the version that made the tree`,
};
