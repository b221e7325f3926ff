import { Argument, Option } from 'commander';
import { printableJson } from '../printable.ts';
import { parseYears } from '../tree/plan/options.ts';
import { command } from './command.ts';
import { localized } from './localize.ts';
import { checked, jsonOption } from './options.ts';

interface Flags {
  readonly to: string;
  readonly years?: string;
  readonly json: boolean;
}

export const exportZipCommand = () =>
  command('zip', localized('aboutExportZip'), ['out', '--to', 'menologion.zip'], 'export zip')
    .addArgument(new Argument('[tree]', localized('zipTreeArgument')).default('out'))
    .addOption(new Option('--to <file>', localized('toOption')).default('menologion.zip'))
    .option('--years <years>', localized('zipYearsOption'), checked(parseYears))
    .addOption(jsonOption())
    .action(async (tree: string, { to, years, json }: Flags) => {
      const { exportZip } = await import('../export/zip.ts');
      const written = await exportZip({ tree, to, years: years === undefined ? null : parseYears(years) });
      console.log(json ? printableJson(written) : localized('zipWritten', to, written.files, written.size));
    });
