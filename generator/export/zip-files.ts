import { fileName } from '../contract/file-name.ts';
import { UserError } from '../errors.ts';
import { message } from '../messages/message.ts';
import { type ListedFile, listTree } from '../tree/list.ts';
import { holdsDataset, type Scope, type Years } from '../tree/plan/scope.ts';
import { EVERYTHING, NO_YEARS } from '../tree/plan/selection.ts';
import { yearsToExport } from './tree-years.ts';

/**
 * The files of a tree that an archive has, but the manifest: all of what belongs to no year, and of the given years, or
 * of all, everything but the files of days whose dataset is there too. `expand` makes these again. Throws UserError if the
 * tree cannot be listed, or has no datasets of these years.
 */
export function filesToPack(tree: string, scope: Scope, years: Years | undefined): ListedFile[] {
  yearsToExport(tree, scope, years);
  const selections = years ? [NO_YEARS, { ...EVERYTHING, years: [years] }] : [EVERYTHING];
  const isMade = ({ path }: ListedFile) => {
    const name = fileName(path);
    return name?.kind === 'day' && holdsDataset(scope, name.endpoint, Number(name.date.slice(0, 4)));
  };
  const files = selections.flatMap((selection) =>
    [...listTree(tree, selection)].flatMap((listed) => listed.filter((file) => !isMade(file))),
  );
  if (!files.some(({ path }) => fileName(path)?.kind === 'dataset')) {
    throw new UserError(message('zipWithoutDatasets', tree));
  }
  return files;
}
