import { Command, Option } from 'commander';
import type { PackOptions } from './import-books.ts';
import { dataOption, jsonOption } from './options.ts';

const packOption = () => new Option('--out <folder>', 'folder of the pack').default('books');

export const importCommand = () =>
  new Command('import')
    .description('read the Moscow service books and write what is not there yet as a pack of data')
    .argument('<checkout>', 'a clone of https://github.com/slavonic/cu-md-sandbox')
    .addOption(packOption())
    .option('--proposals <folder>', 'write no pack, but a table a book of its texts and whose they may be')
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (checkout: string, { proposals, ...options }: PackOptions & { proposals?: string }) => {
      const { importPack, propose } = await import('./import-books.ts');
      if (proposals === undefined) importPack(checkout, options);
      else propose(checkout, proposals, options);
    });
