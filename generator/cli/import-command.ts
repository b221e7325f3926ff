import { command } from './command.ts';
import type { PackOptions } from './import-books.ts';
import { localized } from './localize.ts';
import { dataOption, jsonOption } from './options.ts';
import { withOut } from './out.ts';

export const importCommand = () =>
  withOut(
    command('import', localized('aboutImport'), ['../cu-md-sandbox', 'books']).argument(
      '<checkout>',
      localized('checkoutArgument'),
    ),
    localized('packOption'),
    'books',
  )
    .addOption(dataOption())
    .option('--proposals <folder>', localized('proposalsOption'))
    .addOption(jsonOption())
    .action(async (checkout: string, _, { proposals, ...options }: PackOptions & { proposals?: string }) => {
      const { importPack, propose } = await import('./import-books.ts');
      if (proposals === undefined) await importPack(checkout, options);
      else propose(checkout, proposals, options);
    });
