import type { Command } from 'commander';
import { UserError } from '../errors.ts';
import { message } from '../messages/message.ts';
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
    .action(importOrPropose);

async function importOrPropose(
  checkout: string,
  place: string | undefined,
  { proposals, ...options }: PackOptions & { proposals?: string },
  ran: Command,
): Promise<void> {
  if (proposals !== undefined && (place !== undefined || ran.getOptionValueSource('out') === 'cli')) {
    throw new UserError(message('proposalsWithOut'));
  }
  const { importPack, propose } = await import('./import-books.ts');
  if (proposals === undefined) await importPack(checkout, options);
  else propose(checkout, proposals, options);
}
