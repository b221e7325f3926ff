import { Option } from 'commander';
import { command } from './command.ts';
import type { PackOptions } from './import-books.ts';
import { dataOption, jsonOption } from './options.ts';
import { tell } from './spoken.ts';

const packOption = () => new Option('--out <folder>', tell('packOption')).default('books');

export const importCommand = () =>
  command('import', tell('aboutImport'))
    .argument('<checkout>', tell('checkoutArgument'))
    .addOption(packOption())
    .option('--proposals <folder>', tell('proposalsOption'))
    .addOption(dataOption())
    .addOption(jsonOption())
    .action(async (checkout: string, { proposals, ...options }: PackOptions & { proposals?: string }) => {
      const { importPack, propose } = await import('./import-books.ts');
      if (proposals === undefined) await importPack(checkout, options);
      else propose(checkout, proposals, options);
    });
