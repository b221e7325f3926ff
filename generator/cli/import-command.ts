import { command } from './command.ts';
import type { PackOptions } from './import-books.ts';
import { dataOption, jsonOption } from './options.ts';
import { withOut } from './out.ts';
import { tell } from './spoken.ts';

export const importCommand = () =>
  withOut(
    command('import', tell('aboutImport'), ['../cu-md-sandbox', 'books']).argument(
      '<checkout>',
      tell('checkoutArgument'),
    ),
    tell('packOption'),
    'books',
  )
    .addOption(dataOption())
    .option('--proposals <folder>', tell('proposalsOption'))
    .addOption(jsonOption())
    .action(async (checkout: string, _, { proposals, ...options }: PackOptions & { proposals?: string }) => {
      const { importPack, propose } = await import('./import-books.ts');
      if (proposals === undefined) await importPack(checkout, options);
      else propose(checkout, proposals, options);
    });
