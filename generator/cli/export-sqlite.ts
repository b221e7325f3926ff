import { Argument, type Command, Option } from 'commander';
import { UserError } from '../errors.ts';
import { message } from '../messages/message.ts';
import { printableJson } from '../printable.ts';
import { defaultOrigin, parseOrigin, parseYears } from '../tree/plan/options.ts';
import { command } from './command.ts';
import { localized } from './localize.ts';
import { checked, dataOption, jsonOption } from './options.ts';

interface Flags {
  readonly to: string;
  readonly data: readonly string[];
  readonly years?: string;
  readonly historical: boolean;
  readonly origin: string;
  readonly json: boolean;
}

/** The options that say how answers are made from data. */
const OF_DATA = ['data', 'historical', 'origin'] as const;

export const exportSqliteCommand = () =>
  command('sqlite', localized('aboutExportSqlite'), ['--years', '2026', '--to', 'menologion.db'], 'export sqlite')
    .addArgument(new Argument('[tree]', localized('treeInsteadArgument')))
    .addOption(dataOption())
    .addOption(new Option('--to <file>', localized('toOption')).default('menologion.db'))
    .option('--years <years>', localized('exportYearsOption'), checked(parseYears))
    .option('--historical', localized('historicalOption'), false)
    .option('--origin <origin>', localized('originOption'), checked(parseOrigin), defaultOrigin())
    .addOption(jsonOption())
    .action(async (tree: string | undefined, { json, years, origin, ...flags }: Flags, ran: Command) => {
      const strange = OF_DATA.find((name) => tree !== undefined && ran.getOptionValueSource(name) === 'cli');
      if (strange) throw new UserError(message('notWithTree', `--${strange}`));
      const [{ exportSqlite }, { exportListener }] = await Promise.all([
        import('../export/sqlite.ts'),
        import('./progress.ts'),
      ]);
      const listener = exportListener();
      const options = {
        ...flags,
        tree,
        origin: parseOrigin(origin),
        ...(years === undefined ? {} : { years: parseYears(years) }),
      };
      const written = await exportSqlite(options, listener).finally(() => listener.finish());
      if (json) console.log(printableJson(written));
      else console.log(localized('databaseWritten', flags.to, written.years, written.bytes));
    });
