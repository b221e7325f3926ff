import { counted, size } from './amounts.ts';

/** What export zip reports, and why it cannot write an archive. */
export const zip = {
  aboutExportZip: 'write one archive of a tree, from which expand makes the tree again',
  zipTreeArgument: 'folder of the tree',
  zipYearsOption: 'only these years, besides what belongs to no year',
  zipWithoutDatasets: (tree: string) =>
    `${tree} has no datasets of these years, and an archive has the days as datasets: generate them with --datasets, ` +
    'or choose other years with --years',
  zipOfDamaged: (file: string) => `${file} is not the file that the tree lists: run verify to see what else differs`,
  treeChangedMeanwhile: (tree: string) => `${tree} was changed while it was read: run the command again`,
  zipWithoutRoom: (to: string, wanted: number, free: number) =>
    `up to ${size(wanted)} are needed, but only ${size(free)} are free at ${to}: free some space, narrow the years with ` +
    '--years, or choose another place with --to',
  zipInTree: (to: string, tree: string) => `${to} is inside the tree ${tree}: choose another place with --to`,
  zipFolderMissing: (to: string, folder: string) =>
    `${to} cannot be written, because there is no folder ${folder}: make it, or choose another place with --to`,
  zipOverOther: (to: string) =>
    `${to} exists and is no archive of this program: delete it, or choose another place with --to`,
  zipWritten: (to: string, files: number, bytes: number) =>
    `${counted(files, { one: 'file', other: 'files' })} in ${to}, ${size(bytes)}`,
};
