import { Option } from 'commander';
import { command } from './command.ts';
import type { PackOptions } from './import-books.ts';
import { localized } from './localize.ts';
import { dataOption, jsonOption } from './options.ts';

const packOption = () => new Option('--out <folder>', localized('packOption')).default('books');

export const importCommand = () =>
  command('import', localized('aboutImport'))
    .argument('<checkout>', localized('checkoutArgument'))
    .addOption(packOption())
    .option('--proposals <folder>', localized('proposalsOption'))
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (checkout: string, { proposals, ...options }: PackOptions & { proposals?: string }) => {
      const { importPack, propose } = await import('./import-books.ts');
      if (proposals === undefined) await importPack(checkout, options);
      else propose(checkout, proposals, options);
    });
