import { InvalidArgumentError, Option } from 'commander';
import { dataFolders } from '../catalog/folders.ts';
import { LANGUAGES } from '../contract/languages.ts';
import { UserError } from '../errors.ts';
import { nameParser } from '../tree/plan/options.ts';
import { localize, localized } from './localize.ts';

/**
 * Parses the text of an argument as a check, so that an error names the option. The text itself is passed on, because
 * commander turns a parsed null into an empty text.
 */
export function checked(read: (text: string) => unknown): (text: string) => string {
  return (text) => {
    try {
      read(text);
      return text;
    } catch (error) {
      throw error instanceof UserError ? new InvalidArgumentError(localize(error.reason)) : error;
    }
  };
}

/** May be used more than once. */
export const dataOption = () =>
  new Option('--data <folder>', localized('dataOption'))
    .argParser((folder: string, before: string[]) => [...before, folder])
    .default([], dataFolders().join());
/** May be used more than once. */
export const keyOption = () =>
  new Option('--key <file>', localized('keyOption')).argParser((file: string, before: string[] = []) => [
    ...before,
    file,
  ]);
export const signOption = () => new Option('--sign <file>', localized('signOption'));
export const jsonOption = () => new Option('--json', localized('jsonOption')).default(false);
export const messagesOption = () =>
  new Option('--messages <language>', localized('messagesOption'))
    .choices(LANGUAGES)
    .argParser(checked(nameParser(LANGUAGES)));
