import { InvalidArgumentError, Option } from 'commander';
import { dataFolders } from '../catalog/folders.ts';
import { StopError } from '../errors.ts';

/**
 * Reads the text of an argument to see whether it can be read, so that what is wrong is said with the name of the option.
 * The text is handed on as it is: commander makes an empty text of what is read as null.
 */
export function checked(read: (text: string) => unknown): (text: string) => string {
  return (text) => {
    try {
      read(text);
      return text;
    } catch (error) {
      throw error instanceof StopError ? new InvalidArgumentError(error.message) : error;
    }
  };
}

/** May be given more than once. */
export const dataOption = () =>
  new Option(
    '--data <folder>',
    'folder of data; one without a labels.yaml, or given after another, adds to what is there or replaces it by id',
  )
    .argParser((folder: string, before: string[]) => [...before, folder])
    .default([], dataFolders().join());
export const outOption = () => new Option('--out <folder>', 'folder of the tree').default('out');
export const jsonOption = () => new Option('--json', 'print what a program can read').default(false);
